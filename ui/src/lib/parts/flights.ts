// Flights: a copy of a thing flies from its old place to its new one. Nothing waits for it, and it takes no clicks.
import { span } from '../settings/settings.svelte'

export interface Flight { from: string; to: string }
export interface Takeoff { copy: HTMLElement; box: DOMRect; to: string }

const find = (root: HTMLElement, at: string): HTMLElement | null => root.querySelector(`[data-at="${CSS.escape(at)}"]`)

/** Copy the things that are going to leave, before the new view removes them. */
export function takeOff(root: HTMLElement, list: Flight[]): Takeoff[] {
  return list.flatMap(({ from, to }) => {
    const node = find(root, from)
    if (!node) return []
    const copy = node.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-at')
    copy.removeAttribute('id')
    copy.inert = true
    return [{ copy, box: node.getBoundingClientRect(), to }]
  })
}

/** Let the copies fly to where the things are now; at most six start one after the other. */
export function fly(root: HTMLElement, air: HTMLElement, list: Takeoff[]): void {
  const length = span(root)
  if (length < 20) return
  list.slice(0, 12).forEach(({ copy, box, to }, n) => {
    const goal = find(root, to)?.getBoundingClientRect()
    if (!goal || box.width === 0) return
    copy.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;margin:0;width:${box.width}px;height:${box.height}px;transform-origin:center;z-index:60;pointer-events:none;--w:${box.width}px`
    air.append(copy)
    const x = goal.left + goal.width / 2 - box.left - box.width / 2
    const y = goal.top + Math.min(goal.height / 2, 90) - box.top - box.height / 2
    const scale = Math.max(0.25, Math.min(1, goal.width / box.width))
    const flight = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
      ],
      { duration: length * 1.6, delay: Math.min(n, 6) * 60, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' },
    )
    flight.onfinish = () => copy.remove()
    flight.oncancel = () => copy.remove()
  })
}
