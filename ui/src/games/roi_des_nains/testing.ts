// Views for the tests beside this file: a three-seat table in its second deal, and changes to it.
import type { Choice } from '../../messages'
import type { CardFace, DealView, HandCard, RoiDesNainsView, SeatView, TrickView } from './messages'
import { read } from './looks'

export const card = (id: string, more: Partial<CardFace> = {}): CardFace => ({ id, ...read(id), ...more })
export const trick = (number: number, ids: string[], first: number, at: number): TrickView => {
  const plays = ids.map((id, n) => ({ seat: (first + n) % ids.length, face: card(id) }))
  return { number, plays, led: read(ids[0] ?? '').suit, winner: plays[at]?.seat ?? 0, at }
}
export const deal = (number: number, points: number[], before: number[] = points.map(() => 0)): DealView => ({
  number,
  extra: false,
  dealer: 0,
  chooser: 1,
  tile: 'T05',
  rule: 'T05a',
  other: 'T05b',
  special: card('DRA', { special: true }),
  seats: points.map((each, seat) => ({ tricks: each, quest: each, bonus: 0, factor: 1, points: each, total: each + (before[seat] ?? 0) })),
})

const seat = (n: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: n,
  total: [4, 6, 3][n] ?? 0,
  cards: 4,
  tricks: n,
  quest: -n,
  bonus: 0,
  factor: 1,
  points: -n,
  tallies: [{ key: 'knight', count: n, points: -n }],
  dealer: n === 2,
  voids: [],
  known: [],
  ...more,
})

const held = (id: string, legal: boolean): HandCard =>
  legal ? { face: card(id), legal } : { face: card(id), why: 'roi_des_nains-why-suit', why_args: { one: '@roi_des_nains-one-dwarf' } }
const plays = (id: string, action: number): Choice => ({ action, clicks: [`card:${id}`], word: 'roi_des_nains-choice-play', args: { card: `@roi_des_nains-card-${id}` }, preview: { word: 'roi_des_nains-preview-below', args: { who: 'seat:1' } } })

/** A view of seat 0, who must follow with a Dwarf. */
export function turn(more: Partial<RoiDesNainsView> = {}): RoiDesNainsView {
  const done = [trick(1, ['G5', 'G2', 'GA'], 2, 2), trick(2, ['C7', 'C3', 'C2'], 1, 0)]
  return {
    game: 'roi_des_nains',
    seats: 3,
    seat: 0,
    actors: [0],
    over: false,
    prompt: { word: 'roi_des_nains-prompt-follow', args: { one: '@roi_des_nains-one-dwarf' }, why: null, why_args: {} },
    choices: [plays('N4', 34), plays('ND', 44)],
    result: { over: false, totals: [4, 6, 3], lines: [[], [], []], facts: [{}, {}, {}], winners: [] },
    reveals: 0,
    phase: 'play_card',
    deal: 2,
    deals: 7,
    extra: false,
    trick: 3,
    tricks: 13,
    dealer: 2,
    opener: 2,
    heir: null,
    quest: { tile: 'T17', a: { id: 'T17a', kind: 'per_card', cards: ['C2'], good: false }, b: { id: 'T17b', kind: 'per_card', cards: ['G2'], good: false }, side: 'a', chooser: 1 },
    special: { face: card('N11a', { special: true }), where: 'unknown', seat: null, armed: false },
    table: [seat(0), seat(1), seat(2)],
    plays: [
      { seat: 1, face: card('N9') },
      { seat: 2, face: card('GR', { head: true }) },
    ],
    order: [1, 2, 0],
    led: 'dwarf',
    winning: 1,
    done,
    last: done[1] ?? null,
    past: [],
    counted: [],
    hand: [held('C9', false), held('G8', false), held('N4', true), held('ND', true)],
    suits: [
      { suit: 'knight', left: 10, of: 13 },
      { suit: 'dwarf', left: 12, of: 13 },
      { suit: 'goblin', left: 9, of: 13 },
    ],
    unseen: [card('CA'), card('N2')],
    history: [deal(1, [4, 6, 3])],
    piles: [18, 12],
    ...more,
  }
}
