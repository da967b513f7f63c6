// Python in a worker: Pyodide and the package of Dvergar, from files that lie beside the page.
import type { Files } from './disk'

export interface Python {
  FS: Files
  runPython(code: string): unknown
  pyimport(name: string): unknown
  unpackArchive(data: Uint8Array, kind: string, how: { extractDir: string }): void
}

/** Fetch a file of Python that the site keeps compressed, whatever its host does with what it sends. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(`${address}.gz`)
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/zip'
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': type } })
}

/** Start Python with Dvergar; `home` is where the site lies. */
export async function startPython(home: string): Promise<Python> {
  const folder = new URL('python/', home).href
  const { fetch } = globalThis
  globalThis.fetch = (source, init) => (/\.(wasm|zip)$/.test(String(source)) ? fetched(String(source)) : fetch(source, init)) // Pyodide asks for these by itself
  const [{ loadPyodide }, packed, lockFileContents] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(how: object): Promise<Python> }>,
    fetch(`${folder}dvergar.tar.zst`).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`dvergar.tar.zst: ${answer.status}`)))),
    fetch(`${folder}pyodide-lock.json`).then((answer) => answer.text()),
  ])
  const python = await loadPyodide({ indexURL: folder, lockFileContents })
  globalThis.fetch = fetch
  python.unpackArchive(new Uint8Array(packed), 'zstdtar', { extractDir: String(python.runPython('import sys; next(path for path in sys.path if path.endswith("site-packages"))')) })
  return python
}
