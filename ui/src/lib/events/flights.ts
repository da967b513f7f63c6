// Flights: a copy of a thing, or somebody's crest, goes from its old place to its new one. Nothing waits for it, and it takes no clicks.
import { mount, tick, unmount } from 'svelte'
import Crest from '../parts/Crest.svelte'
import { span } from '../settings/settings.svelte'
import type { Air } from './director.svelte'

/** Places are values of `data-at`; `via` are the ones between; with a `seat` its crest goes, else a copy of what lies there. */
export interface Flight { from: string; to: string; via?: string[]; seat?: number }

/** Where something stands that can be seen. */
export function placeOf(at: string, root: ParentNode = document): Element | undefined {
  return [...root.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)].find((it) => it.getClientRects().length > 0)
}

interface Risen { node: HTMLElement; box: DOMRect; to: string[]; gone: () => void }

const CREST = 30 // px

/** A copy of a thing that is going to leave. */
function copied(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-at')
  copy.removeAttribute('id')
  copy.inert = true
  copy.style.setProperty('--w', `${box.width}px`)
  copy.style.setProperty('--cw', `${box.width}px`)
  return copy
}

export class TableAir implements Air {
  #risen: Risen[] = []
  #length: () => number

  /** `length`: milliseconds of a flight. */
  constructor(length: () => number) {
    this.#length = length
  }

  rise(flights: Flight[]): void {
    const main = document.querySelector('main')
    if (!main || span(main) < 20) return
    for (const { from, to, via = [], seat } of flights) {
      const node = placeOf(from, main)
      if (!node) continue
      const box = node.getBoundingClientRect()
      if (box.width === 0) continue
      const places = [...via, to]
      if (seat === undefined && node instanceof HTMLElement) this.#risen.push({ node: copied(node, box), box, to: places, gone: () => undefined })
      else if (seat !== undefined) {
        const holder = document.createElement('div')
        const crest = mount(Crest, { target: holder, props: { seat, size: CREST } })
        const middle = new DOMRect(box.left + box.width / 2 - CREST / 2, box.top + box.height / 2 - CREST / 2, CREST, CREST)
        this.#risen.push({ node: holder, box: middle, to: places, gone: () => void unmount(crest) })
      }
    }
  }

  fly(): void {
    if (this.#risen.length === 0) return
    const risen = this.#risen.splice(0).slice(0, 12)
    void tick().then(() => risen.forEach((one, n) => this.#let(one, n)))
  }

  #let({ node, box, to, gone }: Risen, n: number): void {
    const main = document.querySelector('main')
    const goals = to.map((at) => (main ? placeOf(at, main)?.getBoundingClientRect() : undefined)).filter((it) => it !== undefined)
    const last = goals.at(-1)
    if (!main || !last) return gone()
    node.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;margin:0;width:${box.width}px;height:${box.height}px;transform-origin:center;z-index:60;pointer-events:none`
    main.append(node)
    const at = (goal: DOMRect): [number, number] => [goal.left + goal.width / 2 - box.left - box.width / 2, goal.top + Math.min(goal.height / 2, 90) - box.top - box.height / 2]
    const scale = Math.max(0.25, Math.min(1, last.width / box.width))
    const [x, y] = at(last)
    const way: Keyframe[] =
      goals.length > 1
        ? goals.map((goal) => ({ transform: `translate(${at(goal)[0]}px, ${at(goal)[1]}px)`, opacity: 1 }))
        : [
            { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5 },
            { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.35 },
          ]
    const flight = node.animate([{ transform: 'none', opacity: 1 }, ...way], { duration: this.#length(), delay: Math.min(n, 6) * 60, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' })
    const end = () => {
      node.remove()
      gone()
    }
    flight.onfinish = flight.oncancel = end
  }
}
