// Runs while the page is closed: shows that it is somebody's turn, and leads to the table.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, icon: './icon.svg', data: url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data, self.registration.scope)
  if (url.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const there = pages.find((page) => page.url.startsWith(url.href))
      if (there) return there.focus()
      return self.clients.openWindow(url.href)
    }),
  )
})
