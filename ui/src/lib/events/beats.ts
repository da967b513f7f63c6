// What one event looks like while it is told on the table: a game describes each of its events by data, the director plays them.
import type { Component } from 'svelte'
import type { Cue } from '../settings/sound'
import type { Told, View } from '../../messages'
import type { Said } from '../choices/pick.svelte'
import type { IconName } from '../widgets/icons'
import type { Flight } from './flights'

/** How an event is shown. Places are values of `data-at`. */
export interface Shown<V extends View = View> {
  /** Where it happens. */
  at?: string[]
  /** The way that somebody or something goes, place by place. */
  path?: string[]
  /** What flies from where to where. */
  flights?: Flight[]
  /** What the caption shows: things as the rules guide draws them (`card:a1_hunter`). */
  picture?: string[]
  /** Smaller words below the caption, as the power of a hero. */
  note?: Said
  /** What a seat has gained by it, as points or coins are written. */
  gain?: string
  /** The table from now on, as far as this event has changed it. */
  view?: V
  /** How long it is shown, in times of an ordinary beat. */
  time?: number
  cue?: Cue
  /** It changes the table and is not told of its own. */
  silent?: boolean
  /** It is told even where the reader did it: as what came of the own deed. */
  loud?: boolean
  /** It stays until the reader goes on. */
  hold?: boolean
}

export interface Beat<V extends View = View> extends Shown<V> {
  told: Told
  /** Events of the story that have been told with it, counted from its start. */
  upTo: number
}

/** Where an event falls in: the table before it, how it will stand when all is told, what is told after it, and whose eyes look. */
export interface Scene<V extends View = View> {
  view: V
  next: V
  later: Told[]
  own: number | null
}

/** How a game's events are told. */
export interface Telling<V extends View = View> {
  /** How an event is shown; null: not at all. */
  show(told: Told, scene: Scene<V>): Shown<V> | null
  /** What is noted of an event since one's last turn: a sign, with a number where it counts; null: nothing worth it. */
  sum?(told: Told): { icon: IconName; seat?: number; count?: number; tone?: string } | null
  /** Kinds of events that befall a seat, whoever acts: they are told to it too. */
  befalls?: string[]
  /** The event that begins a turn, where one person may play them all. */
  turn?: string
  Picture?: Component<{ of: string }>
}

/** An argument of an event as a number. */
export const number = (told: Told, key: string): number => Number(told.args?.[key] ?? 0)
/** An argument of an event as a text; of a word key only what follows the prefix. */
export function text(told: Told, key: string, prefix = ''): string {
  const value = String(told.args?.[key] ?? '')
  return value.startsWith(prefix) ? value.slice(prefix.length) : value
}
/** The seat that an argument names; -1: none. */
export const seatIn = (told: Told, key: string): number => Number(/^seat:(\d+)$/.exec(String(told.args?.[key] ?? ''))?.[1] ?? -1)

/** The beats of what led from one view to the next: each shows the table as far as it has come. */
export function beatsOf<V extends View>(telling: Telling<V>, was: V, next: V, events: Told[], own: number | null, scores: boolean, start = 0): Beat<V>[] {
  const out: Beat<V>[] = []
  let view = was
  events.forEach((told, n) => {
    const shown = telling.show(told, { view, next, later: events.slice(n + 1), own })
    if (!shown) return
    view = shown.view ?? view
    // of the own deed the reader sees the flight alone
    out.push({ ...shown, told, upTo: start + n + 1, ...(own !== null && told.seat === own && !shown.loud && !telling.befalls?.includes(told.kind) ? { silent: true } : {}) })
  })
  if (scores) gains(out, was, next)
  return out
}

/** What each seat has gained stands with the last that it did. */
function gains(beats: Beat[], was: View, next: View): void {
  next.result.totals.forEach((total, seat) => {
    const change = total - (was.result.totals[seat] ?? total)
    const last = beats.findLast((beat) => beat.told.seat === seat && !beat.silent)
    if (change !== 0 && last && last.gain === undefined) last.gain = change > 0 ? `+${change}` : `−${-change}`
  })
}
