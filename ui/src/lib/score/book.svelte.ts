// Score sheets of this browser: books of rounds, kept in its storage, counted by the server, and shared with other browsers when somebody wants that.
import * as api from '../connection/api'
import { door } from '../connection/door'
import { at, put, type Entries, type Entry, type Path } from './merge'
import { entered, received, sharing } from './sharing'
import { plain, Together, type Kept } from './together.svelte'
import type { Form, NewSheet, OptionValue, Problem, RefusedSheet, Tally } from '../../messages'

export { at, begins, type Entries, type Entry, type Path } from './merge'
export { plain } from './together.svelte'
export type Sheet = { id: number; created: string; options: Record<string, OptionValue>; names: string[]; table: Entries; seats: Entries[]; totals: number[]; winners: number[]; revisions: Record<string, number> }
/** `host`: this browser has shared it, and so may delete it for everybody. `dropped`: it did that, and when (ms since 1970); it can be taken back for a day. */
export interface Book extends Kept { id: string; game: string; changed: string; shared: string; host?: boolean; dropped?: number; rounds: Sheet[] }

/** Where they are kept: a device that is its own server may lie at the same address as another server, which knows nothing of its sheets. */
const place = (): string => (door.alone ? 'dvergar-scores-here' : 'dvergar-scores')
const MOST = 60 // books kept
const DAY = 86_400_000 // ms
const SOON = 120 // ms from an entry to its count
const AGAIN = 2500 // ms until an unreachable server is asked again

/** All books of this browser, the newest first. */
export function books(): Book[] {
  try {
    const kept = JSON.parse(localStorage.getItem(place()) ?? '[]') as Book[]
    return Array.isArray(kept) ? kept.filter((book) => typeof book.id === 'string' && Array.isArray(book.rounds) && book.rounds.length > 0 && !(book.dropped && Date.now() - book.dropped > DAY)) : []
  } catch {
    return [] // damaged or forbidden storage: begin anew
  }
}

function keep(all: Book[]): boolean {
  try {
    localStorage.setItem(place(), JSON.stringify(all.slice(0, MOST)))
    return true
  } catch {
    return false // forbidden or full: the sheet lives as long as this page
  }
}

/** Note when a shared book was deleted for everybody; undefined: it is there again. */
export const dropped = (id: string, when: number | undefined): boolean => keep(books().map((book) => (book.id === id ? { ...book, dropped: when } : book)))
export const drop = (id: string): boolean => keep(books().filter((book) => book.id !== id))

/** Keep a book from elsewhere, which was changed last at that time; one that is here and younger stays as it is. Returns its id. */
export function adopt(book: Book, changed: string): string {
  const here = books().find((one) => one.id === book.id)
  if (!here || (here.changed < changed && !here.shared)) keep([{ ...book, changed }, ...books().filter((one) => one.id !== book.id)])
  return book.id
}

/** A book with an empty first round. */
export function opened(game: string, seats: number, names: string[] = [], options: Record<string, OptionValue> = {}): Book {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('')
  return { id, game, changed: new Date().toISOString(), shared: '', rounds: [blank(0, seats, names, options)] }
}

function blank(id: number, seats: number, names: string[], options: Record<string, OptionValue>): Sheet {
  const list = Array.from({ length: seats }, (_, seat) => names[seat] ?? '')
  return { id, created: new Date().toISOString(), options, names: list, table: {}, seats: list.map(() => ({})), totals: [], winners: [], revisions: {} }
}

/** The book of a match that was played here: one that this browser has and in which nothing was changed since, else a new one. */
export function played(match: NewSheet): Book {
  const sheet = entered(match)
  const said = ({ options, names, table, seats }: typeof sheet) => JSON.stringify([options, names, table, seats])
  const known = books().find((book) => book.game === match.game && book.rounds[0] && said(book.rounds[0]) === said(sheet))
  const fresh = opened(match.game, match.seats.length)
  return known ?? { ...fresh, rounds: fresh.rounds.map((round) => ({ ...round, ...sheet })) }
}

/** A book that is open on the page: entries go into the browser's storage at once, to the server as soon as it answers. */
export class OpenBook {
  book = $state<Book>(opened('', 1))
  /** Index of the round on the page. */
  round = $state(0)
  form = $state.raw<Form | null>(null)
  tally = $state.raw<Tally | null>(null)
  problems = $state.raw<Problem[]>([])
  /** The storage of this browser takes nothing. */
  unkept = $state(false)
  /** It was shared, and is gone for good: what stands here is this browser's own from now on. */
  gone = $state(false)
  /** What the book has to do with other browsers, where it is shared. */
  together = $state.raw<Together | null>(null)
  /** An entry that others may not make: what was tried last. */
  refused = $state.raw<{ path: Path; value: Entry } | null>(null)
  #uncounted = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #counting = 0
  #closed = false
  #shape = '' // of the form that is there

