// Views for the tests beside this file: a small mine, three seats, seat 0 to choose an action; and changes to it.
import type { Choice } from '../../messages'
import type { BrisingamenView, Dwarf, Seat, Setting, Space } from './messages'

export const gems = (...pairs: [number, number][]): number[] => Array.from({ length: 10 }, (_, n) => pairs.find(([type]) => type === n)?.[1] ?? 0)

const space = (id: string, kind: string, x: number, y: number, more: Partial<Space> = {}): Space => ({ id, label: id, kind, branch: 'main', depth: 0, x, y, lantern: 0, ...more })

export const EDGES: [string, string][] = [
  ['out', 'A'],
  ['A', 'B'],
  ['B', 'C'],
  ['B', 'D'],
  ['B', 'E'],
  ['C', 'c1'],
  ['E', 'c2'],
]

/** Seat 0 stands with dwarf 1 at A, seat 1 with dwarf 1 at B. */
export const spaces = (): Space[] => [
  space('out', 'surface', 50, 3),
  space('A', 'gallery', 50, 15, { seat: 0, dwarf: 1 }),
  space('B', 'gallery', 50, 28, { seat: 1, dwarf: 1, loaded: true }),
  space('C', 'gallery', 30, 32),
  space('D', 'gallery', 50, 45),
  space('E', 'gallery', 70, 32),
  space('c1', 'cavern', 20, 20, { spots: [3, 0, 0, 0], gems: gems([0, 2], [6, 1]) }),
  space('c2', 'cavern', 84, 40, { spots: [1, 1, 0, 0], gems: [] }),
]

export const setting = (id: string, needs: number[], missing: number[][]): Setting => ({ id, kind: 'ring', points: 5, penalty: 2, weight: 3, needs, missing })

export function seat(n: number, dwarves: Dwarf[], more: Partial<Seat> = {}): Seat {
  return { seat: n, dwarves, left: dwarves.length, supply: gems(), weight: 0, held: [], done: [], skills: [], tokens: 0, parts: [], ...more }
}
export const outside = (number: number): Dwarf => ({ number, state: 'outside' })

export const CHOICES: Choice[] = [
  { action: 0, clicks: ['dwarf:1'], word: 'brisingamen-choice-move', args: { dwarf: 1, space: 'A', kind: 1 } },
  { action: 6, clicks: ['enter:mine'], word: 'brisingamen-choice-enter', args: { dwarf: 2 } },
  { action: 7, clicks: ['enter:mine', 'give:speed'], word: 'brisingamen-choice-enter-with', args: { dwarf: 2, skill: '@brisingamen-skill-speed' } },
  { action: 20, clicks: ['setting:s01'], word: 'brisingamen-choice-take', args: { card: '@brisingamen-card-s01', points: 5 } },
  { action: 90, clicks: ['pass'], word: 'brisingamen-choice-pass' },
]

/** A view of seat 0 that chooses an action. */
export function action(more: Partial<BrisingamenView> = {}): BrisingamenView {
  const needs = gems([0, 2], [1, 1])
  return {
    game: 'brisingamen',
    seats: 3,
    seat: 0,
    actors: [0],
    over: false,
    prompt: { word: 'brisingamen-prompt-action', args: { action: 1 }, why: null, why_args: {} },
    choices: CHOICES,
    result: { over: false, totals: [4, 7, -2], lines: [[], [], []], facts: [{}, {}, {}], winners: [] },
    reveals: 0,
    phase: 'action',
    round: 3,
    rounds: 60,
    order: [0, 1, 2],
    turn: 0,
    step: 1,
    left: 2,
    free: 1,
    skill_taken: false,
    acted: true,
    ender: null,
    last: false,
    spaces: spaces(),
    edges: EDGES,
    reach: [
      { number: 1, space: 'A', ways: [{ space: 'out' }, { space: 'C', passed: ['B'] }, { space: 'D', passed: ['B'] }], barred: [{ space: 'E', why: 'brisingamen-why-limit' }] },
      { number: 0, space: 'out', ways: [{ space: 'C', passed: ['A', 'B'] }], barred: [] },
    ],
    table: [
      seat(0, [{ number: 1, state: 'mine', space: 'A' }, outside(2), outside(3)], { supply: gems([0, 2]), weight: 2, skills: [{ id: 'speed' }], tokens: 1 }),
      seat(1, [{ number: 1, state: 'mine', space: 'B', gems: gems([3, 1]) }, outside(2), { number: 3, state: 'retired' }]),
      seat(2, [outside(1), outside(2), outside(3)], { skills: [{ id: 'bat', dwarf: 0 }] }),
    ],
    workshop: [setting('s01', needs, [gems([1, 1]), needs, needs]), null],
    deck: 30,
    parts: [{ id: 'b1', tokens: 3, weight: 4, needs: gems([4, 4]), missing: [gems([4, 4]), gems([4, 3]), gems()] }],
    necklace: [],
    necklace_size: 4,
    skills: ['bat', null, 'thief'],
    pile: 4,
    pile_known: [],
    skills_gone: [],
    market: gems([0, 1], [7, 2]),
    market_weight: 5,
    doing: {},
    whys: [{ target: 'swap:market', word: 'brisingamen-why-swap' }],
    unseen: { settings: [], parts: [], skills: [] },
    ...more,
  }
}

/** Seat 0 chooses where dwarf 1 goes, out of a cavern with gems. */
export function where(more: Partial<BrisingamenView> = {}): BrisingamenView {
  const go = (at: number, clicks: string[]): Choice => ({ action: 100 + at, clicks, word: 'brisingamen-choice-go', args: { space: 'C', kind: 1, passed: 1 } })
  return action({
    phase: 'where',
    doing: { dwarf: 1, space: 'A', offered: gems([0, 2]) },
    reach: action().reach.slice(0, 1),
    choices: [go(0, ['space:C']), go(1, ['space:C', 'with:harvest']), go(2, ['space:C', 'with:strength']), go(3, ['space:C', 'with:harvest', 'with:strength']), go(4, ['space:D'])],
    ...more,
  })
}
