// The mine as a graph: where an arrow leads, and along which galleries one goes from a space to another.
import type { Space } from './messages'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const WAYS: Record<Arrow, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ALONG = Math.cos((62 * Math.PI) / 180) // a gallery counts as that direction up to this angle
const BESIDE = Math.cos((50 * Math.PI) / 180)

export class Graph {
  #spaces: Map<string, Space>
  #near = new Map<string, string[]>()

  constructor(spaces: Space[], edges: [string, string][]) {
    this.#spaces = new Map(spaces.map((space) => [space.id, space]))
    for (const space of spaces) this.#near.set(space.id, [])
    for (const [a, b] of edges) {
      this.#near.get(a)?.push(b)
      this.#near.get(b)?.push(a)
    }
  }

  near(id: string): string[] {
    return this.#near.get(id) ?? []
  }

  /** The neighbour in that direction; where no gallery leads that way, the nearest space that lies there. */
  toward(id: string, arrow: Arrow): string | null {
    const here = this.#spaces.get(id)
    if (!here) return null
    const [dx, dy] = WAYS[arrow]
    const bearing = (other: Space): { far: number; cos: number } => {
      const far = Math.hypot(other.x - here.x, other.y - here.y) || 1
      return { far, cos: ((other.x - here.x) * dx + (other.y - here.y) * dy) / far }
    }
    let best: string | null = null
    let most = ALONG
    for (const next of this.near(id)) {
      const other = this.#spaces.get(next)
      const { cos } = other ? bearing(other) : { cos: -1 }
      if (cos > most) [best, most] = [next, cos]
    }
    if (best) return best
    let least = Infinity
    for (const other of this.#spaces.values()) {
      if (other.id === id) continue
      const { far, cos } = bearing(other)
      if (cos >= BESIDE && far / cos < least) [best, least] = [other.id, far / cos]
    }
    return best
  }

  /** The spaces from one to another, both included, by the fewest galleries. */
  path(from: string, to: string): string[] {
    const before = new Map<string, string>([[from, from]])
    const queue = [from]
    for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
      for (const next of this.near(at)) {
        if (before.has(next)) continue
        before.set(next, at)
        queue.push(next)
      }
    }
    if (!before.has(to)) return [from, to]
    const out = [to]
    for (let at = to; at !== from; ) {
      at = before.get(at) ?? from
      out.unshift(at)
    }
    return out
  }
}
