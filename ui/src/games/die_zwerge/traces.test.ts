import { describe, expect, it } from 'vitest'
import type { Told } from '../../messages'
import { tracesOf } from './traces'

const told = (kind: string, args: Record<string, string | number>): Told => ({ at: 0, kind, seat: -1, args })
const dwarves = [{ hero: 'tungdil' }, { hero: 'boindil' }]
const army = { orc: 2, troll: 0, elf: 1 }

describe('traces on the map', () => {
  it('tell who came and marched where, and what perished', () => {
    const found = tracesOf([told('recruited', { at: 'A3', count: 3, ...army }), told('perished', { at: 'A3' }), told('spread', { at: 'A3', into: 'B3', ...army }), told('recruited', { at: 'E1', count: 0 })], dwarves)
    expect(found.changes).toEqual([{ hex: 'A3', came: 3, gone: 0, age: 0 }])
    expect(found.perished.map(({ hex }) => hex)).toEqual(['A3'])
    expect(found.marches).toMatchObject([{ from: 'A3', to: 'B3', army: [2, 0, 1] }])
    expect(found.marches[0]?.age).toBeGreaterThan(found.changes[0]?.age ?? 1)
  })
  it('join the steps of a dwarf to one way, and sum up its wounds', () => {
    const hero = { dwarf: '@die_zwerge-hero-boindil' }
    const found = tracesOf([told('moved', { ...hero, from: 'A2', at: 'B2' }), told('moved', { ...hero, from: 'B2', at: 'C2' }), told('hurt', hero), told('healed', { ...hero, points: 1 }), told('hurt', { dwarf: '@die_zwerge-hero-tungdil' })], dwarves)
    expect(found.walks).toMatchObject([{ dwarf: 1, way: ['A2', 'B2', 'C2'] }])
    expect(found.wounds).toEqual([{ dwarf: 0, points: -1 }])
  })
  it('count what was destroyed on the map, and say where the markers stood', () => {
    const found = tracesOf([told('destroyed', { place: '@die_zwerge-hex-C4' }), told('destroyed', { place: '@die_zwerge-card-kopfgeld' }), told('council', { from: '+1', to: '0' }), told('council', { from: '0', to: '−1' }), told('doom', { space: 40 }), told('doom', { space: 39 })], dwarves)
    expect(found.changes).toEqual([{ hex: 'C4', came: 0, gone: 1, age: 0 }])
    expect([found.council, found.doom]).toEqual([1, 41])
  })
})
