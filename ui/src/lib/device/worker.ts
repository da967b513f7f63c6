// The worker that keeps this device: it waits until no other page of the browser does, then runs the tables and answers all pages.
import { type Ask, type Tell, channelName, lockName, pageLock } from './messages'
import { type Handle, mountDisk, openDisk } from './disk'
import { type Ready, startPython } from './python'

type Bytes = Uint8Array<ArrayBuffer>
const FILES = ['dvergar.sqlite', 'dvergar.sqlite-journal']
const PATIENCE = 40 // tries, 50 ms each, to open files that a page which has just gone may still hold

/** Python's side: `dvergar.site.device.bridge`. */
interface Bridge {
  begin(): Promise<void>
  stop(): Promise<void>
  ask(method: string, address: string, headers: string, body: string): Promise<[number, string, Bytes]>
  open(line: number, address: string, headers: string): void
  say(line: number, text: string): void
  close(line: number): void
  image(): Promise<Bytes>
}

const home = (globalThis as unknown as { name: string }).name
const channel = new BroadcastChannel(channelName(home))
const tell = (message: Tell): void => channel.postMessage(message)
const device = crypto.randomUUID()

const lines = new Map<number, { page: string; line: number }>() // by their numbers in Python
const numbers = new Map<string, number>() // of a page's lines
const pages = new Set<string>()
let count = 0

/** Forget a page as soon as it has gone, however that happens: it holds a lock as long as it lives. */
function watch(page: string, bridge: Bridge): void {
  if (pages.has(page)) return
  pages.add(page)
  void navigator.locks.request(pageLock(home, page), () => {
    pages.delete(page)
    for (const [number, line] of lines) {
      if (line.page !== page) continue
      lines.delete(number)
      numbers.delete(`${page} ${line.line}`)
      bridge.close(number)
    }
  })
}

function said(number: number, kind: string, text: string): void {
  const line = lines.get(number)
  if (!line) return
  if (kind === 'open') tell({ t: 'opened', ...line })
  else if (kind === 'text') tell({ t: 'text', ...line, text })
  else {
    lines.delete(number)
    numbers.delete(`${line.page} ${line.line}`)
    tell({ t: 'closed', ...line, code: Number(text) })
  }
}

/** Start the second worker, for Python, with what this one has made of it. */
function thinker(ready: Ready, answered: (number: number, answer: Uint8Array) => void) {
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: home })
  worker.onmessage = (event: MessageEvent<[number, Uint8Array]>) => answered(...event.data)
  worker.onerror = (event) => answered(-1, new TextEncoder().encode(event.message || 'the worker does not start'))
  worker.postMessage(ready)
  return { ask: (number: number, work: Uint8Array) => worker.postMessage([number, work]), end: () => worker.terminate() }
}

async function disk(): Promise<Record<string, Handle> | null> {
  for (let tries = 0; ; tries++) {
    try {
      return await openDisk(`dvergar ${encodeURIComponent(new URL(home).pathname)}`, FILES)
    } catch (error) {
      if ((error as Error).name !== 'NoModificationAllowedError') return null // a private window, or a browser that keeps nothing
      if (tries === PATIENCE) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Put another database in the place of this one; return the status of the answer. Whoever talks to this worker afterwards finds nobody: all pages begin anew. */
async function restore(data: Uint8Array, bridge: Bridge, handles: Record<string, Handle> | null): Promise<number> {
  if (!handles) return 409
  await bridge.stop()
  const [file, journal] = FILES.map((name) => handles[name]!)
  journal!.truncate(0)
  journal!.flush()
  file!.truncate(0)
  file!.write(data, { at: 0 })
  file!.flush()
  return 200
}

async function answer(message: Ask, bridge: Bridge, handles: Record<string, Handle> | null): Promise<void> {
  const { page } = message
  const reply = (n: number, status: number, headers = '[]', body = new Uint8Array()) => tell({ t: 'answer', page, n, status, headers: JSON.parse(headers) as [string, string][], body })
  if (message.t === 'ask' || message.t === 'save' || message.t === 'restore') {
    try {
      if (message.t === 'ask') reply(message.n, ...(await bridge.ask(message.method, message.address, JSON.stringify(message.headers), message.body)))
      else if (message.t === 'save') reply(message.n, 200, '[]', await bridge.image())
      else reply(message.n, await restore(message.data, bridge, handles))
    } catch (error) {
      console.error(error)
      reply(message.n, 500)
    }
  } else if (message.t === 'open') {
    const number = ++count
    lines.set(number, { page, line: message.line })
    numbers.set(`${page} ${message.line}`, number)
    bridge.open(number, message.address, JSON.stringify(message.headers))
  } else if (message.t === 'say') {
    const number = numbers.get(`${page} ${message.line}`)
    if (number) bridge.say(number, message.text)
  } else if (message.t === 'shut') {
    const number = numbers.get(`${page} ${message.line}`)
    if (number) {
      lines.delete(number)
      numbers.delete(`${page} ${message.line}`)
      bridge.close(number)
    }
  }
}

async function keep(): Promise<void> {
  tell({ t: 'waking' })
  const handles = await disk()
  const fresh = handles !== null && handles[FILES[0]!]!.getSize() === 0
  const [python, ready] = await startPython(home)
  if (handles) mountDisk(python.FS, '/device', handles)
  else python.FS.mkdirTree('/device')
  const { Bridge } = python.pyimport('dvergar.site.device.bridge') as { Bridge: (folder: string, tell: unknown, thinker: unknown) => Bridge }
  const bridge = Bridge('/device', said, (answered: (number: number, answer: Uint8Array) => void) => thinker(ready, answered))
  await bridge.begin()
  const here: Tell = { t: 'ready', device, kept: handles !== null, fresh }
  channel.onmessage = (event: MessageEvent<Ask>) => {
    if (!('page' in event.data)) return
    watch(event.data.page, bridge)
    if (event.data.t === 'hello') tell(here)
    else void answer(event.data, bridge, handles)
  }
  tell(here)
  await new Promise(() => undefined) // the device is kept until this worker ends
}

void navigator.locks.request(lockName(home), () =>
  keep().catch((error: unknown) => {
    console.error(error)
    tell({ t: 'failed', text: String(error), held: (error as Error).name === 'NoModificationAllowedError' })
  }),
)
