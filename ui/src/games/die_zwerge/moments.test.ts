import { describe, expect, it } from 'vitest'
import type { Told } from '../../messages'
import { moments, turnAt } from './moments'

const told = (kind: string, at: number, args: Told['args'] = {}): Told => ({ kind, seat: -1, args, at })
const story = [
  told('turn', 1, { turn: 1 }),
  ...[2, 3, 4, 5, 6, 7].map((at) => told('perished', at)),
  told('turn', 8, { turn: 2 }),
  told('scenario_done', 9),
  told('hurt', 10, { left: 3 }),
  told('hurt', 11, { left: 1 }),
  told('averted', 12),
  told('doomed', 13),
]

describe('the story of a match', () => {
  it('has six moments in order, of several kinds, with the end, and nothing that weighs nothing', () => {
    const found = moments(story)
    expect(found.map((each) => each.told.kind)).toEqual(['perished', 'perished', 'scenario_done', 'hurt', 'averted', 'doomed'])
    expect(found.map((each) => each.turn)).toEqual([1, 1, 2, 2, 2, 2])
    expect(found[3]?.told.args?.['left']).toBe(1)
  })
  it('says in which turn something was decided', () => {
    expect([turnAt(story, 0), turnAt(story, 7), turnAt(story, 9)]).toEqual([1, 1, 2])
  })
})
