// The director: views wait here until what led to them has been told on the table, event after event. The newest view always wins in the end.
import type { Show, Told, View } from '../../messages'
import type { Beat, beatsOf, Telling } from './beats'
import type { Flight } from './flights'

/** Milliseconds of a beat by the reader's pace: at once, normal, quick, slow. */
export const BEAT = [0, 800, 600, 1000] as const
const HURRY = 12 // beats that wait, from which on they go faster
const MOST = 28 // beats that wait, from which on the oldest are left to the chronicle
const STEPWISE_MOST = 60 // whoever goes step by step has time
const KEPT = 14

/** A view that has come, and the events that led to it. */
export interface Arrival {
  show: Show
  events: Told[]
  /** How many events the whole story has with it; none: the story stands still, for the past is told again. */
  story?: number
}

/** What the director asks of the page. */
export interface House {
  /** Milliseconds of a beat; 0: everything at once. */
  beat(): number
  /** Each beat waits until the reader goes on. */
  stepwise(): boolean
  /** Nobody can look. */
  hidden(): boolean
  /** Show this table; `told` counts the events of the story that have been told, `whole` says that the reader may act. */
  put(show: Show, told: number | undefined, whole: boolean): void
  wait(ms: number, then: () => void): () => void
}

/** What flies and is lit while a beat is shown: copies are taken before the table changes, and let go after. */
export interface Air {
  rise(flights: Flight[]): void
  fly(): void
}

interface Queued extends Arrival {
  beats: Beat[] | null // not worked out yet
}

export class Director {
  /** What is being told. */
  beat = $state.raw<Beat | null>(null)
  /** The beats that still wait. */
  left = $state(0)
  /** Events that were left to the chronicle, so that the reader need not wait. */
  cut = $state(0)
  /** Something is being told: nobody can act before it has ended. */
  busy = $state(false)
  /** How this game's events are told; null: not known yet, or nobody is to be told. */
  telling = $state.raw<Telling | null>(null)
  air: Air | null = null
  /** Works out the beats; it comes along with `fetch`. */
  beats: typeof beatsOf | null = null
  /** Fetch how this game's events are told; unset: nothing is told. */
  fetch: (() => Promise<Telling | null>) | null = null
  #house: House
  #queue: Queued[] = []
  #was: View | null = null // the table before what waits first
  #beats: Beat[] = []
  #stop: (() => void) | null = null
  #fetching = false
  #wished = false // what is told again is told step by step

  constructor(house: House) {
    this.#house = house
  }

