// Lingering: what has ended stays on the table until it has been seen: a finished trick for as long as the reader wishes, a finished deal until they go on.
import type { DealView, RoiDesNainsView, Tally, TrickView } from './messages'

export type Ended = { kind: 'trick'; trick: TrickView } | { kind: 'deal'; deal: DealView; counted: Tally[][] }

/** Milliseconds that a finished trick stays; 0: until it is tapped. */
export const STAY = [0, 2800, 1000] as const

/** Milliseconds that a trick takes to its winner, by the reader's pace (tokens.css moves so long). */
export const SWEEP = [0, 370, 190, 480] as const

/** How many tricks a view knows to have been won in the whole match. */
export const won = (view: RoiDesNainsView): number => view.history.length * view.tricks + (view.over ? 0 : view.done.length)

/** What ended between two views of one seat, in order; of several tricks only the last can be shown. */
export function ended(was: RoiDesNainsView, now: RoiDesNainsView): Ended[] {
  const out: Ended[] = []
  if (won(now) > won(was) && now.last) out.push({ kind: 'trick', trick: now.last })
  const deal = now.history.at(-1)
  if (now.history.length > was.history.length && deal) out.push({ kind: 'deal', deal, counted: now.over ? now.table.map((seat) => seat.tallies) : now.counted })
  return out
}

/** The queue of things that wait to be seen; the first of them is on the table. */
export class Lingering {
  #queue = $state.raw<Ended[]>([])
  /** The trick that goes to its winner at this moment. */
  swept = $state.raw<TrickView | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #linger: () => number
  #moves: () => boolean
  #hidden: () => boolean

  constructor(linger: () => number, moves: () => boolean, hidden: () => boolean = () => document.hidden) {
    this.#linger = linger
    this.#moves = moves
    this.#hidden = hidden
  }

  get shown(): Ended | null {
    return this.#queue[0] ?? null
  }
  get trick(): TrickView | null {
    return this.shown?.kind === 'trick' ? this.shown.trick : null
  }
  get deal(): DealView | null {
    return this.shown?.kind === 'deal' ? this.shown.deal : null
  }
  /** A finished deal is on the table, or will be after its last trick. */
  get ending(): boolean {
    return this.#queue.some((each) => each.kind === 'deal')
  }
  /** What the quest of that deal has counted, by seat. */
  get counted(): Tally[][] {
    return this.shown?.kind === 'deal' ? this.shown.counted : []
  }

  /** Take up what a new view has ended; what was taken back is forgotten, and so is what has been `told` before that view came. */
  take(was: RoiDesNainsView, now: RoiDesNainsView, told = false): void {
    if (won(now) < won(was)) return this.clear()
    const news = ended(was, now)
    if (told && this.trick && this.#moves()) this.swept = this.trick
    if (told) {
      this.#queue = []
      clearTimeout(this.#timer)
    }
    if (news.length === 0) return
    this.#queue = [...this.#queue.filter((it) => it.kind === 'deal' && news[0]?.kind !== 'trick'), ...news]
    this.#wait()
  }

  /** It has been seen: the next one, or the game. */
  next(): void {
    const [first, ...rest] = this.#queue
    if (!first) return
    if (first.kind === 'trick' && this.#moves()) this.swept = first.trick
    this.#queue = rest
    this.#wait()
  }

  clear(): void {
    this.#queue = []
    this.swept = null
    clearTimeout(this.#timer)
  }

  /** A trick's time runs only while somebody can look at it. */
  #wait(): void {
    clearTimeout(this.#timer)
    const stay = this.#linger()
    if (!this.trick || stay === 0) return
    this.#timer = setTimeout(() => (this.#hidden() ? this.#wait() : this.next()), stay)
  }
}
