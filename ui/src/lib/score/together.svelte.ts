// A book that several browsers fill in at once: what the server says, with the entries of this browser that it has not got yet on top.
import * as api from '../connection/api'
import { at, joined, put, same, section, sent, shifted, type Entry, type Path, type Waiting } from './merge'
import { received, sharing } from './sharing'
import type { Failure, SharedSheet, SheetNews } from '../../messages'
import type { Sheet } from './book.svelte'

/** Something that all are told; `key` is that of what it replaces. */
export interface Notice { key: string; kind: string; round: number; path: Path; first: Entry; then: Entry }
/** An entry that was refused: it is kept here until somebody enters it again or lets it go. */
export interface Held extends Waiting { why: Failure }
/** What is kept of it with the book. */
export interface Kept { waits?: Waiting[]; held?: Held[]; told?: number }
/** The book's side: its rounds, what shows other ones, what follows when something was heard, and when the sheet is gone for good. */
interface Side { rounds: () => Sheet[]; show: (rounds: Sheet[]) => void; heard: () => void; keep: () => void; alone: () => void }

const AGAIN = 2500 // ms until an unreachable server is tried again
const PAUSE = 800 // ms after the last letter of a name until it is sent
const CALM = 150 // ms between two looks at a sheet that others are tapping at
const AT_ONCE = 100 // entries
const NOTICES = 4

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const key = (kind: string, round: number, path: Path, then: unknown): string => JSON.stringify([kind, round, path, then ?? null])
const failureOut: Failure = { error: 'out', word: 'score-page-row-gone', args: {}, text: 'that row was taken out' }
const failureRound: Failure = { error: 'round', word: 'score-page-round-gone', args: {}, text: 'that round was deleted' }

export class Together {
  /** Entries that wait to be sent. */
  waits = $state.raw<Waiting[]>([])
  held = $state.raw<Held[]>([])
  notices = $state.raw<Notice[]>([])
  away = $state(false)
  /** Its host has deleted it, and can take that back. */
  deleted = $state(false)
  /** Only the host enters anything. */
  locked = $state(false)
  host = $state(false)
  /** Rounds that were deleted and can be taken back. */
  dropped = $state.raw<number[]>([])
  readonly id: string
  #side: Side
  #flying = $state.raw<Waiting[]>([])
  #base: SharedSheet | null = null
  #told: number
  #own = new Set<string>() // what this browser has done itself, and need not hear
  #typed = 0
  #sending = false
  #closed = false

  readonly unsent = $derived(this.waits.length + this.#flying.length)
  readonly readonly = $derived(this.locked && !this.host)

  constructor(id: string, side: Side, kept: Kept) {
    this.id = id
    this.#side = side
    this.waits = kept.waits ?? []
    this.held = kept.held ?? []
    this.#told = kept.told ?? -1
    void this.#listen()
    void this.#send()
  }

  get kept(): Kept {
    return { waits: [...this.#flying, ...this.waits], held: this.held, told: this.#told }
  }

  close(): void {
    this.#closed = true
  }

  // ---- entries

  /** Have an entry sent; nothing is, where others may only read. */
  enter(sheet: Sheet, path: Path, value: Entry, whole: boolean): void {
    const entry = { round: sheet.id, path, was: plain(at(sheet, path) ?? null), value, revision: sheet.revisions[section(path)] ?? 0, whole }
    if (same(entry.was, value)) return
    if (path[0] === 'names') {
      this.#own.add(key('named', sheet.id, path, String(value).replace(/\s+/g, ' ').trim()))
      this.#typed = performance.now()
    }
    this.waits = joined(this.waits, entry)
    void this.#send()
  }

  /** Take a row out; resolves when that was done. */
  async takeOut(sheet: Sheet, path: Path): Promise<void> {
    const was = plain(at(sheet, path) ?? null)
    const row = JSON.stringify(was)
    await this.#settled()
    const now = this.#side.rounds().find((round) => round.id === sheet.id)
    const found = now ? at(now, path) : undefined
    if (!now || JSON.stringify(plain(found ?? null)) !== row) return // somebody has changed it in between: look again
    this.take(await sharing.enter(this.id, sheet.id, [{ path, was, revision: now.revisions[section(path)] ?? 0, out: true }]))
  }

  /** Keep an entry that cannot be sent, and say why. */
  hold(entries: Waiting[], why: Failure): void {
    this.held = [...this.held, ...entries.map((entry) => ({ ...entry, why }))]
    this.#side.keep()
  }

  /** Enter what was refused, on top of what stands there now; or let it go. */
  release(again: boolean): void {
    const held = this.held
    this.held = []
    if (again) {
      for (const { round, path, value, whole } of held) {
        const sheet = this.#side.rounds().find((one) => one.id === round)
        if (!sheet) this.hold([{ round, path, was: null, value, revision: 0, whole }], failureRound)
        else {
          this.enter(sheet, path, value, whole)
          put(sheet, path, value)
        }
      }
    }
    this.#side.keep()
    this.#side.heard()
  }

  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((one) => one !== notice)
  }

  /** Nothing waits or is on its way any more; raises what the server says where it cannot be reached. */
  async #settled(): Promise<void> {
    this.#typed = 0
    while (this.unsent && !this.#closed) {
      if (this.away) throw new api.Refusal(api.away)
      await sleep(30)
    }
  }

  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    while (this.waits.length && !this.#closed) {
      const left = this.#typed + PAUSE - performance.now()
      const ready = this.waits.filter((one) => one.path[0] !== 'names' || left <= 0)
      const batch = ready.filter((one) => one.round === ready[0]?.round).slice(0, AT_ONCE)
      if (!batch.length) {
        await sleep(Math.min(left, 100))
        continue
      }
      this.#flying = batch
      this.waits = this.waits.filter((one) => !batch.includes(one))
      try {
        const answer = await sharing.enter(this.id, (batch[0] as Waiting).round, batch.map(sent))
        this.#flying = []
        this.away = this.deleted = false
        this.take(answer)
      } catch (error) {
        const mine = this.#flying
        this.#flying = []
        if (sharing.away(error)) {
          this.waits = [...mine, ...this.waits]
          this.away = true
          await sleep(AGAIN)
        } else if (sharing.gone(error) || (error as api.Refusal).failure.word === 'error-sheet-stale') {
          this.waits = [...mine, ...this.waits] // where the round is gone, taking that in holds them
          if (!(await this.#look())) await sleep(AGAIN)
        } else {
          this.hold(mine, api.failure(error))
          await this.#look(true)
        }
      }
    }
    this.#sending = false
  }

  // ---- what others do

  /** Look at the sheet at once; returns whether it is there. */
  async #look(anyhow = false): Promise<boolean> {
    try {
      this.take(await sharing.get(this.id), anyhow)
      return true
    } catch (error) {
      this.#missed(error)
      return false
    }
  }

  #missed(error: unknown): void {
    if (sharing.dropped(error)) this.deleted = true
    else if (sharing.gone(error)) {
      this.close()
      this.#side.alone()
    } else this.away = true
  }

