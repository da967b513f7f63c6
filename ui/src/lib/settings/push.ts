// Push messages, which the browser shows while the page is closed: whether it can, and its subscription.

/** What stands in the way: `insecure` (no https), `old` (the browser cannot), `denied` (its person does not want it). */
export type Hindrance = '' | 'insecure' | 'old' | 'denied'

export function hindrance(): Hindrance {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'old'
  return Notification.permission === 'denied' ? 'denied' : ''
}

export interface Subscription {
  url: string
  p256dh: string
  auth: string
}

/** Subscribe for a server with that public key; null when its person does not give leave. Throws what the browser says. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('./push.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  let found: PushSubscription
  try {
    found = await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription() // made for another key: the server has a new database
    if (!old) throw error
    await old.unsubscribe()
    found = await pushManager.subscribe(options)
  }
  const { endpoint = '', keys = {} } = found.toJSON()
  return { url: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
