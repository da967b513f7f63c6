// How the things of Die Zwerge look, and where the hexes lie.
import type { IconName } from '../../lib/widgets/icons'
import type { Card, Hex } from './messages'

export const TROOPS = ['orc', 'troll', 'elf'] as const
export type Troop = (typeof TROOPS)[number]

/** Distance from the middle of a hex to its corners, in units of the map's picture. */
export const SIDE = 40
const WIDE = SIDE * Math.sqrt(3)

export interface Spot { x: number; y: number }

/** The middle of a hex; Schwarzjoch lies at (0, 0). */
export const middle = ({ q, r }: { q: number; r: number }): Spot => ({ x: WIDE * (q + r / 2), y: SIDE * 1.5 * r })

/** The corners of a pointy-top hex around (0, 0). */
export function corners(side: number): string {
  return Array.from({ length: 6 }, (_, n) => `${(side * Math.sin((n * Math.PI) / 3)).toFixed(1)},${(-side * Math.cos((n * Math.PI) / 3)).toFixed(1)}`).join(' ')
}

/** Directions as the rules count them: 0 is east, then counter-clockwise. */
const STEPS = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const

/** Where an arrow towards a direction stands, and how it is turned (it points up when it is not). */
export function towards(direction: number, far: number): { x: number; y: number; turn: number } {
  const angle = (-direction * Math.PI) / 3
  return { x: far * Math.cos(angle), y: far * Math.sin(angle), turn: 90 - direction * 60 }
}

/** The hex that a key leads to: along the row, or up and down in a straight line, as near to `column` as may be. */
export function stride(hexes: Hex[], from: Hex, way: 'left' | 'right' | 'up' | 'down', column: number): Hex | undefined {
  const at = (direction: number): Hex | undefined => {
    const [q, r] = STEPS[direction] ?? [0, 0]
    return hexes.find((hex) => hex.q === from.q + q && hex.r === from.r + r)
  }
  if (way === 'left') return at(3)
  if (way === 'right') return at(0)
  const both = (way === 'up' ? [2, 1] : [4, 5]).map(at).filter((hex) => hex !== undefined)
  const aside = (hex: Hex): number => Math.round(Math.abs(middle(hex).x - column))
  return both.sort((a, b) => aside(a) - aside(b))[0]
}

export const TINTS: Record<string, string> = {
  gauragar: '#6d7a4a',
  urgon: '#7f8580',
  idoslan: '#8a6a3d',
  sangrein: '#a9884e',
  ran_ribastur: '#4f7350',
  weyurn: '#41708a',
  tabain: '#93503e',
  '': '#4c5663',
}

export const PLACES: Record<string, IconName> = {
  schwarzjoch: 'mountain-cave',
  porista: 'evil-tower',
  dson_balsur: 'stone-tower',
  toboribor: 'tower-fall',
  lot_ionan: 'wizard-face',
  drachenbrodem: 'dragon-head',
  gruenhain: 'pine-tree',
  mifurdania: 'hut',
  groeschaker: 'hut',
  alandur: 'elf-ear',
  xamtys: 'queen-crown',
}

const HEROES: Record<string, IconName> = { tungdil: 'dwarf-king', boindil: 'battle-axe', boendal: 'halberd', balyndis: 'anvil', bavragor: 'warhammer' }
export const heroSign = (hero: string): IconName => HEROES[hero] ?? 'dwarf-helmet'

const GEAR: Record<string, IconName> = {
  stiefel: 'wingfoot',
  werkzeug: 'war-pick',
  waffe: 'battle-axe',
  kettenhemd: 'mail-shirt',
  schild: 'round-shield',
  dolch: 'plain-dagger',
  amboss: 'anvil-impact',
  lied: 'beer-horn',
  verkleidung: 'hood',
  kaese: 'cheese-wedge',
  bier: 'beer-stein',
}
export const gearSign = (gear: string): IconName => GEAR[gear] ?? 'swap-bag'

