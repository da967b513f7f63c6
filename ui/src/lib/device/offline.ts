// The service worker that keeps the site on this device: from the second visit on nothing comes over the network.
import { device } from './device.svelte'

/** Install it, or look for a newer version. */
async function install(home: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', home), { updateViaCache: 'none' })
  const look = (): void => {
    device.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  return registration
}

/** Return when the service worker serves this page, or at once where there is none to be had. */
export async function begin(home: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const installing = install(home)
  if (navigator.serviceWorker.controller) {
    installing.catch(() => undefined) // whether there is a newer version nobody waits to hear: a network may be there and not answer
    return
  }
  try {
    const registration = await installing
    await Promise.race([
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
      new Promise((resolve) => registration.installing?.addEventListener('statechange', (event) => (event.target as ServiceWorker).state === 'redundant' && resolve(null))),
    ])
  } catch {
    // not over https, or not wanted here: the page works, and comes over the network each time
  }
}

/** Let the version that waits take over; the page begins anew with it. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  registration?.waiting?.postMessage('take over')
}
