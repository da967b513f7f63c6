// Requests over HTTP. A refusal is thrown as `Refusal`, with the word key that says it.
import type { Again, Appearance, Claim, Claimed, Device, DeviceCode, Entered, Failure, Forgotten, Form, GameInfo, GuideText, House, Join, Keep, Lobby, MyGames, NewCode, NewLesson, NewTable, Notify, OptionValue, Outcome, Past, Review, Statistics, TableInfo, Tally } from '../../messages'
import { door } from './door'

export class Refusal extends Error {
  failure: Failure

  constructor(failure: Failure) {
    super(failure.text)
    this.failure = failure
  }
}

export const away: Failure = { error: 'away', word: 'page-error-away', args: {}, text: 'the server does not answer' }

async function fetched(path: string, body?: unknown, method = 'POST'): Promise<Response> {
  const init = body === undefined ? (method === 'DELETE' ? { method } : {}) : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await door.fetch(path, init)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(away)
  }
  if (answer.ok) return answer
  let told: Partial<Failure> = {}
  try {
    told = (await answer.json()) as Partial<Failure>
  } catch {
    // no JSON: something between us and the server answered
  }
  throw new Refusal({ ...away, ...told })
}

export const ask = async <Answer>(path: string, body?: unknown, method?: string): Promise<Answer> => (await (await fetched(path, body, method)).json()) as Answer
const at = (id: string): string => `api/tables/${encodeURIComponent(id)}`

export const games = (): Promise<GameInfo[]> => ask('api/games')
export const lobby = (): Promise<Lobby> => ask('api/tables')
export const house = (): Promise<House> => ask('api/house')
/** How far the site is that a browser can keep, and have it made. */
export const kept = (): Promise<Keep> => ask('api/keep')
export const makeKept = (): Promise<Keep> => ask('api/keep', {})
export const create = (table: NewTable): Promise<Entered> => ask('api/tables', table)
export const table = (id: string): Promise<TableInfo> => ask(at(id))
export const join = (id: string, join: Join): Promise<Entered> => ask(`${at(id)}/join`, join)
export const claim = (id: string, claim: Claim): Promise<Entered> => ask(`${at(id)}/claim`, claim)
export const hand = (id: string, seat: number): Promise<Entered> => ask(`${at(id)}/hand`, { seat })
/** Play again with the same people, at another difficulty where one is named. */
export const rematch = (id: string, again: Again = {}): Promise<Entered> => ask(`${at(id)}/rematch`, again)
export const past = (id: string, position: number, seat: number | null): Promise<Past> => ask(`${at(id)}/past/${position}${seat === null ? '' : `?seat=${seat}`}`)
/** The review of a seat's play as far as it is worked out; ask again until `done` equals `of`. */
export const review = (id: string, seat: number): Promise<Review> => ask(`${at(id)}/review?seat=${seat}`)
export const sameDeal = (id: string): Promise<Outcome[]> => ask(`${at(id)}/deal`)
export const statistics = (game: string): Promise<Statistics> => ask(`api/games/${encodeURIComponent(game)}/statistics`)
/** A rules guide; the browser keeps it and asks whether it is still the same. */
export const guide = (game: string, language: string): Promise<GuideText> => ask(`api/guide/${encodeURIComponent(game)}/${language}`)
export const learn = (game: string, learner: NewLesson): Promise<Entered> => ask(`api/lessons/${encodeURIComponent(game)}`, learner)
export const bring = (text: string): Promise<Entered> => ask('api/records', { text })
/** Where the record of a match that is over can be fetched. */
export const recordAddress = (id: string): string => `${at(id)}/record`
export const notify = (id: string, wish: Notify): Promise<object> => ask(`${at(id)}/notify`, wish)
/** The notifications asked for last; a push subscription is not sent back. */
export const notified = (id: string, seat: number): Promise<Notify> => ask(`${at(id)}/notify?seat=${seat}`)
/** Delete a table (seat null), or a nickname with all that was said on its seat. */
export const forget = (id: string, seat: number | null): Promise<object> => ask(`${at(id)}/forget`, { seat })
export const device = (): Promise<Device> => ask('api/device')
export const appear = (look: Appearance): Promise<Device> => ask('api/device', look)
/** The matches of this device; those that are over from number `from` on. */
export const myGames = (from = 0): Promise<MyGames> => ask(`api/device/games${from ? `?from=${from}` : ''}`)
export const deviceCode = (what: NewCode): Promise<DeviceCode> => ask('api/device/code', what)
export const claimCode = (code: string): Promise<Claimed> => ask('api/device/claim', { code })
/** Forget this device: some tables each time, until none is left. */
export const forgetMe = (): Promise<Forgotten> => ask('api/device/forget', {})
/** What a score sheet of so many seats holds. */
export const form = (game: string, seats: number, options: Record<string, OptionValue>): Promise<Form> =>
  ask(`api/score/${encodeURIComponent(game)}?${new URLSearchParams({ ...Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value)])), seats: String(seats) }).toString()}`)
/** Count a score sheet. */
export const count = (game: string, sheet: object): Promise<Tally> => ask(`api/score/${encodeURIComponent(game)}`, sheet)
/** The QR code of a text, as an SVG picture. */
export const qr = async (text: string): Promise<string> => (await fetched('api/qr', { text })).text()

/** The refusal inside whatever was thrown. */
export const failure = (error: unknown): Failure => (error instanceof Refusal ? error.failure : { ...away, text: String(error) })
