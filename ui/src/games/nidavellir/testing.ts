// Views for the tests beside this file: a three-seat table in the second age, and changes to it.
import type { Choice } from '../../messages'
import type { CoinFace, Column, Face, NidavellirView, Place, Seat, Tavern } from './messages'

export const dwarf = (cls: string, points: number | null = null): Face => ({
  id: points === null ? `a2_${cls}` : `a2_${cls}_${points}`,
  kind: 'dwarf',
  cls,
  grades: 1,
  points: [points ?? 0],
  ...(points === null ? { plain: true } : {}),
})
export const offering = (bonus: number): Face => ({ id: `a2_offering_${bonus}`, kind: 'offering', bonus })
export const hero = (id: string, cls = 'neutral', points: number[] = []): Face => ({ id, kind: 'hero', cls, grades: points.length, points })
export const coin = (value: number): CoinFace => ({ value, kind: value > 5 ? 'royal' : 'base' })
export const column = (cls: string, cards: Face[], points: number, missing = false): Column => ({ cls, cards, points, missing, grades: cards.reduce((sum, card) => sum + (card.grades ?? 1), 0) })

export function seat(n: number, values: number[], where: string[], more: Partial<Seat> = {}): Seat {
  const places = values.map((value, at): Place => ({ where: where[at] ?? 'hand', coin: coin(value), ...(value === 0 ? { exchange: true } : {}) }))
  return {
    seat: n,
    gem: 5 - n,
    coins: values.map(coin).sort((a, b) => a.value - b.value),
    places,
    ready: false,
    columns: [
      column('warrior', [dwarf('warrior', 6), dwarf('warrior', 3), dwarf('warrior', 8)], 17),
      column('hunter', [dwarf('hunter'), dwarf('hunter'), dwarf('hunter')], 9),
      column('miner', [dwarf('miner', 1), dwarf('miner', 0), dwarf('miner', 1), dwarf('miner', 2)], 16),
      column('blacksmith', [dwarf('blacksmith'), dwarf('blacksmith')], 7, true),
      column('explorer', [dwarf('explorer', 11), dwarf('explorer', 7), dwarf('explorer', 5)], 23),
    ],
    command: [hero('skaa'), hero('grid')],
    distinctions: [],
    heroes: 2,
    lines: 2,
    ...more,
  }
}

export const tavern = (id: string, cards: (Face | null)[], more: Partial<Tavern> = {}): Tavern => ({ id, status: 'waiting', cards, takers: cards.map(() => null), order: [], done: 0, bids: [], hints: [], taken: cards.map(() => null), ...more })

const hidden = (places: Place[]): Place[] => places.map(({ where }) => ({ where }))

