import { describe, expect, it } from 'vitest'
import board from '../../../../src/dvergar/games/brisingamen/data/board.toml?raw'
import { Graph, type Arrow } from './graph'
import { mineLayout, heap } from './mineLayout'
import type { Space } from './messages'
import { cues, walks } from './motion'
import { action, EDGES, gems, outside, seat, spaces } from './testing'

const ARROWS: Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The board as it is played, read out of its file. */
function played(): { spaces: Space[]; edges: [string, string][] } {
  const found = [...board.matchAll(/id = "(\w+)"[^[]*?kind = "(\w+)"[^[]*?x = (\d+)\s+y = (\d+)/g)]
  const edges = [...board.matchAll(/a = "(\w+)",?\s+b = "(\w+)"/g)].map(([, a, b]): [string, string] => [a ?? '', b ?? ''])
  return { spaces: found.map(([, id = '', kind = '', x, y]) => ({ id, kind, label: id, branch: '', depth: 0, lantern: 0, x: Number(x), y: Number(y) })), edges }
}

describe('the mine as a graph', () => {
  const graph = new Graph(spaces(), EDGES)

  it('follows the gallery that leads in the direction of an arrow', () => {
    expect(graph.toward('B', 'ArrowLeft')).toBe('C')
    expect(graph.toward('B', 'ArrowRight')).toBe('E')
    expect(graph.toward('B', 'ArrowDown')).toBe('D')
    expect(graph.toward('B', 'ArrowUp')).toBe('A')
  })

  it('goes to the nearest space where no gallery leads that way, and nowhere at the edge', () => {
    expect(graph.toward('D', 'ArrowRight')).toBe('E')
    expect(graph.toward('c1', 'ArrowLeft')).toBeNull()
  })

  it('leads from every space of the played board to every other by arrows alone', () => {
    const { spaces, edges } = played()
    expect([spaces.length, edges.length]).toEqual([45, 44])
    const mine = new Graph(spaces, edges)
    for (const start of spaces) {
      const met = new Set([start.id])
      for (const at of met) for (const arrow of ARROWS) met.add(mine.toward(at, arrow) ?? at)
      expect(met.size, start.id).toBe(45)
    }
  })

  it('knows the way from space to space', () => {
    expect(graph.path('out', 'c2')).toEqual(['out', 'A', 'B', 'E', 'c2'])
    expect(graph.path('A', 'A')).toEqual(['A'])
  })

  it('lays everything out within its frame, whatever its size', () => {
    const { spaces } = played()
    for (const [width, height] of [[374, 330], [548, 610], [700, 200]] as const) {
      const plan = mineLayout(spaces, width, height)
      for (const { x, y } of plan.at.values()) {
        expect(x).toBeGreaterThanOrEqual(plan.half.x)
        expect(x).toBeLessThanOrEqual(width - plan.half.x)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThanOrEqual(height - plan.half.y)
      }
    }
    expect(heap(gems([0, 2], [6, 1], [4, 2]), 10).map((it) => it.id)).toEqual(['emerald_large', 'ruby_small', 'ruby_small', 'amber_small', 'amber_small'])
  })

  it('lays nothing under what stands on the frame', () => {
    const { spaces } = played()
    for (const [width, height] of [[374, 347], [390, 240], [820, 660]] as const) {
      const tools = { x: width - 78, y: height - 30, w: 73, h: 25 }
      const { at, half, lantern } = mineLayout(spaces, width, height, [tools])
      for (const { id, kind } of spaces) {
        const { x, y } = at.get(id) ?? { x: 0, y: 0 }
        const [w, h] = kind === 'cavern' ? [half.x, half.y] : [lantern, lantern]
        expect(Math.abs(x - tools.x) < tools.w + w && Math.abs(y - tools.y) < tools.h + h, `${id} at ${width}x${height}`).toBe(false)
      }
    }
  })

  it('lays no cavern on anything else, and no letter or number on gems or lanterns', () => {
    const { spaces } = played()
    for (const [width, height] of [[374, 378], [490, 850], [820, 700], [560, 480]] as const) {
      const { at, tags, half, lantern } = mineLayout(spaces, width, height)
      const caverns = spaces.filter((space) => space.kind === 'cavern')
      const spot = (id: string) => at.get(id) ?? { x: 0, y: 0 }
      const near = (a: { x: number; y: number }, b: { x: number; y: number }, w: number, h: number): boolean => Math.abs(a.x - b.x) < w && Math.abs(a.y - b.y) < h
      for (const cavern of caverns) {
        for (const other of spaces) {
          if (other === cavern || other.kind === 'surface') continue
          const [w, h] = other.kind === 'cavern' ? [half.x * 1.9, half.y * 1.9] : [half.x + lantern * 0.8, half.y + lantern * 0.8]
          expect(near(spot(cavern.id), spot(other.id), w, h), `${cavern.id} on ${other.id} at ${width}x${height}`).toBe(false)
        }
        for (const [id, tag] of tags) expect(near(tag, spot(cavern.id), half.x * 0.8 + 6, half.y * 0.7 + 5), `${id} on the gems of ${cavern.id} at ${width}x${height}`).toBe(false)
      }
      if (lantern >= 13) for (const lamp of spaces.filter((space) => space.kind === 'gallery')) for (const [id, tag] of tags) expect(near(tag, spot(lamp.id), lantern * 0.7 + 4, lantern * 0.6 + 4), `${id} on lantern ${lamp.id} at ${width}x${height}`).toBe(false)
    }
  })

  it('keeps the gems of the richest caverns within it', () => {
    for (const counts of [gems([0, 2], [1, 1], [4, 2], [9, 1]), gems([0, 2], [4, 2], [6, 1], [9, 1]), gems([1, 2], [3, 1], [5, 1], [8, 1]), gems([4, 3], [9, 1]), gems([0, 3])]) {
      const laid = heap(counts, 10)
      for (const it of laid) expect(Math.abs(it.x) + (it.size * (it.large ? 1.35 : 1)) / 2).toBeLessThanOrEqual(34.5 / 2 + 0.01)
      for (const [n, it] of laid.entries()) for (const other of laid.slice(n + 1)) if (other.y === it.y) expect(Math.abs(other.x - it.x)).toBeGreaterThanOrEqual(it.size * 0.99)
    }
  })
})

describe('what happened between two views', () => {
  const graph = new Graph(spaces(), EDGES)

  it('tells a step from a leap', () => {
    const before = action()
    const step = action({ table: [seat(0, [{ number: 1, state: 'mine', space: 'A' }, { number: 2, state: 'mine', space: 'A' }, outside(3)]), ...before.table.slice(1)] })
    expect(walks(before, step, graph)).toEqual([{ seat: 0, number: 2, path: ['out', 'A'], leap: false }])
    expect(cues(before, step, graph)).toEqual(['step'])
    const leap = action({ table: [seat(0, [{ number: 1, state: 'mine', space: 'D' }, outside(2), outside(3)]), ...before.table.slice(1)] })
    expect(cues(before, leap, graph)).toEqual(['leap'])
  })

  it('hears a barrow tipped, a bat, a setting sold and a part of the necklace', () => {
    const before = action()
    const [me, second, third] = before.table
    if (!me || !second || !third) throw new Error('three seats')
    const tipped = action({ table: [me, seat(1, [outside(1), outside(2), { number: 3, state: 'retired' }]), third] })
    expect(cues(before, tipped, graph)).toEqual(['leap', 'barrow-tip'])
    const bats = (skill: string | null) => action({ table: [me, second, seat(2, [{ number: 1, state: 'mine', space: 'c1', skill }, outside(2), outside(3)])] })
    expect(cues(bats('bat'), bats(null), graph)).toEqual(['bat'])
    const card = before.workshop[0]
    const sold = action({ table: [{ ...me, done: card ? [card] : [] }, second, third], necklace: before.parts })
    expect(cues(before, sold, graph)).toEqual(['setting-sold', 'necklace-part'])
    expect(cues(before, before, graph)).toEqual([])
  })
})
