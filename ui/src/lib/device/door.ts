// The door to this device: requests and sockets of the page go to the one worker that keeps it, whichever page of this browser has started that.
import { Refusal } from '../connection/api'
import type { Door, Line } from '../connection/door'
import { type Ask, type Tell, channelName, pageLock } from './messages'
import { device } from './device.svelte'
import { begin as install } from './offline'

const home = new URL('./', document.baseURI).href
const page = crypto.randomUUID?.() ?? ''
const JAR = 'dvergar-device' // in localStorage: this browser's cookies for the application in the worker
const KEPT = 'dvergar-kept' // in localStorage: which worker has kept something here last
const SILENCE = 5000 // ms after which a worker that does not greet is taken for asleep
const STATIC = /^api\/(words\/|guide\/|games$|house$)/ // lies beside the page, as texts

const GONE = 1006

class DeviceLine implements Line {
  readyState: number = WebSocket.CONNECTING
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  number: number

  constructor(number: number) {
    this.number = number
  }

  send(text: string): void {
    send({ page, t: 'say', line: this.number, text })
  }

  close(): void {
    send({ page, t: 'shut', line: this.number })
    this.end(1000)
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    lines.delete(this.number)
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

const lines = new Map<number, DeviceLine>()
const answers = new Map<number, { asked: Ask; done: (answer: Response) => void; fail: (error: Error) => void }>()
const waiting: Ask[] = [] // until a worker greets
let channel: BroadcastChannel
let keeper = ''
let count = 0

function send(message: Ask): void {
  if (keeper) channel.postMessage(message)
  else waiting.push(message)
}

const cookies = (): Record<string, string> => JSON.parse(localStorage.getItem(JAR) ?? '{}') as Record<string, string>

function keepCookies(headers: [string, string][]): void {
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') continue
    const found = /^([^=]+)=([^;]*)/.exec(value)
    const kept = cookies()
    if (!found) continue
    if (/max-age=0\b/i.test(value)) delete kept[found[1]!]
    else kept[found[1]!] = found[2]!
    localStorage.setItem(JAR, JSON.stringify(kept))
  }
}

function headers(more: [string, string][] = []): [string, string][] {
  const cookie = Object.entries(cookies()).map(([name, value]) => `${name}=${value}`).join('; ')
  return cookie ? [...more, ['cookie', cookie]] : more
}

/** Whoever kept the device has gone: lines are opened anew, and what is asked waits for the next one. */
function orphaned(): void {
  if (!keeper) return
  keeper = ''
  for (const line of [...lines.values()]) line.end(GONE)
  for (const [n, { asked, fail }] of answers) {
    if (asked.t === 'ask' && asked.method === 'GET') waiting.push(asked) // asked again; whatever else was asked may have been done already
    else {
      answers.delete(n)
      fail(new Error('the page that kept this device has been closed'))
    }
  }
}

function heard(message: Tell): void {
  if (message.t === 'waking') {
    orphaned()
    device.phase = 'waking'
  } else if (message.t === 'ready') {
    if (keeper === message.device) return
    orphaned()
    keeper = message.device
    device.phase = 'ready'
    device.kept = message.kept
    device.lost ||= message.fresh && message.kept && ![null, message.device].includes(localStorage.getItem(KEPT))
    if (message.kept) localStorage.setItem(KEPT, message.device)
    for (const each of waiting.splice(0)) channel.postMessage(each)
  } else if (message.t === 'failed') {
    device.phase = message.held ? 'asleep' : 'failed'
    device.trouble = message.text
    for (const [n, answer] of answers) { answers.delete(n); answer.fail(unable()) }
  } else if (message.t === 'gone') location.reload()
  else if (message.page !== page) return
  else if (message.t === 'answer') {
    keepCookies(message.headers)
    const plain = message.headers.filter(([name]) => name !== 'set-cookie')
    answers.get(message.n)?.done(new Response([204, 304].includes(message.status) ? null : message.body, { status: message.status, headers: plain }))
    answers.delete(message.n)
  } else {
    const line = lines.get(message.line)
    if (message.t === 'opened' && line) {
      line.readyState = WebSocket.OPEN
      line.onopen?.(new Event('open'))
    } else if (message.t === 'text') line?.onmessage?.(new MessageEvent('message', { data: message.text }))
    else if (message.t === 'closed') line?.end(message.code)
  }
}

function answered(make: (n: number) => Ask): Promise<Response> {
  const n = ++count
  return new Promise((done, fail) => {
    const asked = make(n)
    answers.set(n, { asked, done, fail })
    send(asked)
  })
}

/** Why nothing can be asked here, for whoever tries. */
const unable = (): Refusal => new Refusal({ error: 'away', word: `page-here-${device.phase}`, args: { reason: device.trouble.slice(0, 200) }, text: device.trouble })

/** Whether this browser has all that Python in a worker needs. */
const able = (): boolean => !!page && 'WebAssembly' in window && 'BroadcastChannel' in window && 'locks' in navigator && 'DecompressionStream' in window

async function wake(): Promise<void> {
  channel = new BroadcastChannel(channelName(home))
  channel.onmessage = (event: MessageEvent<Tell>) => heard(event.data)
  void navigator.locks.request(pageLock(home, page), () => new Promise(() => undefined))
  await install(home)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: home })
  worker.onerror = (event) => heard({ t: 'failed', text: event.message || 'the worker does not start', held: false })
  channel.postMessage({ page, t: 'hello' } satisfies Ask)
  setTimeout(async () => {
    const { held = [] } = await navigator.locks.query()
    if (!keeper && device.phase === 'waking' && held.some((each) => each.name === `dvergar device ${home}` && each.clientId !== page)) channel.postMessage({ page, t: 'hello' } satisfies Ask)
  }, SILENCE)
}

/** The database of this device as a file. */
export const saved = (): Promise<Response> => answered((n) => ({ page, t: 'save', n }))

/** Put another database in the place of this device's; all its pages begin anew. */
export async function restored(data: Uint8Array, jar: Record<string, string>): Promise<boolean> {
  const answer = await answered((n) => ({ page, t: 'restore', n, data }))
  if (!answer.ok) return false
  localStorage.setItem(JAR, JSON.stringify(jar))
  channel.postMessage({ t: 'gone' } satisfies Tell)
  location.reload()
  return true
}

export const jar = cookies

/** Return the door; what it is asked meanwhile waits until the worker is ready. */
export function deviceDoor(): Door {
  if (able()) void wake()
  else device.phase = window.isSecureContext ? 'old' : 'insecure'
  return {
    alone: true,
    fetch(path, init) {
      if (!init?.method && STATIC.test(path)) return fetch(path)
      if (device.phase !== 'waking' && device.phase !== 'ready') return Promise.reject(unable())
      if (init?.method === 'POST') void navigator.storage?.persist?.() // somebody begins something that is to stay
      const type: [string, string][] = init?.body ? [['content-type', 'application/json']] : []
      return answered((n) => ({ page, t: 'ask', n, method: init?.method ?? 'GET', address: `/${path}`, headers: headers(type), body: String(init?.body ?? '') }))
    },
    open(address) {
      const line = new DeviceLine(++count)
      lines.set(line.number, line)
      send({ page, t: 'open', line: line.number, address: `/ws/${new URL(address).href.replace(/.*\/ws\//, '')}`, headers: headers() })
      return line
    },
  }
}
