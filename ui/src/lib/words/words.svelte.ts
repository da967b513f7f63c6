// The words of the house in the reader's language: the same Fluent files that Python reads.
import { door } from '../connection/door'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Args } from '../../messages'

export const languages = ['en', 'fr', 'de'] as const
export type Language = (typeof languages)[number]
export interface Part { text: string; strong: boolean }

const OPEN = '\uE000' // private marks around what the log sets in bold; never typed by anybody
const SHUT = '\uE001'

/** A readable name for a card of replaced data that has no word in any language: "nidavellir-card-a2_old_smith_4_5p" becomes "Old smith 4". */
export function readable(key: string): string {
  const name = key
    .replace(/^\w+-[a-z]+-/, '')
    .replace(/^a\d_|_\dp$/g, '')
    .replaceAll(/[_#]/g, ' ')
    .trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The seats that an argument names: of "seat:0,2" the two. */
const seatsOf = (value: string | number | undefined): number[] => (/^seat:([\d,]+)$/.exec(String(value))?.[1]?.split(',') ?? []).map(Number)

/** Sentences by key. Everything is reactive: a change of language says all anew. */
export class Words {
  language = $state<Language>('en')
  names = $state.raw<string[]>([])
  /** The seat of the reader, who is "You" in every sentence; null for those who read names. */
  me = $state.raw<number | null>(null)
  ready = $state(false)
  #bundle = $state.raw<FluentBundle | null>(null)
  #texts = new Map<string, string>()
  #games = new Set<string>()
  #wished: Language = 'en'

  /** Fetch the words of the house and of these games, besides those fetched before; the old ones stay until the new are there. */
  async load(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) {
      this.#games.delete(game) // what is wanted last comes last: where two games have one key, it is said as this one says it
      this.#games.add(game)
    }
    this.#wished = language
    const all = [...this.#games]
    const sources = [`api/words/${language}`, ...all.map((game) => `api/words/${game}/${language}`)]
    const texts = await Promise.all(sources.map((source, n) => this.#text(source, n > 0)))
    if (this.#wished !== language || this.#games.size !== all.length) return // a later wish is on its way
    this.use(language, ...texts)
  }

  /** Take Fluent texts as they are. */
  use(language: Language, ...texts: string[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.#bundle = bundle
    this.language = language
    this.ready = true
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /**
   * The sentence of a key; an argument "@key" is said in the same language, "seat:2" becomes that player's name, "seat:0,2" a list of names.
   * Where the reader is one of them, the sentence is the message's attribute named after that argument, if it has one.
   */
  say = (key: string, args: Args = {}): string => this.#format(key, args, false, '').replaceAll(OPEN, '').replaceAll(SHUT, '')

  /** The sentence for a screen reader, where it differs. */
  aria = (key: string, args: Args = {}): string => this.#format(key, args, false, 'aria')

  /** The sentence cut where names and cards stand, which are strong. */
  parts(key: string, args: Args = {}): Part[] {
    const pieces = this.#format(key, args, true, '').split(/([\uE000\uE001])/)
    const parts: Part[] = []
    let depth = 0
    for (const piece of pieces) {
      if (piece === OPEN) depth += 1
      else if (piece === SHUT) depth -= 1
      else if (piece) parts.push({ text: piece, strong: depth > 0 })
    }
    return parts
  }

  name(seat: number): string {
    return this.names[seat] || this.say('seat-name', { number: seat + 1 })
  }

  /** A seat's name, or "You" for the reader's own. */
  who(seat: number): string {
    return seat === this.me ? this.say('seat-you') : this.name(seat)
  }

  #format(key: string, args: Args, mark: boolean, attribute: string): string {
    const message = this.#bundle?.getMessage(key)
    const own = this.me === null ? undefined : Object.keys(args).find((name) => message?.attributes[name] && seatsOf(args[name]).includes(this.me ?? -1))
    const pattern = (attribute && message?.attributes[attribute]) || (own && message?.attributes[own]) || message?.value
    if (!this.#bundle || !pattern) return this.#bundle ? key : ''
    const full: Args = {}
    for (const [name, value] of Object.entries(args)) {
      const text = this.#argument(value, mark)
      full[name] = mark && typeof value === 'string' && text !== value ? OPEN + text + SHUT : text
    }
    let said = this.#bundle.formatPattern(pattern, full, [])
    const you = mark && own ? this.say('seat-you') : ''
    if (you && said.startsWith(`${you} `)) said = OPEN + you + SHUT + said.slice(you.length)
    // a minus is a minus and no hyphen, as everywhere on the page
    return Object.values(args).some((value) => typeof value === 'number' && value < 0) ? said.replaceAll(/(?<![\p{L}\d])-(?=\d)/gu, '−') : said
  }

  #argument(value: string | number, mark: boolean): string | number {
    if (typeof value !== 'string') return value
    if (value.startsWith('@')) return this.has(value.slice(1)) ? this.#format(value.slice(1), {}, mark, '') : readable(value.slice(1))
    const seats = seatsOf(value)
    if (seats.length > 1) return new Intl.ListFormat(this.language).format(seats.toSorted((a, b) => Number(b === this.me) - Number(a === this.me)).map((seat) => this.who(seat)))
    return seats[0] === undefined ? value : this.who(seats[0])
  }

  /** A game may come without words; the house never does. */
  async #text(source: string, optional: boolean): Promise<string> {
    const known = this.#texts.get(source)
    if (known !== undefined) return known
    const answer = await door.fetch(source)
    if (!answer.ok && !(optional && answer.status === 404)) throw new Error(`${source}: ${answer.status}`)
    const text = answer.ok ? await answer.text() : ''
    this.#texts.set(source, text)
    return text
  }
}

export const words = new Words()
export const say = words.say

/** The language wished for first among those we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
