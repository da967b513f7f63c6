// Gestures that pan and zoom a drawing: wheel, drag and pinch.
const SLACK = 8 // px that a finger may move in a tap

/** A drawing that can be panned and zoomed; points are pixels from the upper left corner of its frame. */
export interface Movable {
  /** The zoom; at 1 the whole drawing is in sight. */
  readonly k: number
  /** Zoom by a factor around a point of the frame. */
  zoom(factor: number, x: number, y: number): void
  move(dx: number, dy: number): void
}

/** Whether the wheel could scroll what is around the frame: the table or the page. */
function scrolls(frame: Element): boolean {
  return [frame.closest('main'), document.documentElement].some((it) => it && it.scrollHeight > it.clientHeight + 2)
}

/** Pan and zoom a drawing by gestures on its frame: `use:panzoom={drawing}`. A drag is no click. */
export function panzoom(frame: Element, place: Movable): { destroy(): void } {
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
    if (!event.buttons) return up(event) // let go of outside the frame
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
    if (place.k === 1 && !event.ctrlKey && scrolls(frame)) return
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