export const ATTRIBUTES: Record<string, IconName> = { combat: 'battle-axe', craft: 'anvil', speed: 'walking-boot' }
export const DECKS: Record<string, IconName> = { scenario: 'scroll-unfurled', adventure: 'compass', threat: 'death-skull' }
export const ACTS: Record<string, IconName> = {
  move: 'walking-boot',
  fight: 'battle-axe',
  message: 'throne-king',
  craft: 'anvil-impact',
  ability: 'clockwise-rotation',
  use: 'hand',
  health: 'hearts',
  doom: 'crowned-skull',
}

export const PLAN_SIGNS: Record<string, IconName> = { 'plan-take': 'footprint', 'plan-fight': 'battle-axe', 'plan-help': 'hand', 'plan-heal': 'hearts', 'plan-council': 'throne-king' }

/** Outlines of the dwarves' crests in a box of 48: each seat has its own, so that colour is never the only mark. */
export const CRESTS = [
  'M-20 -21H20V8L0 22L-20 8Z',
  'M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z',
  'M0 -24L24 0L0 24L-24 0Z',
  'M-12 -20H12L23 0L12 20H-12L-23 0Z',
  'M-12 -21H12L21 -12V12L12 21H-12L-21 12V-12Z',
]

/** The colour of a hero's hair. */
export const BEARDS: Record<string, string> = { tungdil: '#7a5330', boindil: '#26211d', boendal: '#4a3a2c', balyndis: '#a8502a', bavragor: '#8c3a22' }

/** Outlines of the troops around (0, 0): orcs are squares, trolls discs, Älfar triangles. */
export const SHAPES: Record<Troop, string> = { orc: 'M-7 -7H7V7H-7Z', troll: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z', elf: 'M0 -9L9 8H-9Z' }

/** A space of the council with its sign. */
export const signed = (pos: number): string => (pos > 0 ? `+${pos}` : pos < 0 ? `−${-pos}` : '0')

export const troopsOn = (hex: { orc?: number; troll?: number; elf?: number }): [number, number, number] => [hex.orc ?? 0, hex.troll ?? 0, hex.elf ?? 0]
export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What is drawn on a hex: each troop, or where they are many one of a kind with its number. */
export function tokens(army: readonly number[]): { kind: Troop; x: number; count: number }[] {
  const kinds = TROOPS.flatMap((kind, k) => (army[k] ? [{ kind, count: army[k] ?? 0 }] : []))
  const all = sum([...army])
  const single = all <= 4
  const shown = single ? kinds.flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ kind, count: 1 }))) : kinds
  const gap = single ? (all === 4 ? 16.5 : 19) : 23
  return shown.map((token, n) => ({ ...token, x: (n - (shown.length - 1) / 2) * gap }))
}

/** The hexes that a card asks for and that are not done yet. */
export const goals = (card: Card | null): string[] => (card?.places ?? []).filter((place) => !place.done).flatMap((place) => place.hexes)

/** The spaces of the path of fate that are shown where there is room for so many: from just behind the hero's marker to the doom's; a negative number is a stretch of so many left out. */
export function clock(hero: number, doom: number, count: number, room: number): number[] {
  const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)
  if (count <= room) return range(0, count)
  const from = Math.max(0, Math.min(hero - 2, doom + 1 - room))
  if (doom + 1 - from <= room) return range(from, from + room)
  const to = from + room - 3
  return [...range(from, to), to - (doom - 1), doom - 1, doom]
}

/** Heights above and below the middle of a hex at which words cross none of its printed arrows: in its middle, below, above; none on perished land. */
export function freeLine(hex: Hex): number[] {
  if (hex.tile) return []
  const arrows = [hex.red, hex.white]
  const lines: [number, number, number][] = [[0, 0, 3], [13, 4, 5], [-13, 1, 2]]
  return lines.filter(([, a, b]) => !arrows.includes(a) && !arrows.includes(b)).map(([line]) => line)
}