  get #stepwise(): boolean {
    return this.#wished || this.#house.stepwise()
  }

  /** What is shown stays until the reader goes on. */
  get waits(): boolean {
    return this.#stepwise || this.beat?.hold === true
  }

  /** Take up a view that follows on the one before; what led to it is told first. */
  add(was: View | null, arrival: Arrival): void {
    const tells = this.fetch && was && arrival.show.view && arrival.events.length > 0 && this.#house.beat() > 0 && !this.#house.hidden()
    if (!tells && !this.busy) return this.#put(arrival)
    if (!this.busy) this.#was = was
    this.#queue.push({ ...arrival, beats: tells ? null : [] })
    const idle = !this.busy
    this.busy = true
    if (this.telling) {
      this.#plan()
      if (idle) this.#next()
    } else void this.learn()
  }

  /** Tell the past again, step by step where that is wished, then stand as before. */
  relive(was: View, arrivals: Arrival[], stepwise = false): void {
    if (this.busy) return
    this.#wished = stepwise
    this.#was = was
    this.#queue = arrivals.map((arrival) => ({ ...arrival, beats: null }))
    this.busy = true
    if (!this.telling) return void this.learn()
    this.#plan()
    this.#next()
  }

  /** Go on to the next beat. */
  next(): void {
    if (!this.busy || this.#fetching) return
    this.#stop?.()
    this.#next()
  }

  /** Everything is as it is now. */
  skip(): void {
    if (!this.busy) return
    const last = this.#queue.at(-1)
    this.clear()
    if (last) this.#put(last)
  }

  /** Forget what waits: another table is shown. */
  clear(): void {
    this.#stop?.()
    this.#stop = this.beat = null
    this.#queue = []
    this.#beats = []
    this.left = this.cut = 0
    this.busy = this.#wished = false
  }

  /** Learn how this game's events are told; what waits for it is told then. */
  async learn(): Promise<void> {
    if (this.#fetching || this.telling) return
    this.#fetching = true
    this.telling = (await this.fetch?.().catch(() => null)) ?? null
    this.#fetching = false
    if (!this.busy) return
    if (!this.telling) return this.skip()
    this.#plan()
    this.#next()
  }

  /** Work out the beats of what has come, and shorten a queue that would keep the reader waiting. */
  #plan(): void {
    const { telling, beats } = this
    if (!telling || !beats) return
    this.#queue.forEach((queued, n) => {
      const view = queued.show.view
      const before = n === 0 ? this.#was : (this.#queue[n - 1]?.show.view ?? null)
      if (queued.beats || !view) return
      const start = (queued.story ?? 0) - queued.events.length
      const scores = view.over || queued.show.table.options['live_scores'] !== 'off'
      queued.beats = before ? beats(telling, before, view, queued.events, view.seat, scores, start) : []
    })
    this.#shorten()
    this.#count()
  }

  #loud(beats: Beat[] | null): number {
    return beats?.filter((beat) => !beat.silent).length ?? 0
  }

  #count(): void {
    this.left = this.#loud(this.#beats) + this.#queue.reduce((sum, { beats }) => sum + this.#loud(beats), 0)
  }

  #shorten(): void {
    const counts = this.#queue.map(({ beats }) => this.#loud(beats))
    let all = counts.reduce((sum, count) => sum + count, 0)
    if (all <= (this.#stepwise ? STEPWISE_MOST : MOST)) return
    for (let n = 0; n < this.#queue.length - 1 && all > KEPT; n++) {
      const queued = this.#queue[n]
      if (!queued) return
      this.cut += counts[n] ?? 0
      all -= counts[n] ?? 0
      queued.beats = []
    }
  }

  #next(): void {
    this.#stop = null
    while (this.#beats.length === 0) {
      const [first, ...rest] = this.#queue
      if (!first) return this.clear()
      if (first.beats === null || first.beats.length === 0) {
        this.#done(first, rest)
        if (rest.length === 0) return
        continue
      }
      this.#beats = first.beats
      first.beats = []
    }
    const [beat, ...more] = this.#beats
    if (!beat) return
    this.#beats = more
    this.#count()
    this.#play(beat)
  }

  /** All that led to this view has been told. */
  #done(arrival: Queued, rest: Queued[]): void {
    this.#queue = rest
    this.#was = arrival.show.view
    if (rest.length === 0) {
      this.clear()
      this.#put(arrival)
    } else this.#house.put(arrival.show, arrival.story, false)
  }

  #put(arrival: Arrival): void {
    this.#house.put(arrival.show, arrival.story, true)
  }

  #play(beat: Beat): void {
    const arrival = this.#queue[0]
    if (!arrival) return this.clear()
    this.air?.rise(beat.flights ?? [])
    if (beat.view) this.#house.put({ ...arrival.show, view: beat.view }, arrival.story === undefined ? undefined : beat.upTo, false)
    else if (arrival.story !== undefined && this.#was) this.#house.put({ ...arrival.show, view: this.#was }, beat.upTo, false)
    if (beat.view) this.#was = beat.view
    if (!beat.silent) this.beat = beat
    this.air?.fly()
    if (beat.silent) return this.#next()
    if (this.waits) return
    const hurry = this.left > HURRY ? 0.6 : 1
    this.#stop = this.#house.wait(this.#house.beat() * (beat.time ?? 1) * hurry, () => this.#next())
  }
}
