// Score sheets of this browser: books of rounds, kept in its storage, counted by the server, and shared with other browsers when somebody wants that.
import * as api from '../connection/api'
import { entered, received, sharing } from './sharing'
import type { Form, NewSheet, OptionValue, Problem, RefusedSheet, SharedSheet, Tally } from '../../messages'

export type Path = (string | number)[]
export type Entry = null | boolean | number | string | Entry[] | { [key: string]: Entry }
export type Entries = { [key: string]: Entry }
export type Sheet = { id: number; created: string; options: Record<string, OptionValue>; names: string[]; table: Entries; seats: Entries[]; totals: number[]; winners: number[]; revisions: Record<string, number> }
/** `host`: this browser has shared it, and so may delete it for everybody. */
export interface Book { id: string; game: string; changed: string; shared: string; host?: boolean; rounds: Sheet[] }

const KEY = 'dvergar-scores'
const MOST = 60 // books kept
const SOON = 120 // ms from an entry to its count
const AGAIN = 2500 // ms until an unreachable server is tried again

/** All books of this browser, the newest first. */
export function books(): Book[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Book[]
    return Array.isArray(kept) ? kept.filter((book) => typeof book.id === 'string' && Array.isArray(book.rounds) && book.rounds.length > 0) : []
  } catch {
    return [] // damaged or forbidden storage: begin anew
  }
}

function keep(all: Book[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)))
    return true
  } catch {
    return false // forbidden or full: the sheet lives as long as this page
  }
}

export const drop = (id: string): boolean => keep(books().filter((book) => book.id !== id))

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

/** The value at a path, undefined where nothing has been entered. */
export function at(sheet: Sheet, path: Path): Entry | undefined {
  let place: Entry | undefined = sheet as unknown as Entry
  for (const step of path) {
    if (place === null || place === undefined || typeof place !== 'object') return undefined
    place = (place as Record<string | number, Entry | undefined>)[step]
  }
  return place
}

export const begins = (path: Path, start: Path): boolean => start.every((step, n) => path[n] === step)

/** A plain copy; its type is told apart, because it holds itself. */
export const plain = <Value>(value: Value): Value => $state.snapshot(value as unknown) as Value

/** The part of a sheet that is sent as one: "names", "setup", "table" or "seat:2". */
const section = (path: Path): string => (path[0] === 'seats' ? `seat:${String(path[1])}` : path[0] === 'options' ? 'setup' : String(path[0]))
const valued = (sheet: Sheet, part: string): unknown =>
  plain(part.startsWith('seat:') ? sheet.seats[Number(part.slice(5))] : part === 'setup' ? { seats: sheet.seats.length, options: sheet.options } : sheet[part as 'names' | 'table'])

/** A book that is open on the page: entries go into the browser's storage at once, to the server as soon as it answers. */
export class OpenBook {
  book = $state<Book>(opened('', 1))
  /** Index of the round on the page. */
  round = $state(0)
  form = $state.raw<Form | null>(null)
  tally = $state.raw<Tally | null>(null)
  problems = $state.raw<Problem[]>([])
  /** The server does not answer; everything is kept here meanwhile. */
  away = $state(false)
  /** The storage of this browser takes nothing. */
  unkept = $state(false)
  /** Sections that other browsers have not got yet, as `round/section`. */
  unsent = $state<string[]>([])
  /** The entry was made by others meanwhile: that section shows theirs. */
  overtaken = $state('')
  /** It was shared, and its host has deleted it: what stands here is this browser's own from now on. */
  gone = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #counting = 0
  #sending = false
  #closed = false

  readonly sheet = $derived<Sheet>(this.book.rounds[this.round] ?? blank(0, 1, [], {}))

  constructor(book: Book, round = book.rounds.length - 1) {
    this.book = book
    this.round = round
    void this.shape()
    if (book.shared) void this.#listen()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Enter something; undefined takes it out. */
  set(path: Path, value: Entry | undefined): void {
    let place = this.sheet as unknown as Record<string | number, Entry>
    path.slice(0, -1).forEach((step, n) => {
      if (place[step] === null || place[step] === undefined) place[step] = typeof path[n + 1] === 'number' ? [] : {}
      place = place[step] as Record<string | number, Entry>
    })
    const last = path[path.length - 1] as string | number
    if (Array.isArray(place) && typeof last === 'number') {
      while (place.length < last) place.push(null)
      place[last] = value ?? null
    } else if (value === undefined) delete place[last]
    else place[last] = value
    this.#changed(section(path))
  }

  #changed(part: string): void {
    this.overtaken = ''
    const mark = `${this.sheet.id}/${part}`
    if (this.book.shared && !this.unsent.includes(mark)) this.unsent.push(mark)
    this.#keep()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void (part === 'setup' ? this.shape() : this.count()), SOON)
    if (this.book.shared) void this.#send()
  }

