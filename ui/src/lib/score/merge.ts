// Entries of this browser on top of what the server says, field by field. What waits names what stood in its field, so that the server can tell what was meant.
import type { SheetEntry } from '../../messages'

export type Path = (string | number)[]
export type Entry = null | boolean | number | string | Entry[] | { [key: string]: Entry }
export type Entries = { [key: string]: Entry }
/** Rows that were taken out of a section: with which of its revisions, of which list, which one. */
export type Outs = [number, Path, number][]
/** An entry that the server has not got yet; `revision` is that of its section when it was made. */
export interface Waiting { round: number; path: Path; was: Entry; value: Entry; revision: number; whole: boolean }

type Holder = Record<string | number, Entry | undefined>

/** The value at a path, undefined where nothing has been entered. */
export function at(sheet: object, path: Path): Entry | undefined {
  let place = sheet as Entry | undefined
  for (const step of path) {
    if (place === null || place === undefined || typeof place !== 'object') return undefined
    place = (place as Holder)[step]
  }
  return place
}

/** Put a value at a path, with all that is missing on the way; undefined takes it out. */
export function put(sheet: object, path: Path, value: Entry | undefined): void {
  let place = sheet as Holder
  path.slice(0, -1).forEach((step, n) => {
    if (Array.isArray(place)) pad(place, Number(step), typeof path[n + 1] === 'string')
    if (place[step] === null || place[step] === undefined) place[step] = typeof path[n + 1] === 'number' ? [] : {}
    place = place[step] as Holder
  })
  const last = path[path.length - 1] as string | number
  if (Array.isArray(place) && typeof last === 'number') {
    pad(place, last, typeof value === 'object' && value !== null)
    place[last] = value ?? null
  } else if (value === undefined || value === null) delete place[last]
  else place[last] = value
}

function pad(list: Entry[], length: number, rows: boolean): void {
  while (list.length < length) list.push(rows ? {} : null)
}

export const begins = (path: Path, start: Path): boolean => start.every((step, n) => path[n] === step)
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The section of a sheet that a path leads into: "names", "setup", "table" or "seat:2". */
export const section = (path: Path): string => (path[0] === 'seats' ? `seat:${String(path[1])}` : path[0] === 'options' ? 'setup' : String(path[0]))
/** How many steps of a path name its section. */
const depth = (path: Path): number => (path[0] === 'seats' ? 2 : 1)

/** Where a path that was right at a revision leads since rows were taken out; null: it led into one of them. */
export function shifted(path: Path, outs: Outs, seen: number): Path | null {
  const start = depth(path)
  const found = [...path]
  for (const [revision, place, row] of outs) {
    const here = start + place.length
    const step = found[here]
    if (revision <= seen || typeof step !== 'number' || !place.every((one, n) => found[start + n] === one)) continue
    if (step === row) return null
    if (step > row) found[here] = step - 1
  }
  return found
}

/** What waits, with another entry: of several in one field the first one's `was` counts, and what is as it was again need not be sent. */
export function joined(waits: Waiting[], entry: Waiting): Waiting[] {
  const old = waits.findIndex((one) => one.round === entry.round && same(one.path, entry.path))
  const before = waits[old]
  if (!before) return [...waits, entry]
  const rest = waits.filter((_, n) => n !== old)
  // what is below it was entered after it, and needs it
  const needed = rest.some((one) => one.round === entry.round && one.path.length > entry.path.length && begins(one.path, entry.path))
  if (needed) return waits.map((one, n) => (n === old ? { ...one, value: entry.value } : one))
  return same(before.was, entry.value) ? rest : [...rest, { ...entry, was: before.was, revision: before.revision }]
}

export const sent = ({ path, was, value, revision, whole }: Waiting): SheetEntry => ({ path, was, value, revision, ...(whole ? { whole } : {}) })
