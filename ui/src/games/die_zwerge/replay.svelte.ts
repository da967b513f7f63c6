// What happened on the map between two views, step by step: armies arrive, land perishes, troops flow. Nothing waits for it.
import type { Args, Told } from '../../messages'
import { play as sound, type Cue } from '../../lib/settings/sound'
import { troopsOn } from './looks'
import type { DieZwergeView } from './messages'

/** The moving things of the table at one moment. */
export interface Frame {
  army: Record<string, [number, number, number]>
  perished: ReadonlySet<string>
  stands: string[]
  hero: number
  doom: number
  council: number
}

export interface Flight { from: string; to: string; army: [number, number, number] }

/** One step: what goes away as it begins, what is there when it ends, how long it takes (in times of --move). */
export interface Step {
  told: Told
  time: number
  cue?: Cue
  flight?: Flight
  start(frame: Frame): void
  end(frame: Frame): void
}

export function frameOf(view: DieZwergeView): Frame {
  return {
    army: Object.fromEntries(view.hexes.map((hex) => [hex.id, troopsOn(hex)])),
    perished: new Set(view.hexes.filter((hex) => hex.tile).map((hex) => hex.id)),
    stands: view.dwarves.map((dwarf) => dwarf.hex),
    hero: view.hero,
    doom: view.doom,
    council: view.council,
  }
}

const number = (args: Args | undefined, key: string): number => Number(args?.[key] ?? 0)
const text = (args: Args | undefined, key: string): string => String(args?.[key] ?? '')
const trio = (args: Args | undefined): [number, number, number] => [number(args, 'orc'), number(args, 'troll'), number(args, 'elf')]
/** A place is a hex's name, which ends in its number, or a card. */
const hexOf = (place: string): string => /^(?:@die_zwerge-hex-)?([A-I]\d)$/.exec(place)?.[1] ?? ''
/** The council's spaces are told as they are written, with a minus sign. */
const space = (written: string): number => Number(written.replace('−', '-').replace('+', ''))

function add(frame: Frame, hex: string, army: readonly number[], sign: number): void {
  const now = frame.army[hex]
  if (!now) return
  frame.army = { ...frame.army, [hex]: now.map((count, kind) => Math.max(0, count + sign * (army[kind] ?? 0))) as [number, number, number] }
}

const nothing = (): void => {}

/** The step that an event makes on the map; null for events that move nothing there. */
export function stepOf(told: Told, heroes: string[], goal: string): Step | null {
  const { kind, args } = told
  const at = text(args, 'at')
  const step = (time: number, end: (frame: Frame) => void, more: Partial<Step> = {}): Step => ({ told, time, start: nothing, end, ...more })
  const walk = (time: number): Step | null => {
    const dwarf = heroes.indexOf(text(args, 'dwarf').replace('@die_zwerge-hero-', ''))
    return dwarf < 0 || !at ? null : step(time, nothing, { start: (frame) => (frame.stands = frame.stands.map((hex, n) => (n === dwarf ? at : hex))) })
  }
  switch (kind) {
    case 'recruited':
      return step(2.4, nothing, { start: (frame) => add(frame, at, trio(args), 1), cue: 'troop-drop' })
    case 'perished':
      return step(3, nothing, { start: (frame) => (frame.perished = new Set([...frame.perished, at])), cue: 'land-perishes' })
    case 'spread':
    case 'flowed': {
      const into = text(args, 'into')
      const army = trio(args)
      return step(1.7, (frame) => add(frame, into, army, 1), { start: (frame) => add(frame, at, army, -1), flight: { from: at, to: into, army } })
    }
    case 'saddle':
      return step(3, (frame) => add(frame, goal, [99, 99, 99], -1))
    case 'cleared':
      return step(1.5, (frame) => add(frame, at, [99, 99, 99], -1))
    case 'destroyed':
    case 'removed':
    case 'mustered': {
      const hex = at || hexOf(text(args, 'place'))
      const which = ['@die_zwerge-troop-orc', '@die_zwerge-troop-troll', '@die_zwerge-troop-elf'].indexOf(text(args, 'troop'))
      if (!hex || which < 0) return null
      return step(1, nothing, { start: (frame) => add(frame, hex, [0, 1, 2].map((one) => (one === which ? 1 : 0)), -1) })
    }
    case 'fate':
    case 'met':
      return step(2.2, nothing, { start: (frame) => (frame.hero = number(args, 'space')) })
    case 'doom':
      return step(2.4, nothing, { start: (frame) => (frame.doom = number(args, 'space')), cue: 'doom-step' })
    case 'council':
      return step(1.6, nothing, { start: (frame) => (frame.council = space(text(args, 'to'))) })
    case 'moved':
    case 'hopped':
      return walk(1.1)
    case 'placed':
      return walk(1.6)
    default:
      return null
  }
}

const MANY = 16 // steps from which on they go faster

/** Plays steps one after the other over the newest view; `frame` is what to draw meanwhile. */
export class Replay {
  frame = $state.raw<Frame | null>(null)
  /** The event that is shown now. */
  told = $state.raw<Told | null>(null)
  flight = $state.raw<(Flight & { id: number }) | null>(null)
  #queue: Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /** Show what led from one view to the next; `move` is the length of a move in ms, below 20 nothing is played. */
  add(was: DieZwergeView, now: DieZwergeView, events: Told[], move: number): void {
    const heroes = now.dwarves.map((dwarf) => dwarf.hero)
    const steps = events.map((told) => stepOf(told, heroes, now.goal)).filter((step) => step !== null)
    if (events.some(({ kind }) => kind === 'rolled' || kind === 'rerolled')) sound('dice')
    if (move < 20 || steps.length === 0) {
      for (const cue of new Set(steps.map((step) => step.cue))) if (cue) sound(cue)
      if (move < 20) this.skip()
      return
    }
    this.#queue.push(...steps)
    if (this.frame) return
    this.frame = frameOf(was)
    this.#next(move)
  }

  /** Everything is as it is now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.flight = null
    this.told = null
    this.frame = null
  }

  #next(move: number): void {
    const step = this.#queue.shift()
    if (!step || !this.frame) return this.skip()
    const frame = { ...this.frame }
    step.start(frame)
    this.frame = frame
    this.told = step.told
    this.flight = step.flight ? { ...step.flight, id: ++this.#count } : null
    if (step.cue) sound(step.cue)
    const hurry = this.#queue.length > MANY ? 0.5 : 1
    this.#timer = setTimeout(() => {
      if (!this.frame) return
      const after = { ...this.frame }
      step.end(after)
      this.frame = after
      this.flight = null
      this.#next(move)
    }, move * step.time * hurry)
  }
}
