// How the things of Le Roi des Nains look, and in which order a hand is held.
import { minus } from '../../lib/words/numbers'
import type { IconName } from '../../lib/widgets/icons'
import type { Look } from '../../lib/parts/look'
import type { CardFace, RuleView } from './messages'

const LOOKS: Record<string, Look> = {
  knight: { icon: 'cross-shield', shape: 'shield', tone: 'explorer' },
  dwarf: { icon: 'beard', shape: 'octagon', tone: 'hunter' },
  goblin: { icon: 'goblin-head', shape: 'gable', tone: 'warrior' },
}
const MAGIC: Look = { icon: 'sparkles', shape: 'disc', tone: 'smith' }
export const SUITS = ['knight', 'dwarf', 'goblin'] as const

/** The look of a suit; magic cards have one too. */
export function suitLook(suit: string): Look {
  return LOOKS[suit] ?? MAGIC
}

const CHAMPIONS: Record<string, IconName> = { knight: 'black-knight-helm', dwarf: 'viking-helmet', goblin: 'minions' }
const COURT: Record<string, IconName> = { V: 'horse-head', D: 'queen-crown', R: 'jewel-crown' }
const SPECIALS: Record<string, IconName> = {
  N1: 'oak-leaf',
  N11a: 'knight-banner',
  N11b: 'spanner',
  C1: 'jester-hat',
  C11a: 'knight-banner',
  C11b: 'wizard-face',
  G1: 'spyglass',
  G11a: 'wolf-head',
  G11b: 'knight-banner',
  DRA: 'dragon-head',
  MOM: 'mummy-head',
  MAR: 'hand',
  SOR: 'pointy-hat',
  EXC: 'broadsword',
}
/** A rule that gives and takes is told from those that do only one of the two. */
const BOTH = ['T02a', 'T02b', 'T04a', 'T04b']
export const ruleSign = (rule: RuleView): IconName => (BOTH.includes(rule.id) ? 'scales' : rule.good ? 'laurel-crown' : 'hazard-sign')
export const isBad = (rule: RuleView): boolean => !rule.good && !BOTH.includes(rule.id)
/** The three fives that give a role. */
export const ROLES: Record<string, IconName> = { C5: 'scroll-unfurled', G5: 'drum', N5: 'card-draw' }

/** The picture of a card; null where its number is the picture. */
export function pictureOf(face: CardFace): IconName | null {
  if (face.special) return SPECIALS[face.id] ?? 'sparkles'
  return face.rank === 'A' ? (CHAMPIONS[face.suit] ?? 'viking-helmet') : (COURT[face.rank] ?? null)
}

/** The suit and rank that a card's id tells: what a Mummy or Puppeteer copies is named by its id alone. */
export function read(id: string): { suit: string; rank: string } {
  const suit = { C: 'knight', N: 'dwarf', G: 'goblin' }[id.charAt(0)]
  const rank = id.slice(1).replace(/[ab]$/, '')
  return suit && /^(\d+|[VDRA])$/.test(rank) ? { suit, rank } : { suit: 'magic', rank: 'magic' }
}

const STRENGTH: Record<string, number> = { V: 12, D: 13, R: 14, A: 15 }
export const strength = (rank: string): number => STRENGTH[rank] ?? (Number(rank) || 0)

/** Suits side by side, each from high to low, magic last. */
export function sorted<T>(cards: readonly T[], face: (card: T) => CardFace): T[] {
  const suits: string[] = [...SUITS, 'magic']
  const place = (card: T) => suits.indexOf(face(card).suit) * 100 - strength(face(card).rank)
  return [...cards].sort((a, b) => place(a) - place(b))
}

/** A number with its sign, as it is printed: +3, −2, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points))

/** How many cards of `width` lie in a row of `room`: the step from one to the next, at most what lets them lie side by side. */
export function step(count: number, width: number, room: number): number {
  return count < 2 ? width : Math.min(width * 0.96, (room - width) / (count - 1))
}

/** Where seats, and the cards before them, are on the slab: [x, y] in per cent, by how many places after the own seat they come. */
export const PLATES: Record<number, [number, number][]> = {
  3: [[50, 93.5], [13.5, 20], [86.5, 20]],
  4: [[50, 93.5], [13, 31], [50, 8], [87, 31]],
  5: [[50, 93.5], [12.5, 33], [30, 8], [70, 8], [87.5, 33]],
}
export const CARDS: Record<number, [number, number][]> = {
  3: [[50, 70], [35, 42], [65, 42]],
  4: [[50, 71], [31, 52], [50, 37], [69, 52]],
  5: [[50, 70], [27, 62], [39.5, 35], [60.5, 35], [73, 62]],
}
export const SMALL_CARDS: Record<number, [number, number][]> = {
  3: [[50, 70], [24, 40], [76, 40]],
  4: [[50, 72], [20, 46], [50, 28], [80, 46]],
  5: [[50, 72], [15, 60], [36, 27], [64, 27], [85, 60]],
}
