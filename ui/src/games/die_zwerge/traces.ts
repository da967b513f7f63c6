// What others and fate have left on the map since the reader's last turn: who came and marched where, what perished, who was wounded.
import { number, text } from '../../lib/events/beats'
import type { Told } from '../../messages'
import type { Dwarf } from './messages'

/** An army's way from one hex to the next; `age` is 0 for what happened first and 1 for what happened last. */
export interface March { from: string; to: string; army: [number, number, number]; age: number }
/** The way of a dwarf, hex by hex. */
export interface Walk { dwarf: number; way: string[]; age: number }
/** A change at a hex: how many troops came and how many were destroyed there. */
export interface Change { hex: string; came: number; gone: number; age: number }

export interface Traces {
  marches: March[]
  walks: Walk[]
  changes: Change[]
  perished: { hex: string; age: number }[]
  /** Health points that a dwarf has won or lost, by its place among the dwarves. */
  wounds: { dwarf: number; points: number }[]
  /** Where the markers stood before; null: they stand there still. */
  council: number | null
  doom: number | null
}

const hexOf = (told: Told): string => text(told, 'at') || (/([A-I]\d)$/.exec(text(told, 'place'))?.[1] ?? '')
/** The council's spaces are told as they are written, with a minus sign. */
const space = (written: string): number => Number(written.replace('−', '-').replace('+', ''))

/** The traces of these events, oldest first. */
export function tracesOf(events: readonly Told[], dwarves: readonly Pick<Dwarf, 'hero'>[]): Traces {
  const out: Traces = { marches: [], walks: [], changes: [], perished: [], wounds: [], council: null, doom: null }
  const dwarfOf = (told: Told): number => dwarves.findIndex(({ hero }) => hero !== '' && hero === text(told, 'dwarf', '@die_zwerge-hero-'))
  const change = (hex: string, came: number, gone: number, age: number): void => {
    const known = out.changes.find((each) => each.hex === hex)
    if (!known) out.changes.push({ hex, came, gone, age })
    else Object.assign(known, { came: known.came + came, gone: known.gone + gone, age })
  }
  events.forEach((told, n) => {
    const age = events.length > 1 ? n / (events.length - 1) : 1
    const [dwarf, hex] = [dwarfOf(told), hexOf(told)]
    const army: [number, number, number] = [number(told, 'orc'), number(told, 'troll'), number(told, 'elf')]
    switch (told.kind) {
      case 'recruited':
        if (number(told, 'count') > 0) change(hex, number(told, 'count'), 0, age)
        break
      case 'spread':
      case 'flowed':
        out.marches.push({ from: hex, to: text(told, 'into'), army, age })
        break
      case 'perished':
        out.perished.push({ hex, age })
        break
      case 'destroyed':
      case 'removed':
      case 'mustered':
        if (hex) change(hex, 0, 1, age)
        break
      case 'moved':
      case 'hopped': {
        const from = text(told, 'from')
        const walk = out.walks.find((each) => each.dwarf === dwarf && each.way.at(-1) === from)
        if (walk) Object.assign(walk, { way: [...walk.way, hex], age })
        else if (dwarf >= 0 && /^[A-I]\d$/.test(from)) out.walks.push({ dwarf, way: [from, hex], age })
        break
      }
      case 'hurt':
      case 'healed': {
        const points = told.kind === 'hurt' ? -1 : number(told, 'points')
        const known = out.wounds.find((each) => each.dwarf === dwarf)
        if (known) known.points += points
        else if (dwarf >= 0) out.wounds.push({ dwarf, points })
        break
      }
      case 'council':
        out.council ??= space(text(told, 'from'))
        break
      case 'doom':
        out.doom ??= number(told, 'space') + 1
        break
    }
  })
  out.wounds = out.wounds.filter(({ points }) => points !== 0)
  return out
}
