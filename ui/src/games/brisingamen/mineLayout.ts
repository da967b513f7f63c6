// The plan of the mine in a frame of a given size: places in pixels, sizes of what is drawn there, and the galleries between.
import { pieces, type Piece } from './looks'
import type { Space } from './messages'

export interface Point { x: number; y: number }
export interface MineLayout {
  at: Map<string, Point>
  /** The middle of each place's letter or number: beside what lies there. */
  tags: Map<string, Point>
  /** Radius of a lantern, half width and half height of a cavern, size of a small gem. */
  lantern: number
  half: Point
  gem: number
}

/** A box around its middle: half its width and height. */
export interface Box extends Point { w: number; h: number }

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** Lay the mine out so that it fills the frame, and no cavern lies on anything else or under what stands on the frame: boxes around their middles, with half their sizes. */
export function mineLayout(spaces: Space[], width: number, height: number, above: Box[] = []): MineLayout {
  const xs = spaces.map((space) => space.x)
  const ys = spaces.map((space) => space.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = width / (right - left + 11 || 1)
  const down = height / (bottom - top + 13 || 1)
  const half = { x: between(14, across * 5.3, 58), y: 0 }
  half.y = between(12, Math.min(down * 4.3, half.x * 0.82), 44)
  const lantern = between(8, Math.min(across, down) * 3, 25)
  const edge = { x: half.x * 1.12 + 6, top: lantern * 2.1 + 6, bottom: half.y * 1.12 + 12 }
  const at = new Map<string, Point>()
  for (const space of spaces) {
    at.set(space.id, {
      x: edge.x + ((space.x - left) / (right - left || 1)) * (width - 2 * edge.x),
      y: edge.top + ((space.y - top) / (bottom - top || 1)) * (height - edge.top - edge.bottom),
    })
  }
  const bodies = spaces.map((space): Body => {
    const cavern = space.kind === 'cavern'
    const { x, y } = at.get(space.id) as Point
    return { id: space.id, cavern, fixed: space.kind === 'surface', x, y, w: cavern ? half.x * 1.08 : space.kind === 'surface' ? lantern * 2.6 : lantern, h: cavern ? half.y * 1.08 : space.kind === 'surface' ? lantern * 1.8 : lantern }
  })
  const all = [...bodies, ...above.map((box): Body => ({ ...box, id: '', cavern: false, fixed: true }))]
  part(all, edge.x, width - edge.x, edge.top, height - edge.bottom)
  for (const { id, x, y } of bodies) at.set(id, { x, y })
  return { at, tags: tagged(spaces, all, width, height), lantern, half, gem: Math.min((half.x * 2) / 3.45, (half.y * 2) / 2.4) }
}

/** A place as a box. */
interface Body extends Box { id: string; cavern: boolean; fixed: boolean }

const ROUNDS = 40 // of parting; it is over much earlier

/** Move caverns off each other and off everything else, each the shortest way, within the frame; lanterns give way a little, and wholly to what stands on the frame. */
function part(bodies: Body[], left: number, right: number, top: number, bottom: number): void {
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false
    for (const a of bodies) {
      if (a.fixed) continue
      for (const b of bodies) {
        if (a === b || !(a.cavern || (b.fixed && !b.id))) continue
        const x = a.w + b.w + 2 - Math.abs(a.x - b.x)
        const y = a.h + b.h + 2 - Math.abs(a.y - b.y)
        if (x <= 0 || y <= 0) continue
        moved = true
        const share = b.cavern ? 0.5 : b.fixed ? 1 : 0.7
        const along = x < y ? 'x' : 'y'
        const by = Math.min(x, y) * (a[along] < b[along] ? -1 : 1)
        a[along] += by * share
        b[along] -= by * (1 - share)
        for (const each of [a, b]) {
          if (each.fixed) continue
          each.x = between(left, each.x, right)
          each.y = between(top, each.y, bottom)
        }
      }
    }
  }
}

const TAG = { x: 8, y: 7 } // half of the room that a letter or a number takes

