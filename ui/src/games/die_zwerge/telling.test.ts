import { expect, test } from 'vitest'
import { beatsOf } from '../../lib/events/beats'
import { eventsSince, spanOf, summed } from '../../lib/events/since'
import type { Told } from '../../messages'
import type { DieZwergeView, Dwarf, Hex } from './messages'
import { telling } from './telling'

const hex = (id: string, q: number, more: Partial<Hex> = {}): Hex => ({ id, q, r: 0, ...more })
const dwarf = (seat: number, hero: string): Dwarf => ({ seat, hero, hex: 'A3', health: 4, most: 4, combat: 2, craft: 2, speed: 2, base: [2, 2, 2], ability: '', gear: [], keenfire: false, pinned: false })
const board = { result: { totals: [] }, seat: 0, over: false, goal: 'E5', hero: 1, doom: 20, council: 0, cards: [null, null, null], scenario: null, dwarves: [dwarf(0, 'tungdil'), dwarf(1, 'boindil')], hexes: [hex('A3', 0), hex('B3', 1)] }
const view = (more: object = {}): DieZwergeView => ({ ...board, ...more }) as unknown as DieZwergeView
const tell = (kind: string, seat: number, args: Record<string, string | number>, at = 3): Told => ({ at, kind, seat, args })
const story = [
  tell('turn', 1, { turn: 2, dwarf: '@die_zwerge-hero-boindil' }),
  tell('fate', -1, { space: 2, left: 18, symbol: 'x' }),
  tell('recruited', -1, { at: 'A3', orc: 3, troll: 0, elf: 0, count: 3 }),
  tell('perished', -1, { at: 'A3', tile: 'R01', tiles: 1 }),
  tell('spread', -1, { at: 'A3', into: 'B3', orc: 3, troll: 0, elf: 0 }),
  tell('hurt', 0, { dwarf: '@die_zwerge-hero-tungdil', left: 3 }),
  tell('moved', 1, { dwarf: '@die_zwerge-hero-boindil', at: 'B3', from: 'A3', left: 1 }, 4),
]

test('armies come, land perishes, troops go along the arrow, and wounds are told to whom they befall', () => {
  const tile = { id: 'R01', colour: 'red', main: 0, left: 1, right: 1, left_troops: [], right_troops: [], to: 'B3' }
  const beats = beatsOf(telling, view(), view({ hexes: [hex('A3', 0, { tile }), hex('B3', 1, { orc: 3 })] }), story, 0, false)
  expect(beats.map(({ told, silent }) => `${told.kind}${silent ? ' silent' : ''}`)).toEqual(['turn silent', 'fate', 'recruited', 'perished', 'spread', 'hurt', 'moved'])
  const seen = beats.map((beat) => beat.view as DieZwergeView)
  expect(seen.map((each) => each.hexes.map((one) => one.orc ?? 0).join())).toEqual(['0,0', '0,0', '3,0', '3,0', '0,3', '0,3', '0,3'])
  expect([seen[2]?.hexes[0]?.tile, seen[3]?.hexes[0]?.tile?.id, seen[5]?.dwarves[0]?.health, seen[6]?.dwarves[1]?.hex]).toEqual([null, 'R01', 3, 'B3'])
  expect([beats[4]?.path, beats[6]?.path]).toEqual([['hex:A3', 'hex:B3'], ['hex:A3', 'hex:B3']])
})

test('since the last turn come arrivals, perished land and wounds, for whoever plays alone too', () => {
  const noted = (span: [number, number] | null) => summed(eventsSince(story, spanOf(span, story, telling.turn), 0, telling.befalls), telling).map(({ icon, count }) => `${icon} ${count}`)
  expect(noted([2, 5])).toEqual(['black-knight-helm 3', 'hazard-sign 1', 'hearts 1', 'walking-boot 1'])
  expect(noted(null)).toEqual(['black-knight-helm 3', 'hazard-sign 1', 'hearts 1'])
})
