// How Nidavellir's things look, and what they are called in the reader's language.
import type { Face, Place, Seat } from './messages'
import type { IconName } from '../../lib/icons'
import type { Look } from '../../lib/parts/look'
import { readable, type Words } from '../../lib/words.svelte'

export const CLASSES = ['warrior', 'hunter', 'miner', 'blacksmith', 'explorer'] as const

const LOOKS: Record<string, Look> = {
  warrior: { icon: 'battle-axe', shape: 'shield', tone: 'warrior' },
  hunter: { icon: 'bowman', shape: 'gable', tone: 'hunter' },
  miner: { icon: 'war-pick', shape: 'diamond', tone: 'miner' },
  blacksmith: { icon: 'anvil-impact', shape: 'octagon', tone: 'smith' },
  explorer: { icon: 'spyglass', shape: 'disc', tone: 'explorer' },
}
const FALLBACK: Look = { icon: 'dwarf-helmet', shape: 'disc', tone: 'explorer' }

/** The look of a class; null for neutral heroes and offerings, which have no ribbon. */
export function lookOf(cls: string | null | undefined): Look | null {
  return (cls && LOOKS[cls]) || null
}

export function classLook(cls: string): Look {
  return LOOKS[cls] ?? FALLBACK
}

const HEROES: Record<string, IconName> = {
  kraal: 'viking-helmet',
  tarah: 'halberd',
  aral: 'wingfoot',
  dagda: 'lantern-flame',
  aegur: 'fist',
  bonfur: 'warhammer',
  zoral: 'mine-wagon',
  lokdur: 'hearts',
  hourya: 'walking-boot',
  idunn: 'hood',
  skaa: 'hooded-figure',
  astrid: 'jewel-crown',
  grid: 'swap-bag',
  uline: 'third-eye',
  ylud: 'sparkles',
  thrud: 'crowned-skull',
}

/** The engraved sign of a card. */
export function signOf(face: Face): IconName {
  if (face.kind === 'offering') return 'crown-coin'
  if (face.kind === 'hero') return HEROES[face.id] ?? 'dwarf-king'
  return lookOf(face.cls)?.icon ?? 'dwarf-helmet'
}

export const TAVERN_SIGNS: Record<string, IconName> = { goblin: 'goblin-head', dragon: 'dragon-head', horse: 'horse-head' }
export const DISTINCTION_SIGNS: Record<string, IconName> = {
  kings_hand: 'hand',
  hunting_master: 'beer-horn',
  crown_jeweler: 'gem-pendant',
  kings_great_armorer: 'anvil',
  pioneer_of_the_kingdom: 'treasure-map',
}
export const PLACE_SIGNS: Record<string, IconName> = { ...TAVERN_SIGNS, pouch: 'swap-bag', hand: 'hand' }

/** What stands in the grades of a card: its points, or null (the class's sign) where none are printed. */
export function marksOf(face: Face): (number | null)[] {
  const grades = face.grades ?? 0
  return Array.from({ length: grades }, (_, n) => (face.plain || !lookOf(face.cls) ? null : (face.points?.[n] ?? 0)))
}

/** Words that are needed again and again, said in the reader's language. */
export class Names {
  words: Words
  constructor(words: Words) {
    this.words = words
  }
  say(key: string, args: Record<string, string | number> = {}): string {
    return this.words.say(`nidavellir-${key}`, args)
  }
  card(face: Face): string {
    const key = `nidavellir-card-${face.id.split('#')[0]}`
    return this.words.has(key) ? this.words.say(key) : face.kind === 'dwarf' && face.cls ? [this.say(`page-class-${face.cls}`).replaceAll('\u00ad', ''), ...(face.plain ? [] : (face.points ?? []))].join(' ') : readable(key)
  }
  /** What a hero does; nothing where nobody has said it, as of a hero of replaced tables. */
  effect(face: Face): string {
    return this.#known(`nidavellir-effect-${face.id}`)
  }
  epithet(face: Face): string {
    return this.#known(`nidavellir-epithet-${face.id}`)
  }
  #known(key: string): string {
    return this.words.has(key) ? this.words.say(key) : ''
  }
  /** The short name on a card: class, hero, or the offering. */
  short(face: Face): string {
    if (face.kind === 'offering') return this.say('page-coin-plus', { bonus: face.bonus ?? 0 })
    if (face.kind === 'hero') return this.card(face)
    return face.cls ? this.say(`page-class-${face.cls}`) : this.card(face)
  }
  tavern(id: string): string {
    return this.say(`tavern-${id}`)
  }
  who(seat: number): string {
    return this.words.name(seat)
  }
  coin(value: number, kind: string): string {
    return this.say(`coin-${kind}`, { value })
  }
}

/** Two cards that nobody could prefer one of: the choices name only the first of them. */
export function alike(a: Face | null | undefined, b: Face | null | undefined): boolean {
  return !!a && !!b && a.kind === b.kind && a.cls === b.cls && a.bonus === b.bonus && a.grades === b.grades && (a.points ?? []).join() === (b.points ?? []).join()
}

/** The coins of a seat as the plate of an opponent shows them: face up ones first, then what is known of the rest; nothing when it is played from memory. */
export function shownCoins(seat: Seat, memory = false): { value: number | null; kind: string; up: boolean }[] {
  const up = seat.places.filter((place) => place.up && place.coin)
  const rest = memory ? [] : [...seat.coins]
  for (const place of up) {
    const at = rest.findIndex((coin) => coin.value === place.coin?.value && coin.kind === place.coin.kind)
    if (at >= 0) rest.splice(at, 1)
  }
  const hidden = rest.length > 0 ? rest.map((coin) => ({ value: coin.value as number | null, kind: coin.kind, up: false })) : Array.from({ length: 5 - up.length }, () => ({ value: null, kind: 'base', up: false }))
  return [...up.map((place) => ({ value: place.coin?.value ?? null, kind: place.coin?.kind ?? 'base', up: true })), ...hidden]
}

/** The coin of a seat at a tavern: its face if this reader may see it, else null; undefined when none lies there. */
export function coinAt(seat: Seat | undefined, where: string): Place | undefined {
  return seat?.places.find((place) => place.where === where)
}
