// The second worker: bots and hints think here, so that tables go on meanwhile.
import { startPython } from './python'

const home = (globalThis as unknown as { name: string }).name
const starting = startPython(home).then((python) => python.pyimport('dvergar.site.device.bridge') as { think(work: Uint8Array): Uint8Array })

// under the number 0: Python has woken; under -1: why it cannot
starting.then(
  () => postMessage([0, new Uint8Array()]),
  (error: unknown) => postMessage([-1, new TextEncoder().encode(String(error))]),
)

globalThis.onmessage = async (event: MessageEvent<[number, Uint8Array]>) => {
  const [number, work] = event.data
  postMessage([number, (await starting).think(work)])
}