/** Where the letters and numbers stand: on no gem, no lantern and no other one. */
function tagged(spaces: Space[], bodies: Body[], width: number, height: number): Map<string, Point> {
  const tags = new Map<string, Point>()
  for (const space of spaces) {
    const own = bodies.find((body) => body.id === space.id) as Body
    const beside = own.w + TAG.x - (own.cavern ? 5 : 3)
    const low = own.cavern ? own.h + 1 : own.h * 0.8
    const around: [number, number][] = [[-1, 1], [-1, -1], [1, 1], [1, -1], [-1, 0], [1, 0], [0, 1], [0, -1]]
    const spots = around.map(([x, y]) => ({ x: own.x + x * (y ? beside - 4 : beside + 4), y: own.y + y * (x ? low : own.h + TAG.y + 1) }))
    const clash = (spot: Point): number => {
      const over = (it: Point, w: number, h: number): number => Math.max(0, TAG.x + w - Math.abs(it.x - spot.x)) * Math.max(0, TAG.y + h - Math.abs(it.y - spot.y))
      const outside = spot.x < TAG.x || spot.x > width - TAG.x || spot.y < TAG.y || spot.y > height - TAG.y ? 1e6 : 0
      return outside + bodies.reduce((sum, body) => sum + over(body, body.w * 0.82, body.h * 0.8), 0) + [...tags.values()].reduce((sum, tag) => sum + over(tag, TAG.x, TAG.y), 0)
    }
    tags.set(space.id, spots.reduce((best, spot) => (clash(spot) < clash(best) ? spot : best)))
  }
  return tags
}

/** A gallery: a slightly bent line, the same at every look. */
export function gallery(a: Point, b: Point, name: string): string {
  const bend = (([...name].reduce((sum, char, n) => sum + char.charCodeAt(0) * (n + 3), 0) % 7) - 3) * 2
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${((a.x + b.x) / 2 + bend).toFixed(1)} ${((a.y + b.y) / 2 - bend).toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** The hollow of a cavern around its middle. */
export function hollow({ x: w, y: h }: Point): string {
  const at = (x: number, y: number): string => `${(x * w).toFixed(1)} ${(y * h).toFixed(1)}`
  return `M${at(-1, 0.7)}Q${at(-1.14, -0.8)} ${at(-0.36, -1)}Q${at(0.3, -1.22)} ${at(0.84, -0.7)}Q${at(1.24, 0)} ${at(0.9, 0.8)}Q${at(0, 1.2)} ${at(-1, 0.7)}Z`
}

const LARGE = 1.35 // how much wider a large gem is
const ROW = 3.45 // how many small gems are as wide as a cavern
const breadth = (row: Piece[]): number => row.reduce((sum, piece) => sum + (piece.large ? LARGE : 1), 0)

/** Where each gem of a cavern lies, those that are missing hollow, and how large a small one is: in one row where it is short, else in two of about the same width, smaller where they would not fit. */
export function heap(counts: number[] | undefined, most: number, missing?: number[]): (Piece & Point & { size: number })[] {
  const all = pieces(counts, missing)
  const wide = breadth(all)
  let cut = 0
  while (cut < all.length && breadth(all.slice(0, cut + 1)) <= wide / 2 + LARGE / 2) cut++
  const rows = wide <= ROW ? [all] : [all.slice(0, cut), all.slice(cut)]
  const size = most * Math.min(1, ROW / Math.max(1, ...rows.map(breadth)))
  return rows.flatMap((row, n) => {
    let x = (-breadth(row) * size) / 2
    return row.map((piece) => {
      const width = size * (piece.large ? LARGE : 1)
      x += width
      return { ...piece, size, x: x - width / 2, y: rows.length === 1 ? 0 : (n - 0.5) * size * 1.22 }
    })
  })
}

/** Rough rock around the mine. */
export function rock(width: number, height: number): string {
  const w = (n: number): number => Math.round((n / 740) * width)
  const h = (n: number): number => Math.round((n / 752) * height)
  const points: [number, number][] = [[22, 26], [120, 14], [250, 24], [372, 12], [500, 24], [620, 14], [716, 28], [734, 120], [724, 260], [736, 410], [722, 570], [734, 690], [702, 740], [560, 746], [410, 738], [250, 748], [110, 740], [30, 744], [6, 680], [18, 540], [5, 390], [17, 230], [6, 100]]
  return `M${points.map(([x, y]) => `${w(x)} ${h(y)}`).join('L')}Z`
}
