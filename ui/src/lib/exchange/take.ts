// Takes in what another Dvergar has written: a record becomes a table, a book one of this browser. What is here already is not made twice.
import * as api from '../connection/api'
import { door } from '../connection/door'
import { adopt, books, opened, type Book } from '../score/book.svelte'

/** A device that is its own server may lie at the same address as another one, which has other tables. */
const place = (): string => (door.alone ? 'dvergar-taken-here' : 'dvergar-taken')
const MOST = 400 // records remembered
const PAUSE = 2500 // ms
const MOST_TRIES = 4

/** What tells records apart: 53 bits of their text. */
function mark(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    one = Math.imul(one ^ letter, 2654435761)
    two = Math.imul(two ^ letter, 1597334677)
  }
  return ((two >>> 0).toString(36) + (one >>> 0).toString(36)).padStart(12, '0')
}

function known(): [string, string][] {
  try {
    const found = JSON.parse(localStorage.getItem(place()) ?? '[]') as [string, string][]
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** The table that this browser has made of the record, as long as it is there. */
export async function taken(record: string): Promise<string> {
  const table = known().find(([which]) => which === mark(record))?.[1] ?? ''
  return table && (await api.table(table).then(() => table, () => ''))
}

/** Bring a record; a server that is asked too much too soon is asked again after a while. */
async function brought(record: string, tries = 0): Promise<string> {
  try {
    return (await api.bring(record)).table.id
  } catch (error) {
    if (tries === MOST_TRIES || !(error instanceof api.Refusal) || error.failure.error !== 'busy') throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return brought(record, tries + 1)
  }
}

/** Make a table of a record; return its id. */
export async function take(record: string): Promise<string> {
  const table = await brought(record)
  try {
    localStorage.setItem(place(), JSON.stringify([[mark(record), table], ...known()].slice(0, MOST)))
  } catch {
    // it is not known the next time
  }
  return table
}

/** A book from elsewhere as one of this browser: its entries, and nothing that ties it to a server. */
take.book = (book: Book): Book => ({
  ...opened(book.game, 1),
  id: book.id,
  rounds: book.rounds.map((round, n) => ({ id: n, created: typeof round.created === 'string' ? round.created : new Date().toISOString(), options: round.options, names: round.names, table: round.table, seats: round.seats, totals: [], winners: [], revisions: {} })),
})

/** Whether this browser has that book, no older. */
take.known = (book: Book): boolean => books().some((one) => one.id === book.id && one.changed >= book.changed)

/** Keep a book from elsewhere; return its id. */
take.sheet = (book: Book): string => adopt(take.book(book), book.changed)
