import { afterEach, expect, test, vi } from 'vitest'
import { hindrance, subscribe } from './push'

afterEach(() => vi.unstubAllGlobals())

function browser(permission: string, subscriptions: (object | Error)[]): string[] {
  const done: string[] = []
  const pushManager = {
    subscribe: () => {
      const next = subscriptions.shift()
      return next instanceof Error ? Promise.reject(next) : Promise.resolve({ toJSON: () => next })
    },
    getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve(done.push('unsubscribed')) }),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) })
  vi.stubGlobal('navigator', { serviceWorker: { register: (path: string) => Promise.resolve(done.push(path)), ready: Promise.resolve({ pushManager }) } })
  return done
}

test('what stands in the way of messages is told apart', () => {
  browser('default', [])
  expect(hindrance()).toBe('')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(hindrance()).toBe('denied')
  vi.stubGlobal('navigator', {})
  expect(hindrance()).toBe('old')
  vi.stubGlobal('isSecureContext', false)
  expect(hindrance()).toBe('insecure')
})

test('a subscription is what the server needs of it, and one for an old key is replaced', async () => {
  const made = { endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'a' } }
  const done = browser('granted', [new Error('another key'), made])
  expect(await subscribe('key')).toEqual({ url: 'https://push.example/1', p256dh: 'B', auth: 'a' })
  expect(done).toEqual(['./push.js', 'unsubscribed'])
})

test('without leave nothing is registered', async () => {
  const done = browser('denied', [])
  expect(await subscribe('key')).toBeNull()
  expect(done).toEqual([])
})
