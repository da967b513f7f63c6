// A page that nobody touches and that has no news stands still: a phone that lies on a table must not get warm for a lantern's glow.

const LASTS = 8000 // ms
let timer: ReturnType<typeof setTimeout> | undefined

/** Something has happened: endless motion goes on for some seconds. */
export function stir(): void {
  if (typeof document === 'undefined') return
  clearTimeout(timer)
  if (document.documentElement.hasAttribute('data-idle')) document.documentElement.removeAttribute('data-idle')
  timer = setTimeout(() => document.documentElement.setAttribute('data-idle', ''), LASTS)
}

/** Watch for what the reader does. */
export function watchInput(): void {
  for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin']) addEventListener(kind, stir, { passive: true, capture: true })
  stir()
}