/** A view of seat 0 while it chooses at the first tavern. */
export function turn(more: Partial<NidavellirView> = {}): NidavellirView {
  const rivals = [seat(1, [5, 2, 3, 4, 9], ['goblin', 'dragon', 'horse', 'pouch', 'pouch']), seat(2, [2, 0, 4, 5, 7], ['goblin', 'dragon', 'horse', 'pouch', 'pouch'])]
  for (const rival of rivals) rival.places = hidden(rival.places).map((place, n) => (n === 0 ? { ...place, coin: rival.seat === 1 ? coin(5) : coin(2), up: true } : place))
  return {
    game: 'nidavellir',
    seats: 3,
    seat: 0,
    actors: [0],
    over: false,
    prompt: { word: 'nidavellir-prompt-turn', args: { tavern: '@nidavellir-tavern-goblin' }, why: null, why_args: {} },
    choices: [
      { action: 60, clicks: ['card:goblin:0'], word: 'nidavellir-choice-pick', args: { card: '@nidavellir-card-a2_blacksmith' }, preview: { points: 5, line: 3 } },
      { action: 61, clicks: ['card:goblin:1'], word: 'nidavellir-choice-pick', args: { card: '@nidavellir-card-a2_hunter' }, preview: { points: 7 } },
    ],
    result: { over: false, totals: [125, 112, 97], lines: [[], [], []], facts: [{}, {}, {}], winners: [] },
    reveals: 4,
    phase: 'turn',
    age: 2,
    round: 2,
    rounds: 4,
    deck: 18,
    tavern: 0,
    taverns: [
      tavern('goblin', [dwarf('blacksmith'), dwarf('hunter'), null], { status: 'open', takers: [null, null, 1], order: [1, 0, 2], done: 1 }),
      tavern('dragon', [dwarf('warrior', 8), dwarf('explorer', 7), dwarf('blacksmith')]),
      tavern('horse', [dwarf('explorer', 5), dwarf('miner', 2), offering(5)]),
    ],
    table: [seat(0, [5, 9, 0, 2, 4], ['goblin', 'dragon', 'horse', 'pouch', 'pouch']), ...rivals],
    heroes: [
      { face: hero('kraal', 'warrior', [7, 0]), value: 7 },
      { face: hero('hourya', 'explorer', [20]), why_not: 'nidavellir-why-hourya' },
      { face: hero('thrud'), value: 13 },
    ],
    treasure: [
      { value: 5, left: 2, of: 2 },
      { value: 7, left: 0, of: 1 },
    ],
    distinctions: ['kings_hand', 'hunting_master', 'crown_jeweler', 'kings_great_armorer', 'pioneer_of_the_kingdom'].map((id, n) => ({
      id,
      cls: ['warrior', 'hunter', 'miner', 'blacksmith', 'explorer'][n] ?? '',
      status: n === 1 ? 'unclaimed' : 'held',
      holder: n === 1 ? null : n % 3,
      grades: [3, 2, 1],
    })),
    discard: [dwarf('miner', 0)],
    peek: null,
    bonus: null,
    unseen: [[dwarf('hunter'), 2]],
    ...more,
  }
}

/** All sixty bids of five coins; the exchange coin makes the two that stay behind one. */
export function bids(values: number[]): Choice[] {
  const out: Choice[] = []
  const seen = new Set<string>()
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < 5; b++)
      for (let c = 0; c < 5; c++) {
        const key = [a, b, c].map((n) => values[n]).join()
        if (a === b || b === c || a === c || seen.has(key)) continue
        seen.add(key)
        const rest = values.filter((_, n) => ![a, b, c].includes(n)).sort((x, y) => x - y)
        const trades = [a, b, c].some((n) => values[n] === 0)
        out.push({
          action: out.length,
          clicks: [`coin:${a}`, `coin:${b}`, `coin:${c}`],
          word: 'nidavellir-choice-bid',
          args: { goblin: values[a] ?? 0, dragon: values[b] ?? 0, horse: values[c] ?? 0, low: rest[0] ?? 0, high: rest[1] ?? 0 },
          preview: trades ? { coin: [rest[1] ?? 0, (rest[0] ?? 0) + (rest[1] ?? 0)], word: 'nidavellir-preview-trade', args: { low: rest[0] ?? 0, high: rest[1] ?? 0, new: (rest[0] ?? 0) + (rest[1] ?? 0) } } : null,
        })
      }
  return out
}

/** A view of seat 0 while it bids. */
export function bidding(values = [0, 2, 4, 5, 9], more: Partial<NidavellirView> = {}): NidavellirView {
  const view = turn()
  return {
    ...view,
    phase: 'bid',
    actors: [0, 2],
    tavern: null,
    prompt: { word: 'nidavellir-prompt-bid', args: {}, why: 'nidavellir-note-bid-first', why_args: {} },
    choices: bids(values),
    taverns: view.taverns.map((it, n) => ({ ...it, status: 'waiting', order: [], done: 0, takers: it.cards.map(() => null), cards: n === 0 ? [dwarf('blacksmith'), dwarf('hunter'), dwarf('miner', 1)] : it.cards })),
    table: [seat(0, values, []), ...view.table.slice(1).map((it) => ({ ...it, ready: it.seat === 1, places: it.places.map(() => ({ where: 'hand' })) }))],
    ...more,
  }
}
