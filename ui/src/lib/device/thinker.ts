// The second worker: bots and hints think here, so that tables go on meanwhile. The first one hands on what it has made of Python, then works.
import { type Ready, startPython } from './python'

const home = (globalThis as unknown as { name: string }).name
interface Thinking { think(work: Uint8Array): Uint8Array }
let starting: Promise<Thinking>

/** Wake. Under the number 0 it is told that Python has woken; under -1, why it cannot. */
function begin(ready: Ready): void {
  starting = startPython(home, ready).then(([python]) => python.pyimport('dvergar.site.device.thinking') as Thinking)
  starting.then(
    () => postMessage([0, new Uint8Array()]),
    (error: unknown) => postMessage([-1, new TextEncoder().encode(String(error))]),
  )
}

globalThis.onmessage = async (event: MessageEvent<Ready | [number, Uint8Array]>) => {
  if (!Array.isArray(event.data)) begin(event.data)
  else {
    const [number, work] = event.data
    postMessage([number, (await starting).think(work)])
  }
}