  /** Take in what the server says; what this browser has entered since stays on top. */
  take(there: SharedSheet, anyhow = false): void {
    if (this.#base && there.revision < this.#base.revision) return
    if (this.#base?.revision === there.revision && !anyhow && !this.unsent) {
      this.host = there.host
      return
    }
    this.#base = there
    this.host = there.host
    this.locked = there.locked
    this.dropped = there.dropped
    if (this.#told >= 0) this.#hear(there.news.filter((news) => news.n > this.#told))
    this.#told = there.revision
    this.#flying = this.#flying.flatMap((one) => this.#followed(one, there))
    this.waits = this.waits.flatMap((one) => this.#followed(one, there))
    this.#side.show(this.#composed(there))
  }

  /** An entry as it is after rows were taken out, and rounds deleted. */
  #followed(entry: Waiting, there: SharedSheet): Waiting[] {
    const round = there.rounds.find((one) => one.n === entry.round)
    const part = section(entry.path)
    const path = round ? shifted(entry.path, round.outs[part] ?? [], entry.revision) : null
    if (round && path) return [{ ...entry, path, revision: round.revisions[part] ?? 0 }]
    this.hold([entry], round ? failureOut : failureRound)
    return []
  }

  #composed(there: SharedSheet): Sheet[] {
    const before = new Map(this.#side.rounds().map((round) => [round.id, round]))
    return there.rounds.map((each) => {
      const sheet = structuredClone(received(each))
      const mine = before.get(each.n)
      sheet.created = mine?.created ?? sheet.created
      for (const one of [...this.#flying, ...this.waits]) if (one.round === each.n) put(sheet, one.path, plain(one.value))
      // a space still being typed stays
      sheet.names = sheet.names.map((name, seat) => (name === (mine?.names[seat] ?? '').trim() ? (mine?.names[seat] ?? name) : name))
      return sheet
    })
  }

  #hear(all: SheetNews[]): void {
    for (const news of all) {
      const { kind, round, path } = news
      const mark = key(kind, round, path, kind === 'named' ? news.then : null)
      if (this.#own.has(mark)) {
        if (kind !== 'named') this.#own.delete(mark)
        continue
      }
      if (kind === 'named' && all.some((one) => one.kind === 'clash' && one.n === news.n && same(one.path, path))) continue // told with both values
      const topic = kind === 'locked' || kind === 'open' ? 'lock' : kind === 'dropped' || kind === 'back' ? `round ${round}` : `${round} ${path.join('.')}`
      const old = this.notices.find((one) => one.key === topic)
      const first = kind === 'named' && old?.kind === 'named' ? old.first : (news.first as Entry)
      this.notices = [...this.notices.filter((one) => one !== old), { key: topic, kind, round, path, first, then: news.then as Entry }].slice(-NOTICES)
    }
  }

  /** Do something to the whole sheet that others are told and this browser knows. */
  async act(kind: 'dropped' | 'back' | 'locked' | 'open', round = 0): Promise<void> {
    this.#own.add(key(kind, round, [], null))
    const acts = { dropped: () => sharing.less(this.id, round), back: () => sharing.again(this.id, round), locked: () => sharing.lock(this.id, true), open: () => sharing.lock(this.id, false) }
    try {
      this.take(await acts[kind]())
    } catch (error) {
      this.#own.delete(key(kind, round, [], null))
      throw error
    }
    if (kind === 'dropped' || kind === 'back') this.notices = this.notices.filter((one) => one.key !== `round ${round}`)
  }

  async #listen(): Promise<void> {
    while (!this.#closed) {
      try {
        const there = await sharing.wait(this.id, this.#base?.revision ?? -1)
        if (this.#closed) return
        this.away = this.deleted = false
        this.take(there)
        await sleep(CALM)
      } catch (error) {
        if (this.#closed) return
        this.#missed(error)
        await sleep(AGAIN)
      }
    }
  }
}

/** A plain copy; its type is told apart, because it holds itself. */
export const plain = <Value>(value: Value): Value => $state.snapshot(value as unknown) as Value
