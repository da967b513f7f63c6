// Sheets that several browsers fill in at once, as the server keeps them.
import * as api from '../connection/api'
import type { NewSheet, SharedSheet, SheetRound } from '../../messages'
import type { Entries, Sheet } from './book.svelte'

const at = (id: string): string => `api/sheets/${encodeURIComponent(id)}`
const sent = (game: string, sheet: Sheet): NewSheet => ({ game, options: sheet.options, names: sheet.names, table: sheet.table, seats: sheet.seats })

export const sharing = {
  open: (game: string, sheet: Sheet): Promise<SharedSheet> => api.ask('api/sheets', sent(game, sheet)),
  get: (id: string): Promise<SharedSheet> => api.ask(at(id)),
  /** A match that is over, as a sheet. */
  played: (table: string): Promise<NewSheet> => api.ask(`api/tables/${encodeURIComponent(table)}/sheet`),
  /** The sheet as soon as it is another one than at that revision. */
  wait: (id: string, since: number): Promise<SharedSheet> => api.ask(since < 0 ? at(id) : `${at(id)}?since=${since}`),
  patch: (id: string, round: number, section: string, revision: number, value: unknown): Promise<SharedSheet> => api.ask(`${at(id)}/rounds/${round}`, { section, revision, value }, 'PATCH'),
  more: (id: string, game: string, sheet: Sheet): Promise<SharedSheet> => api.ask(`${at(id)}/rounds`, sent(game, sheet)),
  less: (id: string, round: number): Promise<SharedSheet> => api.ask(`${at(id)}/rounds/${round}`, undefined, 'DELETE'),
  /** Delete it for everybody, which its host may. */
  drop: (id: string): Promise<object> => api.ask(at(id), undefined, 'DELETE'),
  /** Whether there is no such sheet (any more), or not that round of it. */
  gone: (error: unknown): boolean => error instanceof api.Refusal && error.failure.word === 'error-sheet',
  /** Whether somebody else has changed that section meanwhile. */
  stale: (error: unknown): boolean => error instanceof api.Refusal && error.failure.word === 'error-sheet-stale',
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
