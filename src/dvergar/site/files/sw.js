// Keeps one version of the site on this device. A newer one is fetched beside it, and takes over when no page of the old one is open, or when it is asked to.
const FILES = {} // path: beginning of its SHA-256
const SCOPE = self.registration.scope
const KEPT = `dvergar ${SCOPE}`
const at = (path) => `${SCOPE}${path}?${FILES[path]}`

/** Keep a file. What the page has just fetched is not fetched again, whatever the host says of how long it may be kept: its hash tells whether it is the one. */
async function fetched(kept, path) {
  for (const cache of ['force-cache', 'reload']) {
    const answer = await fetch(SCOPE + path, { cache }).catch(() => null) // once more, where the network has failed
    if (!answer?.ok) continue
    const body = await answer.arrayBuffer()
    const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (hash.startsWith(FILES[path])) return kept.put(at(path), new Response(body, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } }))
  }
  throw new Error(`${path} is not to be had in this version`)
}

async function install() {
  const kept = await caches.open(KEPT)
  const there = new Set((await kept.keys()).map((request) => request.url))
  await Promise.all(Object.keys(FILES).filter((path) => !there.has(at(path))).map((path) => fetched(kept, path)))
}

self.addEventListener('install', (event) => event.waitUntil(install()))

self.addEventListener('activate', (event) => {
  const wanted = new Set(Object.keys(FILES).map(at))
  const tidy = async () => {
    const kept = await caches.open(KEPT)
    await Promise.all((await kept.keys()).filter((request) => !wanted.has(request.url)).map((request) => kept.delete(request)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', (event) => {
  const url = event.request.url.replace(/[?#].*$/, '')
  const path = url === SCOPE ? 'index.html' : url.startsWith(SCOPE) ? decodeURIComponent(url.slice(SCOPE.length)) : ''
  if (event.request.method !== 'GET' || !(path in FILES)) return
  event.respondWith(caches.open(KEPT).then((kept) => kept.match(at(path))).then((answer) => answer ?? fetch(event.request)))
})

self.addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting())
