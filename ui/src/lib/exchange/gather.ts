// All that can be taken along from here: matches of this device that are over, and the score sheets of this browser.
import * as api from '../connection/api'
import { door } from '../connection/door'
import { books } from '../score/book.svelte'
import { plain } from '../score/together.svelte'
import { empty, type Parcel } from './parcel'

export async function recordOf(table: string): Promise<string> {
  const answer = await door.fetch(api.recordAddress(table))
  if (!answer.ok) throw new api.Refusal(api.away)
  return answer.text()
}

export async function everything(): Promise<Parcel> {
  const tables: string[] = []
  for (let mine = await api.myGames(); ; mine = await api.myGames(tables.length)) {
    tables.push(...mine.over.map((match) => match.table))
    if (!mine.more || !mine.over.length) break
  }
  const records = []
  for (const table of tables) records.push(await recordOf(table))
  return { ...empty(), records: records.reverse(), books: plain(books()) as Parcel['books'] }
}
