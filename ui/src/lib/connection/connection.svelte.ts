// The connection to one table: it reconnects with growing pauses and holds what the server shows. The page never predicts.
import type { Advice, Choice, ClientMessage, Failure, Past, Queued, ServerMessage, Show, Spoken, Step, Told, View } from '../../messages'
import { BEAT, Director } from '../events/director.svelte'
import { settings } from '../settings/settings.svelte'
import { type Line, door } from './door'
import type { DeltaStep } from './delta'
import { fetchPart } from './lazy'
import { stir } from '../settings/idle'
import { Pick } from '../choices/pick.svelte'

/** Pause before try n (0, 1, ...): 1 s, doubled each time up to 30 s, times a random 0.5 to 1.5, so that not all pages knock at once. */
export function pause(n: number, random = Math.random()): number {
  return Math.min(30_000, 1000 * 2 ** n) * (0.5 + random)
}

export function socketAddress(id: string, location: { protocol: string; host: string; pathname: string }): string {
  const home = location.pathname.replace(/[^/]*$/, '')
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${home}ws/${encodeURIComponent(id)}?deltas`
}

const UNKNOWN = 4404 // close code: there is no such table, do not come back

const UNSENT: Failure = { error: 'away', word: 'page-unsent', args: {}, text: 'that was not sent: there is no connection' }

type TableRequest = Exclude<ClientMessage, { t: 'look' | 'play' | 'redo' | 'hint' }>
type Message = Exclude<ServerMessage, Step> | DeltaStep
type Reader = typeof import('./delta')
type Opener = (address: string) => Line

/** One table as the server shows it to this browser, at the pace of its director; all fields are reactive. */
export class TableConnection {
  id: string
  /** What is shown: what the server showed last, or a table before it while what others did is told. */
  show = $state.raw<Show | null>(null)
  /** What has been told of the story. */
  story = $state.raw<Told[]>([])
  /** The events that came with the newest view: for animation and for the live region. */
  news = $state.raw<Told[]>([])
  chat = $state.raw<Spoken[]>([])
  online = $state(false)
  gone = $state(false)
  /** The last answer that was not taken. */
  refused = $state.raw<Failure | null>(null)
  /** What would be best now, if this seat has asked; and whether it is still being worked out. */
  advice = $state.raw<Advice | null>(null)
  hinting = $state(false)
  /** The hint asked for waits behind others; null: it does not. */
  queued = $state.raw<Queued | null>(null)
  pick: Pick
  readonly director = new Director({
    beat: () => BEAT[settings.speed],
    stepwise: () => settings.stepwise,
    hidden: () => document.hidden,
    put: (show, told, whole) => (whole ? this.#put(show, told) : this.#stage(show, told)),
    wait: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  })
  #held: Show | null = null // what the server showed last, in its words
  #latest: Show | null = null // the same with all choices written out
  #unasked: { decision: number; failed: boolean } | null = null // the question that was answered without asking last
  #carried: { was: View | null; events: Told[] } | null = null // the own deeds that led to it: told with what follows
  #story: Told[] = [] // the whole story
  /** What reads deltas; it comes while the line is opened. */
  reader: Reader | null = null
  #reading: Promise<Reader> | null = null
  #socket: Line | null = null
  #steps = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #seat: number | null | undefined = undefined
  #open: Opener

  constructor(id: string, open: Opener = (address) => door.open(address)) {
    this.id = id
    this.#open = open
    this.pick = new Pick((choice) => this.play(choice))
    this.pick.held = true
  }

  connect(): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    const socket = this.#open(socketAddress(this.id, location))
    const reading = (this.#reading ??= fetchPart(() => import('./delta')))
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.online = true
      this.#free()
      if (this.#seat !== undefined) this.send({ t: 'look', seat: this.#seat })
    }
    socket.onmessage = (event) =>
      void reading.then(
        (found) => {
          this.reader = found
          this.take(JSON.parse(String(event.data)) as Message)
        },
        () => {
          this.#reading = null
          socket.close() // and try again in a while
        },
      )
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.online = this.hinting = false
      this.pick.held = true
      this.#unasked = null // whether the answer has arrived is seen with the next view
      if (event.code === UNKNOWN) this.gone = true
      else if (!this.#closed) this.#timer = setTimeout(() => this.connect(), pause(this.#tries++))
    }
  }

  /** Open a new socket: this browser has got a seat, and a socket keeps the rights it was opened with. */
  renew(): void {
    const old = this.#socket
    this.#seat = undefined
    this.connect()
    old?.close()
  }

  /** Try again at once: the person asks, or the network is back. */
  retry(): void {
    if (!this.online && !this.#closed) this.connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  take(message: Message): void {
    if (Array.isArray(message)) {
      this.#follow(message)
      return
    }
    if (message.t === 'advice') {
      if (message.seat === this.show?.seat && message.decision === this.show.decision) this.advice = message
      this.hinting = false
      return
    }
    if (message.t === 'queued') {
      this.queued = this.hinting && message.place > 0 ? message : null
      return
    }
    if (message.t === 'refused') {
      this.refused = message.failure
      this.hinting = false
      this.#free()
      if (this.#latest && message.decision === this.#unasked?.decision) {
        this.#unasked.failed = true
        this.#carried = null
        this.#put(this.#latest, this.#story.length)
        this.refused = message.failure
      }
      return
    }
    if (message.t === 'done') return // the view follows; until then nothing can be clicked
    const looks = message.seat === null ? this.#seat : null
    if (typeof looks === 'number' && message.table.mine.includes(looks)) {
      this.#steps = -1 // a new line greets two people at one screen; who of them looks has been said already, and that view follows
      return
    }
    this.#steps = 0
    this.#see(message)
  }

  /** Apply a step to what was shown last; after a gap, ask for the whole view. */
  #follow(step: DeltaStep): void {
    const held = this.#held
    if (this.reader && held && step[0] === ++this.#steps) this.#see(this.reader.stepped(held, step))
    else this.send({ t: 'look', seat: held?.seat ?? null })
  }

  #see(shown: Show): void {
    stir()
    const before = this.#latest
    const message = this.reader?.written(shown, this.#held, before) ?? shown
    this.#held = shown
    const first = before === null || before.seat !== message.seat
    const back = message.story_from < this.#story.length
    const same = !first && before.decision === message.decision
    this.#story = [...this.#story.slice(0, message.story_from), ...message.story]
    this.chat = [...this.chat.slice(0, message.chat_from), ...message.chat]
    this.#latest = message
    const own = first || back ? null : this.#answer(message, same)
    if (own && before && !this.director.busy && message.story.every((told) => told.seat === message.seat)) {
      this.#carried = { was: this.#carried?.was ?? before.view, events: [...(this.#carried?.events ?? []), ...message.story] }
      return
    }
    const { was, events } = { was: before?.view ?? null, events: [] as Told[], ...this.#carried }
    this.#carried = null
    // a reader who is choosing is not interrupted, and what was taken back is gone at once
    if (first || back || (same && !own && !!before.view?.choices.length && !this.director.busy)) {
      this.director.clear()
      this.#put(message, this.#story.length, first || back)
    } else this.director.add(was, { show: message, events: [...events, ...message.story], story: this.#story.length })
    // people, clocks and votes never wait
    const { show } = this
    if (this.director.busy && show) this.show = { ...show, table: { ...message.table, status: show.table.status, actors: show.table.actors } }
  }

  /** Give the answer that the table has agreed to give without asking, once; null: the reader is asked. */
  #answer(message: Show, same: boolean): Choice | null {
    const given = this.#unasked
    if (same && given?.decision !== message.decision) return null
    const choice = message.seat === null || !this.online ? null : this.pick.unasked(message)
    if (!choice || message.seat === null) return null
    if (given?.decision === message.decision) return given.failed ? null : choice
    this.#unasked = { decision: message.decision, failed: false }
    this.#ask({ t: 'play', seat: message.seat, decision: message.decision, action: choice.action })
    return choice
  }

  /** Show the table as it is, with all choices. */
  #put(message: Show, told: number | undefined, quiet = false): void {
    if (!quiet && this.#unasked?.decision === message.decision && !this.#unasked.failed) return // what comes of the answer is shown
    const before = this.show
    const same = before !== null && before.seat === message.seat && before.decision === message.decision
    this.show = this.#tell(message, told, quiet)
    if (!same) {
      this.refused = this.advice = null
      this.hinting = false
    }
    this.pick.offer(message.view?.choices ?? [], same)
    this.#free()
  }

  /** Show a table on the way to that one: there is nothing to choose. */
  #stage(message: Show, told: number | undefined): void {
    const before = this.show
    const view = message.view
    if (!before || !view) return
    const news = this.#tell(message, told, false)
    const table = { ...(this.#latest ?? message).table, status: before.table.status, actors: [] }
    const closed = { decision: before.decision, can_undo: false, can_redo: false, can_go_back: false, can_ask_back: false, sits: [], lesson: before.lesson, since: before.since }
    this.show = { ...news, table, ...closed, view: { ...view, choices: [], actors: view.actors.filter((seat) => seat !== view.seat) } }
    this.pick.offer([], true)
    this.#free()
  }

  /** Tell the story up to there; what is shown brings along what is new of it. */
  #tell(message: Show, told: number | undefined, quiet: boolean): Show {
    if (told === undefined) return { ...message, story_from: this.story.length, story: [] }
    const known = this.story.length
    this.story = this.#story.slice(0, told)
    this.news = quiet ? [] : this.story.slice(known)
    return quiet ? message : { ...message, story_from: known, story: this.news }
  }

  /** Tell again what happened from that position on: `past` are the positions after it, in order. */
  relive(from: Past, past: Past[], stepwise = false): void {
    const now = this.show
    if (!now || past.length === 0) return
    const events = (at: number): Told[] => this.story.filter((told) => told.at === at - 1)
    this.director.relive(from.view, [...past.map(({ at, view }) => ({ show: { ...now, view }, events: events(at) })), { show: now, events: [] }], stepwise)
  }

  look(seat: number | null): void {
    this.#seat = seat
    this.pick.cancel()
    this.send({ t: 'look', seat })
  }

  play(choice: Choice): void {
    const show = this.show
    if (!show || show.seat === null) return
    this.#ask({ t: 'play', seat: show.seat, decision: show.decision, action: choice.action })
  }

  undo(consent = false): void {
    const show = this.show
    if (show && show.seat !== null) this.#ask({ t: 'undo', seat: show.seat, decision: show.decision, consent })
  }

  redo(): void {
    const show = this.show
    if (show && show.seat !== null) this.#ask({ t: 'redo', seat: show.seat, decision: show.decision })
  }

  /** Ask what would be best now. */
  hint(): void {
    const show = this.show
    if (!show || show.seat === null || this.hinting) return
    this.refused = this.advice = null
    this.hinting = this.online
    this.queued = null
    this.send({ t: 'hint', seat: show.seat, decision: show.decision })
  }

  /** Send a request that is no move; the next view shows it, or it is refused. False, and a refusal, without a connection. */
  request(message: TableRequest): boolean {
    const sent = this.send(message)
    this.refused = sent ? null : UNSENT
    return sent
  }

  send(message: ClientMessage): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN
    if (open) this.#socket?.send(JSON.stringify(message))
    return open
  }

  #ask(message: ClientMessage): void {
    this.refused = null
    this.pick.held = true
    this.send(message)
  }

  #free(): void {
    this.pick.held = !this.online || this.director.busy
  }
}
