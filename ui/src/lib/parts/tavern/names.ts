// The names of a tavern game's things in the reader's language.
import type { CoinFace, Face, Place, Seat } from './messages'
import type { TavernConfig } from './config'
import { readable, type Words } from '../../words/words.svelte'

export class Names {
  words: Words
  config: TavernConfig
  constructor(words: Words, config: TavernConfig) {
    this.words = words
    this.config = config
  }
  get #id(): string {
    return this.config.id
  }
  say(key: string, args: Record<string, string | number> = {}): string {
    return this.words.say(`${this.#id}-${key}`, args)
  }
  card(face: Face): string {
    const key = `${this.#id}-card-${face.id.split('#')[0]}`
    return this.words.has(key) ? this.words.say(key) : face.kind === 'dwarf' && face.cls ? [this.say(`page-class-${face.cls}`).replaceAll('\u00ad', ''), ...(face.plain ? [] : (face.points ?? []))].join(' ') : readable(key)
  }
  /** What a hero does; nothing where nobody has said it, as of a hero of replaced tables. */
  effect(face: Face): string {
    return this.#known(`${this.#id}-effect-${face.id}`)
  }
  /** Its power in a few words. */
  power(face: Face): string {
    return this.#known(`${this.#id}-power-${face.id}`)
  }
  epithet(face: Face): string {
    return this.#known(`${this.#id}-epithet-${face.id}`)
  }
  #known(key: string): string {
    return this.words.has(key) ? this.words.say(key) : ''
  }
  /** The short name on a card: class, hero, or the offering. */
  short(face: Face): string {
    if (face.kind === 'offering') return this.say('page-coin-plus', { bonus: face.bonus ?? 0 })
    if (face.kind !== 'dwarf') return this.card(face)
    return face.cls ? this.say(`page-class-${face.cls}`) : this.card(face)
  }
  tavern(id: string): string {
    return this.say(`tavern-${id}`)
  }
  coin(value: number, kind: string): string {
    return this.say(`coin-${kind}`, { value })
  }
}

/** A change of points, as a chip shows it. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0')

/** Whether two cards are interchangeable: the choices name only the first of such cards. */
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

/** A coin as it was bid, when it has grown or gone since. */
export function asBid(coin: CoinFace | null | undefined, bid: number | undefined): CoinFace | null {
  if (bid === undefined || coin?.value === bid) return coin ?? null
  return { value: bid, kind: bid > 5 ? 'royal' : 'base' }
}

/** The coin of a seat at a tavern: its face if this reader may see it, else null; undefined when none lies there. */
export function coinAt(seat: Seat | undefined, where: string): Place | undefined {
  return seat?.places.find((place) => place.where === where)
}