  /** The server does not answer; everything is kept here meanwhile. */
  readonly away = $derived(this.#uncounted || (this.together?.away ?? false))
  readonly sheet = $derived<Sheet>(this.book.rounds[this.round] ?? blank(0, 1, [], {}))

  constructor(book: Book, round = book.rounds.length - 1) {
    this.book = book
    this.round = round
    void this.shape()
    if (book.shared) this.#join()
  }

  close(): void {
    this.#closed = true
    this.together?.close()
    clearTimeout(this.#timer)
  }

  /** Enter something; undefined takes it out. `whole`: a list whose order matters. */
  set(path: Path, value: Entry | undefined, whole = false): void {
    if (this.together?.readonly) {
      this.refused = { path, value: plain(value ?? null) }
      return
    }
    this.refused = null
    this.together?.enter(this.sheet, path, plain(value ?? null), whole)
    put(this.sheet, path, value)
    this.#keep()
    this.#soon()
  }

  /** Take a row out of its list. */
  async takeOut(path: Path): Promise<void> {
    if (this.together?.readonly) this.refused = { path, value: null }
    else if (this.together) await this.together.takeOut(this.sheet, path)
    else {
      ;(at(this.sheet, path.slice(0, -1)) as Entry[]).splice(Number(path[path.length - 1]), 1)
      this.#keep()
      this.#soon()
    }
  }

  /** Count soon, by the form of what stands there. */
  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void (this.#shape === this.#shaped() ? this.count() : this.shape()), SOON)
  }

  #shaped(): string {
    return JSON.stringify([this.sheet.seats.length, this.sheet.options])
  }

  #keep(): void {
    this.book.changed = new Date().toISOString()
    if (this.together) Object.assign(this.book, this.together.kept, { host: this.together.host })
    this.unkept = !keep([plain(this.book), ...books().filter((book) => book.id !== this.book.id)])
  }

  /** Fetch the form of this round, then count. */
  async shape(): Promise<void> {
    try {
      const shape = this.#shaped()
      this.form = await api.form(this.book.game, this.sheet.seats.length, plain(this.sheet.options))
      this.#shape = shape
      await this.count()
    } catch (error) {
      if (error instanceof api.Refusal && error.failure.error !== 'away') throw error
      this.#later(() => this.shape())
    }
  }

  /** Let the server count what stands there now. */
  async count(): Promise<void> {
    const mine = ++this.#counting
    const sheet = this.sheet
    try {
      const found = await api.count(this.book.game, { options: sheet.options, names: sheet.names, table: sheet.table, seats: sheet.seats })
      if (mine === this.#counting) this.#told(found, [])
    } catch (error) {
      const refused = error instanceof api.Refusal ? (error.failure as RefusedSheet) : null
      if (mine !== this.#counting) return
      if (refused?.problems) this.#told(refused.tally, refused.problems)
      else this.#later(() => this.count())
    }
  }

  #told(tally: Tally | null, problems: Problem[]): void {
    this.#uncounted = false
    if (tally) this.tally = tally
    this.problems = problems
    if (tally && JSON.stringify([this.sheet.totals, this.sheet.winners]) !== JSON.stringify([tally.result.totals, tally.result.winners])) {
      this.sheet.totals = tally.result.totals
      this.sheet.winners = tally.result.winners
      this.#keep()
    }
  }

  #later(again: () => Promise<void>): void {
    this.#uncounted = true
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = setTimeout(() => void again(), AGAIN)
  }

  // ---- rounds

  show(round: number): void {
    this.round = round
    this.tally = null
    this.problems = []
    void this.shape()
  }

  async more(): Promise<void> {
    const before = this.sheet
    if (this.together) {
      this.together.take(await sharing.more(this.book.shared, this.book.game, blank(0, before.seats.length, plain(before.names), plain(before.options))))
    } else {
      const id = Math.max(...this.book.rounds.map((round) => round.id)) + 1
      this.book.rounds.push(blank(id, before.seats.length, plain(before.names), plain(before.options)))
      this.#keep()
    }
    this.show(this.book.rounds.length - 1)
  }

  async remove(round: number): Promise<void> {
    const gone = this.book.rounds[round]
    if (!gone || this.book.rounds.length < 2) return
    if (this.together) await this.together.act('dropped', gone.id)
    else this.book.rounds.splice(round, 1)
    this.#keep()
    this.show(Math.min(this.round, this.book.rounds.length - 1))
  }

  /** Give the round more or fewer players; what the last ones have entered goes with them. */
  resize(seats: number): void {
    const sheet = this.sheet
    sheet.seats = Array.from({ length: seats }, (_, seat) => sheet.seats[seat] ?? {})
    sheet.names = Array.from({ length: seats }, (_, seat) => sheet.names[seat] ?? '')
    this.#keep()
    void this.shape()
  }

  // ---- together

  /** Put the book where others reach it; returns the six letters of its link. */
  async share(): Promise<string> {
    if (!this.book.shared) {
      const rounds = plain(this.book.rounds)
      let there = await sharing.open(this.book.game, rounds[0] as Sheet)
      for (const round of rounds.slice(1)) there = await sharing.more(there.id, this.book.game, round)
      this.book.shared = there.id
      this.book.host = there.host
      this.book.rounds = there.rounds.map((round, n) => ({ ...received(round), created: rounds[n]?.created ?? '' }))
      this.#join()
      this.#keep()
    }
    return this.book.shared
  }

  #join(): void {
    const side = {
      rounds: () => this.book.rounds,
      show: (rounds: Sheet[]) => this.#show(rounds),
      heard: () => this.#soon(),
      keep: () => this.#keep(),
      alone: () => this.#alone(),
    }
    this.together = new Together(this.book.shared, side, plain({ waits: this.book.waits, held: this.book.held, told: this.book.told }) as Kept)
    this.together.host = this.book.host ?? false
  }

  /** Show the rounds as they are for all; the one on the page stays it, as long as it is there. */
  #show(rounds: Sheet[]): void {
    const id = this.sheet.id
    const before = JSON.stringify(this.book.rounds.find((one) => one.id === id))
    this.book.rounds = rounds
    const here = rounds.findIndex((one) => one.id === id)
    this.round = here >= 0 ? here : Math.max(0, Math.min(this.round, rounds.length - 1))
    this.#keep()
    if (JSON.stringify(this.sheet) !== before) this.#soon()
  }

  #alone(): void {
    this.gone = true
    this.together = null
    Object.assign(this.book, { shared: '', host: false, waits: [], held: [] })
    this.#keep()
  }
}
