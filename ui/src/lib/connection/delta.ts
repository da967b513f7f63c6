// Deltas of messages, as `engine/view_delta.py` writes them, and choices that a page writes out itself.
import type { Args, Arrangement, Choice, Show, Spoken, View } from '../../messages'

type Place = string | number
type Shape = (string | [string, ...string[]])[]
type Parts = Record<Place, unknown>
export type Delta = Record<string, unknown>
/** A delta behind the way to what it is about. */
export type Entry = [...Place[], Delta]
/** A step: its number, deltas of the view (or the view, where it is another one), that of the rest of `Show`, and how story and talk go on. */
export type DeltaStep = [step: number, view: Entry[] | View | null, rest: Delta, story_from: number, story: [at: number, kind: string, seat: number, args: Args][], chat_from: number, chat: Spoken[]]

/** Return the object that stands in a row. */
function read(names: Shape, row: unknown[]): Parts {
  const parts: Parts = {}
  names.forEach((name, at) => {
    if (row[at] === null) return
    if (typeof name === 'string') parts[name] = row[at]
    else parts[name[0]] = read(name.slice(1), row[at] as unknown[])
  })
  return parts
}

/** Return what a delta makes of a part of a message; what it leaves alone is shared with the old one, which stays as it was. */
export function changed<T>(old: T, delta: Delta): T {
  const runs = delta['~'] as number[] | undefined
  const parts = (!Array.isArray(old) ? { ...old } : runs ? [] : [...(old as unknown[])]) as Parts & unknown[]
  for (let at = 0; runs && at < runs.length; ) {
    const [from, count, fresh] = runs.slice(at, at + 3) as [number, number, number]
    parts.push(...(old as unknown[]).slice(from, from + count), ...runs.slice(at + 3, (at += 3 + fresh)))
  }
  for (const [said, value] of Object.entries(delta)) {
    const [kind] = said
    const name = said.slice(1)
    const items = value as never[]
    if (said === '-') for (const gone of items) delete parts[gone]
    else if (kind === '/') parts[name] = changed(parts[name], value as Delta)
    else if (kind === '#') parts[name] = items.slice(1).map((row) => read(items[0]!, row))
    else if (kind !== '~') parts[said] = value
  }
  return parts as T
}

/** Return a message with deltas applied, each behind the way to its part. */
export const followed = <T>(old: T, deltas: Entry[]): T => deltas.reduce<T>((whole, way) => changed(whole, (way as unknown[]).reduceRight((inner, place) => ({ [`/${place as Place}`]: inner })) as Delta), old)

/** Return the choices of an arrangement, in the order of their actions. */
export function arranged({ clicks, values, places, rest, word, previews, actions }: Arrangement): Choice[] {
  let count = 0
  const lay = (laid: number[]): Choice[] => {
    const left = [...clicks.keys()].filter((thing) => !laid.includes(thing))
    if (laid.length < places.length) return left.flatMap((thing) => lay([...laid, thing]))
    const action = count++
    if (actions && !actions.includes(action)) return []
    const args = Object.fromEntries([...laid, ...left].map((thing, at) => [[...places, ...rest][at]!, values[thing]!]))
    const preview = previews?.[left.join()]
    return [{ action, clicks: laid.map((thing) => clicks[thing]!), word, args, ...(preview && { preview }) }]
  }
  return lay([])
}

/** Return what is shown after a step. */
export function stepped(held: Show, [, deltas, rest, story_from, told, chat_from, chat]: DeltaStep): Show {
  const view = Array.isArray(deltas) ? followed(held.view, deltas) : deltas
  return { ...changed(held, rest), view, story_from, story: told.map(([at, kind, seat, args]) => ({ at, kind, seat, args })), chat_from, chat }
}

/** Return a message with its choices written out; what was the same in the one `before`, as it came and written out, stays the same object. */
export function written(message: Show, before: Show | null, out: Show | null): Show {
  const { view } = message
  const choices = view?.choices as Choice[] | Arrangement | undefined
  if (!view || !choices || Array.isArray(choices)) return message
  if (before?.view === view) return { ...message, view: out!.view }
  return { ...message, view: { ...view, choices: before?.view?.choices === view.choices ? out!.view!.choices : arranged(choices) } }
}
