import { beforeEach, expect, test, vi } from 'vitest'
import type { Ask, Tell } from './messages'

/** The channel to the worker, as a page sees it: what it said, and a way to tell it something. */
let said: Ask[] = []
let tell: (message: Tell) => void = () => undefined

class Channel {
  onmessage: (event: { data: Tell }) => void = () => undefined
  constructor() {
    tell = (message) => this.onmessage({ data: message })
  }
  postMessage(message: Ask): void {
    said.push(message)
  }
}

beforeEach(() => {
  vi.resetModules()
  said = []
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('Worker', class {})
  vi.stubGlobal('WebAssembly', {})
  vi.stubGlobal('DecompressionStream', class {})
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: () => new Promise(() => undefined), query: () => Promise.resolve({}) } })
  return () => vi.unstubAllGlobals()
})

const asked = (): string[] => said.flatMap((each) => (each.t === 'ask' ? [`${each.method} ${each.address}`] : each.t === 'open' || each.t === 'say' ? [each.t] : []))

async function opened() {
  const { deviceDoor } = await import('./door')
  const { device } = await import('./device.svelte')
  const door = deviceDoor()
  tell({ t: 'ready', device: 'first', kept: true, fresh: false })
  return { door, device }
}

test('when the page that kept the device goes, what is asked waits for the next one', async () => {
  const { door, device } = await opened()
  const closed = vi.fn()
  const line = door.open('ws://here/ws/bcdfgh')
  line.onclose = closed
  const read = door.fetch('api/tables')
  const written = door.fetch('api/tables', { method: 'POST', body: '{}' })
  expect(asked()).toEqual(['open', 'GET /api/tables', 'POST /api/tables'])
  said = []
  tell({ t: 'waking' })
  expect(device.phase).toBe('waking')
  expect(closed).toHaveBeenCalledOnce()
  await expect(written).rejects.toThrow() // perhaps it was done, so it is not done twice
  door.open('ws://here/ws/bcdfgh')
  expect(asked()).toEqual([]) // nobody would hear it
  tell({ t: 'ready', device: 'second', kept: true, fresh: false })
  expect(device.phase).toBe('ready')
  expect(asked()).toEqual(['GET /api/tables', 'open'])
  const again = said.find((each) => each.t === 'ask')!
  tell({ t: 'answer', page: again.page, n: again.n, status: 200, headers: [], body: new TextEncoder().encode('[]') })
  expect(await (await read).text()).toBe('[]')
})

test('the worker that wakes first keeps what was asked before', async () => {
  const { deviceDoor } = await import('./door')
  const door = deviceDoor()
  void door.fetch('api/tables')
  tell({ t: 'waking' })
  tell({ t: 'ready', device: 'first', kept: true, fresh: true })
  expect(asked()).toEqual(['GET /api/tables'])
})

test('whoever asks something where nothing runs is told why', async () => {
  vi.stubGlobal('DecompressionStream', undefined)
  Reflect.deleteProperty(window, 'DecompressionStream')
  vi.stubGlobal('isSecureContext', true)
  const { deviceDoor } = await import('./door')
  const { failure, lobby } = await import('../connection/api')
  const { door } = await import('../connection/door')
  Object.assign(door, deviceDoor())
  expect(await lobby().catch(failure)).toMatchObject({ error: 'away', word: 'page-here-old' })
})

test('whoever asked before it failed is told, too', async () => {
  const { deviceDoor } = await import('./door')
  const { failure } = await import('../connection/api')
  const door = deviceDoor()
  const asking = door.fetch('api/tables').catch(failure)
  tell({ t: 'failed', text: 'no memory', held: false })
  expect(await asking).toMatchObject({ word: 'page-here-failed', args: { reason: 'no memory' } })
})
