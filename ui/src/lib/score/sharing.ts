// Sheets that several browsers fill in at once, as the server keeps them.
import * as api from '../connection/api'
import type { NewSheet, SharedSheet, SheetEntry, SheetRound } from '../../messages'
import type { Sheet } from './book.svelte'
import type { Entries } from './merge'

const at = (id: string): string => `api/sheets/${encodeURIComponent(id)}`
const written = (game: string, sheet: Sheet): NewSheet => ({ game, options: sheet.options, names: sheet.names, table: sheet.table, seats: sheet.seats })
const refused = (error: unknown, word: string): boolean => error instanceof api.Refusal && error.failure.word === word

export const sharing = {
  open: (game: string, sheet: Sheet): Promise<SharedSheet> => api.ask('api/sheets', written(game, sheet)),
  get: (id: string): Promise<SharedSheet> => api.ask(at(id)),
  /** A match that is over, as a sheet. */
  played: (table: string): Promise<NewSheet> => api.ask(`api/tables/${encodeURIComponent(table)}/sheet`),
  /** The sheet as soon as it is another one than at that revision. */
  wait: (id: string, since: number): Promise<SharedSheet> => api.ask(since < 0 ? at(id) : `${at(id)}?since=${since}`),
  enter: (id: string, round: number, entries: SheetEntry[]): Promise<SharedSheet> => api.ask(`${at(id)}/rounds/${round}/entries`, { entries }, 'PATCH'),
  more: (id: string, game: string, sheet: Sheet): Promise<SharedSheet> => api.ask(`${at(id)}/rounds`, written(game, sheet)),
  less: (id: string, round: number): Promise<SharedSheet> => api.ask(`${at(id)}/rounds/${round}`, undefined, 'DELETE'),
  /** Have a round again that somebody has deleted. */
  again: (id: string, round: number): Promise<SharedSheet> => api.ask(`${at(id)}/rounds/${round}/back`, {}),
  /** Let only the host enter anything, or everybody again. */
  lock: (id: string, locked: boolean): Promise<SharedSheet> => api.ask(at(id), { locked }, 'PATCH'),
  /** Delete it for everybody, which its host may, and take that back. */
  drop: (id: string): Promise<object> => api.ask(at(id), undefined, 'DELETE'),
  back: (id: string): Promise<SharedSheet> => api.ask(`${at(id)}/back`, {}),
  /** Whether there is no such sheet (any more), or not that round of it. */
  gone: (error: unknown): boolean => refused(error, 'error-sheet'),
  /** Whether it was deleted, and its host can take it back. */
  dropped: (error: unknown): boolean => refused(error, 'error-sheet') && (error as api.Refusal).failure.args.dropped === 1,
  /** Whether nothing was heard of the entry: it is sent again. */
  away: (error: unknown): boolean => !(error instanceof api.Refusal) || ['away', 'storage', 'busy', 'internal'].includes(error.failure.error),
}

/** A sheet as the server keeps it, as an entry of a book. */
export const entered = (sheet: NewSheet): Pick<Sheet, 'options' | 'names' | 'table' | 'seats'> => ({
  options: sheet.options ?? {},
  names: sheet.seats.map((_, seat) => sheet.names?.[seat] ?? ''),
  table: (sheet.table ?? {}) as Entries,
  seats: sheet.seats as Entries[],
})

/** A round as this browser keeps it. */
export const received = (round: SheetRound): Sheet => ({
  ...entered(round.sheet),
  id: round.n,
  created: new Date().toISOString(),
  totals: round.totals,
  winners: round.winners,
  revisions: round.revisions,
})