  #keep(): void {
    this.book.changed = new Date().toISOString()
    this.unkept = !keep([plain(this.book), ...books().filter((book) => book.id !== this.book.id)])
  }

  /** Fetch the form of this round, then count. */
  async shape(): Promise<void> {
    try {
      this.form = await api.form(this.book.game, this.sheet.seats.length, plain(this.sheet.options))
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
    this.away = false
    if (tally) this.tally = tally
    this.problems = problems
    if (tally && JSON.stringify([this.sheet.totals, this.sheet.winners]) !== JSON.stringify([tally.result.totals, tally.result.winners])) {
      this.sheet.totals = tally.result.totals
      this.sheet.winners = tally.result.winners
      this.#keep()
    }
  }

  #later(again: () => Promise<void>): void {
    this.away = true
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
    if (this.book.shared) {
      this.#take(await sharing.more(this.book.shared, this.book.game, blank(0, before.seats.length, plain(before.names), plain(before.options))))
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
    if (this.book.shared) this.#take(await sharing.less(this.book.shared, gone.id))
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
      this.#keep()
      void this.#listen()
    }
    return this.book.shared
  }

  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    while (this.unsent.length && !this.#closed) {
      const mark = this.unsent[0] as string
      const [id = '', part = ''] = mark.split('/')
      const round = this.book.rounds.find((each) => each.id === Number(id))
      if (!round) {
        this.unsent.shift()
        continue
      }
      const value = valued(round, part)
      try {
        const answer = await sharing.patch(this.book.shared, round.id, part, round.revisions[part] ?? 0, value)
        if (JSON.stringify(valued(round, part)) === JSON.stringify(value)) this.unsent = this.unsent.filter((each) => each !== mark)
        round.revisions[part] = answer.rounds.find((each) => each.n === round.id)?.revisions[part] ?? 0
        this.#take(answer)
        this.away = false
      } catch (error) {
        if (sharing.stale(error)) {
          this.unsent = this.unsent.filter((each) => each !== mark)
          this.overtaken = part
          await sharing.get(this.book.shared).then((there) => this.#take(there), () => undefined)
          void this.count()
        } else if (sharing.gone(error)) {
          await sharing.get(this.book.shared).then((there) => this.#take(there), (why: unknown) => sharing.gone(why) && this.#alone()) // or only that round is gone
        } else {
          this.away = true
          await new Promise((done) => setTimeout(done, AGAIN))
        }
      }
    }
    this.#sending = false
  }

  #alone(): void {
    this.gone = true
    this.unsent = []
    this.book.shared = ''
    this.book.host = false
    this.#keep()
  }

  /** Take over what others have entered, but for what waits here to be sent. */
  #take(there: SharedSheet): void {
    this.book.host = there.host
    const here = new Map(this.book.rounds.map((round) => [round.id, round]))
    this.book.rounds = there.rounds.map((each) => {
      const theirs = received(each)
      const mine = here.get(theirs.id)
      if (!mine) return theirs
      const waits = (part: string) => this.unsent.includes(`${theirs.id}/${part}`)
      return {
        ...theirs,
        created: mine.created,
        names: waits('names') || theirs.names.every((name, seat) => name === (mine.names[seat] ?? '').trim()) ? mine.names : theirs.names, // a space still being typed stays
        options: waits('setup') ? mine.options : theirs.options,
        table: waits('table') ? mine.table : theirs.table,
        seats: theirs.seats.map((value, seat) => (waits(`seat:${seat}`) ? (mine.seats[seat] ?? value) : value)),
        revisions: Object.fromEntries(Object.entries(theirs.revisions).map(([part, revision]) => [part, waits(part) ? (mine.revisions[part] ?? 0) : revision])),
      }
    })
    if (this.round >= this.book.rounds.length) this.round = this.book.rounds.length - 1
    this.#keep()
  }

  async #listen(): Promise<void> {
    let since = -1
    const id = this.book.shared
    while (!this.#closed) {
      try {
        const there = await sharing.wait(id, since)
        this.away = false
        if (there.revision !== since) {
          since = there.revision
          this.#take(there)
          await this.shape()
        }
      } catch (error) {
        if (sharing.gone(error)) this.#alone()
        if (error instanceof api.Refusal && error.failure.error !== 'away' && error.failure.error !== 'storage') return
        this.away = true
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}
