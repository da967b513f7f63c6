// Keeps one version of the site on this device. A newer one is fetched beside it, and takes over when no page of the old one is open, or when it is asked to.
const FILES = {} // path: beginning of its SHA-256
const SCOPE = self.registration.scope
const KEPT = `dvergar ${SCOPE}`
const at = (path) => `${SCOPE}${path}?${FILES[path]}`

async function fetched(kept, path) {
  if (await kept.match(at(path))) return
  const answer = await fetch(SCOPE + path, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const body = await answer.arrayBuffer()
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (!hash.startsWith(FILES[path])) throw new Error(`${path} is of another version`)
  await kept.put(at(path), new Response(body, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } }))
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => Promise.all(Object.keys(FILES).map((path) => fetched(kept, path)))))
})

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
