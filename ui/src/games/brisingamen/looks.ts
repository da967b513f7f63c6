// How things look and what they are called.
import type { IconName } from '../../lib/widgets/icons'
import { COLOURS, type Colour } from '../../lib/parts/jewels'
import type { Words } from '../../lib/words/words.svelte'
import type { Args } from '../../messages'
import type { Part, Setting, Space } from './messages'

export interface GemType { id: string; colour: Colour; large: boolean }

/** The ten types of gems, in the order of all counts. */
export const TYPES: GemType[] = [false, true].flatMap((large) => COLOURS.map((colour) => ({ id: `${colour}_${large ? 'large' : 'small'}`, colour, large })))
export const LETTERS = ['rs', 'es', 'ss', 'ms', 'as', 'rl', 'el', 'sl', 'ml', 'al']

export interface Piece extends GemType { hollow: boolean }

/** Counts as single gems, large ones first, colour by colour; of each type so many hollow as are missing. */
export function pieces(counts: number[] | undefined, missing: number[] = []): Piece[] {
  return [5, 6, 7, 8, 9, 0, 1, 2, 3, 4].flatMap((n) => {
    const type = TYPES[n] as GemType
    const all = counts?.[n] ?? 0
    return Array.from({ length: all }, (_, k) => ({ ...type, hollow: k >= all - (missing[n] ?? 0) }))
  })
}

/** Counts of gems put together. */
export const summed = (counts: number[] | undefined, more: number[] | undefined): number[] | undefined => (more ? more.map((count, n) => count + (counts?.[n] ?? 0)) : counts)

export const total = (counts: number[] | undefined): number => (counts ?? []).reduce((sum, count) => sum + count, 0)

export const SKILL_SIGNS: Record<string, IconName> = { speed: 'wingfoot', stealth: 'hood', bat: 'bat', stamina: 'round-bottom-flask', strength: 'fist', thief: 'robber' }

const SETTING_SIGNS: Record<string, IconName> = {
  ring: 'ring',
  signet: 'skull-signet',
  studs: 'drop-earrings',
  brooch: 'rosa-shield',
  bracelet: 'linked-rings',
  pendant: 'gem-pendant',
  torc: 'torc',
  necklace: 'emerald-necklace',
  sceptre: 'winged-scepter',
  girdle: 'belt-buckles',
  diadem: 'tiara',
  crown: 'jewel-crown',
}
export const settingSign = (kind: string): IconName => SETTING_SIGNS[kind] ?? 'cut-diamond'

/** The words for the things of the table. */
export class Names {
  words: Words
  constructor(words: Words) {
    this.words = words
  }

  say = (key: string, args: Args = {}): string => this.words.say(`brisingamen-${key}`, args)

  /** "2 small rubies, 1 large amber". */
  gems(counts: number[] | undefined): string {
    if (total(counts) === 0) return this.say('no-gems')
    return this.say('gems', Object.fromEntries(LETTERS.map((letter, n) => [letter, counts?.[n] ?? 0]))).trim()
  }

  place(space: Space | undefined): string {
    const kind = { surface: 0, gallery: 1 }[space?.kind ?? ''] ?? 2
    return this.say('place', { space: space?.label ?? '', kind })
  }

  card(id: string): string {
    return this.words.has(`brisingamen-card-${id}`) ? this.say(`card-${id}`) : id
  }

  /** A card's name where there is little room: a German compound may break between its words. */
  narrow(id: string): string {
    return this.card(id).replaceAll(/(?<=\p{Ll}{3})(siegelring|(?<!siegel)ring|anhänger|armband|armreif|brosche|halskette|halsband|ohrstecker|kette)/gu, '\u00AD$1')
  }

  /** A card in full: name, what it brings, what it takes. */
  setting(card: Setting | Part): string {
    const brings = 'points' in card ? this.say('points', { count: card.points }) : this.say('tokens', { count: card.tokens })
    return `${this.card(card.id)}, ${brings}, ${this.gems(card.needs)}`
  }
}
