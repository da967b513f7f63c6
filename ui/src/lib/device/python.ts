// Python in a worker: Pyodide and the package of Dvergar, from files that lie beside the page.
import type { Files } from './disk'
import { unpack } from './tar'

export interface Python {
  FS: Files
  pyimport(name: string): unknown
}

/** What one Python has made of the files of the site, so that a second one need not do it again. */
export interface Ready {
  module: WebAssembly.Module
  packages: Uint8Array<ArrayBuffer> // as a tar
}

/** Python's side of a compressed file and of what it reads from it. */
interface Packed {
  read(size: number): { toJs(): Uint8Array; destroy(): void; length: number }
  close(): void
}

const PACKED = '/packed' // where the packages lie in Python's file system until they are unpacked
const ONCE = 1 << 20 // bytes that are unpacked at a time: all at once would leave Python with so much more memory for ever

/** Fetch a file of Python that the site keeps compressed, whatever its host does with what it sends. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(`${address}.gz`)
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/zip'
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': type } })
}

/** Start Pyodide, which asks for the rest of itself by itself; `module` is what it would compile, where that is done already. Return what it has compiled, too. */
async function started(folder: string, module?: WebAssembly.Module): Promise<[Python, WebAssembly.Module]> {
  const { fetch } = globalThis
  const { instantiateStreaming } = WebAssembly
  let made = module
  globalThis.fetch = (source, init) => {
    const address = String(source)
    if (address.endsWith('.wasm') && made) return Promise.resolve(new Response())
    return /\.(wasm|zip)$/.test(address) ? fetched(address) : fetch(source, init)
  }
  WebAssembly.instantiateStreaming = async (source, imports) => {
    made ??= await WebAssembly.compileStreaming(source)
    return { module: made, instance: await WebAssembly.instantiate(made, imports) }
  }
  try {
    const [{ loadPyodide }, lockFileContents] = await Promise.all([
      import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(how: object): Promise<Python> }>,
      fetch(`${folder}pyodide-lock.json`).then((answer) => answer.text()),
    ])
    const python = await loadPyodide({ indexURL: folder, lockFileContents })
    return [python, made!]
  } finally {
    globalThis.fetch = fetch
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}

/** Return the packages, which only Python can decompress. */
function decompressed(python: Python, packed: Uint8Array): Uint8Array<ArrayBuffer> {
  python.FS.writeFile(PACKED, packed, { canOwn: true })
  const file = (python.pyimport('compression.zstd') as { open(path: string): Packed }).open(PACKED)
  const parts: Uint8Array[] = []
  for (;;) {
    const part = file.read(ONCE)
    const { length } = part
    if (length) parts.push(part.toJs())
    part.destroy()
    if (!length) break
  }
  file.close()
  python.FS.unlink(PACKED)
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Start Python with Dvergar; `home` is where the site lies, `ready` what another worker hands on. */
export async function startPython(home: string, ready?: Ready): Promise<[Python, Ready]> {
  const folder = new URL('python/', home).href
  const [[python, module], packed] = await Promise.all([
    started(folder, ready?.module),
    ready ? null : fetch(`${folder}dvergar.tar.zst`).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`dvergar.tar.zst: ${answer.status}`)))),
  ])
  const packages = ready?.packages ?? decompressed(python, new Uint8Array(packed!))
  const path = (python.pyimport('sys') as { path: { toJs(): string[] } }).path.toJs().find((each) => each.endsWith('site-packages'))!
  unpack(python.FS, path, packages)
  return [python, { module, packages }]
}
