// What is taken from one Dvergar to another one, from a device to a server or back: records of matches and score sheets, as a link or as a file.
import type { Book } from '../score/book.svelte'

export interface Parcel {
  records: string[]
  books: Book[]
  /** Whoever takes it along wants its sheet shared. */
  share: boolean
}

const KIND = 'dvergar parcel 1'
const RECORD = /^dvergar record \d/
const LONGEST_LINK = 1_000_000 // letters; browsers take at least so many
const MOST_LETTERS = 30_000_000 // of a parcel that has been unpacked
export const empty = (): Parcel => ({ records: [], books: [], share: false })

/** A parcel that a file brought, until the page that takes it in is there. */
export const handed: { parcel: Parcel | null } = { parcel: null }

const written = ({ records, books, share }: Parcel): string => JSON.stringify({ kind: KIND, records, books: books.map(({ id, game, changed, rounds }) => ({ id, game, changed, rounds })), ...(share ? { share } : {}) })

/** Read a parcel, or a record alone; null for any other text. */
export function read(text: string): Parcel | null {
  if (RECORD.test(text)) return { ...empty(), records: [text] }
  try {
    const found = JSON.parse(text) as Partial<Parcel> & { kind?: unknown }
    if (found.kind !== KIND || !Array.isArray(found.records) || !Array.isArray(found.books)) return null
    return { records: found.records.filter((record) => typeof record === 'string' && RECORD.test(record)), books: found.books.filter(sound), share: found.share === true }
  } catch {
    return null
  }
}

/** Whether that is a book of score sheets: it comes from elsewhere. */
function sound(book: Book): boolean {
  const texts = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string')
  const objects = (list: unknown[]) => list.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
  return (
    texts([book?.id, book?.game, book?.changed]) &&
    Array.isArray(book.rounds) &&
    book.rounds.length > 0 &&
    book.rounds.every((round) => objects([round]) && texts(round.names) && Array.isArray(round.seats) && round.seats.length > 0 && objects([round.options, round.table, ...round.seats]))
  )
}

export const fileOf = (parcel: Parcel): File => new File([written(parcel)], `dvergar-${new Date().toISOString().slice(0, 10)}.txt`, { type: 'text/plain' })

/** The game that a record is of. */
export const gameOf = (record: string): string => /\ngame (\S{1,40})/.exec(record.slice(0, 200))?.[1] ?? ''

const through = (data: Blob, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>): ReadableStream<Uint8Array<ArrayBuffer>> => data.stream().pipeThrough(way)

/** The part of a link that holds a parcel; null where it would be too long for one. */
export async function packed(parcel: Parcel): Promise<string | null> {
  const bytes = new Uint8Array(await new Response(through(new Blob([written(parcel)]), new CompressionStream('deflate-raw'))).arrayBuffer())
  if (bytes.length > (LONGEST_LINK / 4) * 3) return null
  let letters = ''
  for (let at = 0; at < bytes.length; at += 30_000) letters += String.fromCharCode(...bytes.subarray(at, at + 30_000))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Read that part of a link; null for one that holds no parcel. */
export async function unpacked(part: string): Promise<Parcel | null> {
  try {
    const letters = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const reader = through(new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]), new DecompressionStream('deflate-raw')).getReader()
    const text = new TextDecoder()
    let all = ''
    for (let piece = await reader.read(); !piece.done && all.length < MOST_LETTERS; piece = await reader.read()) all += text.decode(piece.value, { stream: true })
    return read(all)
  } catch {
    return null
  }
}

/** The link that takes a parcel to the Dvergar at that address. */
export const linkFor = (address: string, part: string): string => `${address.replace(/[#?].*$/, '').replace(/\/*$/, '/')}#/in/${part}`
