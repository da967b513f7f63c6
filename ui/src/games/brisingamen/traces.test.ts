import { expect, test } from 'vitest'
import type { Told } from '../../messages'
import { Graph } from './graph'
import { action, EDGES, gems, setting, spaces } from './testing'
import { tracesOf } from './traces'

const tell = (kind: string, seat: number, args: Record<string, string | number>): Told => ({ at: 0, kind, seat, args })

test('what the others did leaves their ways, whole, and what they took', () => {
  const base = action()
  const view = action({ table: base.table.map((seat) => (seat.seat === 1 ? { ...seat, held: [setting('s09', gems([0, 1]), [gems([0, 1])])] } : seat)) })
  const traces = tracesOf(
    [
      tell('entered', 2, { dwarf: 1, to: 'A', to_kind: 1, passed: 0 }),
      tell('moved', 1, { dwarf: 1, space: 'B', kind: 1, to: 'C', to_kind: 1, passed: 0 }),
      tell('moved', 1, { dwarf: 1, space: 'C', kind: 1, to: 'c1', to_kind: 2, passed: 0 }),
      tell('harvested', 1, { dwarf: 1, space: 'c1', kind: 2, rs: 2, el: 1 }),
      tell('took', 1, { card: '@brisingamen-card-s09' }),
      tell('skill_taken', 2, { skill: '@brisingamen-skill-bat' }),
    ],
    view,
    new Graph(spaces(), EDGES),
  )
  expect(traces.trails).toEqual([
    { seat: 2, number: 1, path: ['out', 'A'] },
    { seat: 1, number: 1, path: ['B', 'C', 'c1'] },
  ])
  expect([...traces.taken]).toEqual([['c1', { seat: 1, gems: gems([0, 2], [6, 1]) }]])
  expect(traces.cards.map(({ seat, card }) => [seat, card.id])).toEqual([[1, 's09']])
  expect(traces.skills).toEqual([{ seat: 2, skill: 'bat' }])
})
