// A drawing that pans and zooms: wheel and drag, pinch with two fingers, buttons and keys.
const MOST = 4
const SLACK = 8 // px that a finger may move in a tap

/** Where the drawing lies in its frame. */
export class PanZoom {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  /** A point of the frame as a point of the drawing. */
  inside(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k }
  }

  /** Zoom by a factor around a point of the frame, its middle by default. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    this.x = x - ((x - this.x) * k) / this.k
    this.y = y - ((y - this.y) * k) / this.k
    this.k = k
    this.move(0, 0)
  }

  /** Shift the drawing; it always fills its frame. */
  move(dx: number, dy: number): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.k), this.x + dx))
    this.y = Math.min(0, Math.max(this.height * (1 - this.k), this.y + dy))
  }

  fit(): void {
    this.k = 1
    this.x = this.y = 0
  }

  /** Bring a point of the drawing into sight. */
  reveal(x: number, y: number, edge = 48): void {
    const at = { x: x * this.k + this.x, y: y * this.k + this.y }
    const shift = (place: number, size: number): number => (place < edge ? edge - place : place > size - edge ? size - edge - place : 0)
    if (this.k > 1) this.move(shift(at.x, this.width), shift(at.y, this.height))
  }
}

/** Let fingers, mouse and wheel move a drawing: `use:panzoom={place}` on its frame. A drag is no click. */
export function panzoom(frame: Element, place: PanZoom): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>()
  let moved = 0
  const spread = (): { x: number; y: number; far: number } | null => {
    const [a, b] = [...fingers.values()]
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) } : null
  }
  const down = (event: PointerEvent): void => {
    if (fingers.size === 0) moved = 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const drag = (event: PointerEvent): void => {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const before = spread()
    const step = { x: event.clientX - was.x, y: event.clientY - was.y }
    if (fingers.size === 1 && place.k === 1) return
    moved = Math.max(moved, Math.hypot(step.x, step.y))
    if (moved <= SLACK && fingers.size === 1) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    frame.setPointerCapture(event.pointerId)
    const now = spread()
    if (before && now) {
      const box = frame.getBoundingClientRect()
      place.zoom(now.far / Math.max(1, before.far), now.x - box.left, now.y - box.top)
      place.move(now.x - before.x, now.y - before.y)
      moved = SLACK + 1
    } else place.move(step.x, step.y)
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
  }
  const click = (event: Event): void => {
    if (moved > SLACK) event.stopPropagation()
    moved = 0
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const box = frame.getBoundingClientRect()
    place.zoom(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top)
  }
  const does: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ['pointerdown', down],
    ['pointermove', drag],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, { capture: true }],
    ['wheel', wheel, { passive: false }],
  ]
  for (const [kind, act, how] of does) frame.addEventListener(kind, act as EventListener, how)
  return {
    destroy() {
      for (const [kind, act, how] of does) frame.removeEventListener(kind, act as EventListener, how)
    },
  }
}
