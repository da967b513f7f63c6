// One Tab stop for a zone, arrows within: `use:roving` on the zone, its buttons and links are the stops.
const STOPS = 'button, a[href], [role="gridcell"], [data-stop]'

type Way = 'left' | 'right' | 'up' | 'down'
const ways: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** The stop to go to: the nearest one that way, sideways within the row; at the end of a row (or off screen) the next or the one before, so that every stop is reached. */
export function next(stops: HTMLElement[], from: HTMLElement, way: Way): HTMLElement | undefined {
  const middle = (stop: HTMLElement) => {
    const box = stop.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, w: box.width, h: box.height }
  }
  const here = middle(from)
  const sideways = way === 'left' || way === 'right'
  let best: HTMLElement | undefined
  let least = Infinity
  if (here.w) {
    for (const stop of stops) {
      if (stop === from) continue
      const there = middle(stop)
      const along = { left: here.x - there.x, right: there.x - here.x, up: here.y - there.y, down: there.y - here.y }[way]
      const aside = sideways ? Math.abs(there.y - here.y) : Math.abs(there.x - here.x)
      const size = sideways ? here.w : here.h
      if (sideways && aside > Math.max(here.h, there.h) / 2) continue
      if (along > size / 4 && along + 3 * aside < least) {
        least = along + 3 * aside
        best = stop
      }
    }
  }
  return best ?? stops[stops.indexOf(from) + (way === 'left' || way === 'up' ? -1 : 1)]
}

export function roving(zone: HTMLElement): { destroy(): void } {
  let current: HTMLElement | null = null
  let place = 0
  let inside = false // the focus was here last; a button that goes away takes it along without a word

  const stops = () => [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !stop.hidden && !stop.closest('[inert]') && !(stop as HTMLButtonElement).disabled)

  const settle = () => {
    const all = stops()
    const lost = current !== null && !all.includes(current)
    if (lost || current === null) {
      const had = lost && inside && (document.activeElement === document.body || document.activeElement === current)
      current = all[Math.min(place, all.length - 1)] ?? null
      if (had) current?.focus() // focus never jumps to the page: it goes to the neighbour
    }
    place = current ? all.indexOf(current) : 0
    for (const stop of all) {
      const index = stop === current ? 0 : -1
      if (stop.tabIndex !== index) stop.tabIndex = index
    }
  }
  const focused = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (stop && zone.contains(stop)) {
      current = stop
      settle()
    }
  }
  const moved = (event: Event) => {
    inside = zone.contains(event.target as Node)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as HTMLElement).matches('input, select, textarea')) return
    const all = stops()
    const from = all.find((stop) => stop === document.activeElement)
    const way = ways[event.key]
    const to = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : way && from ? next(all, from, way) : undefined
    if (!from || !to) return
    event.preventDefault()
    to.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'disabled', 'inert'] })
  zone.addEventListener('focusin', focused)
  document.addEventListener('focusin', moved)
  document.addEventListener('pointerdown', moved)
  zone.addEventListener('keydown', pressed)
  settle()
  return {
    destroy() {
      watch.disconnect()
      zone.removeEventListener('focusin', focused)
      document.removeEventListener('focusin', moved)
      document.removeEventListener('pointerdown', moved)
      zone.removeEventListener('keydown', pressed)
    },
  }
}

/** F6: from zone to zone, `[data-zone]` in the order of the page. */
export function nextZone(back: boolean, root: ParentNode = document): void {
  const zones = [...root.querySelectorAll<HTMLElement>('[data-zone]')].filter((zone) => !zone.closest('[inert], [hidden]') && !zone.hidden)
  if (!zones.length) return
  const at = zones.findLastIndex((zone) => zone.contains(document.activeElement))
  const zone = zones[at < 0 ? (back ? zones.length - 1 : 0) : (at + (back ? -1 : 1) + zones.length) % zones.length]
  const stop = zone?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"]), a[href], input, select')
  if (stop) return stop.focus()
  if (zone) {
    zone.tabIndex = -1
    zone.focus()
  }
}
