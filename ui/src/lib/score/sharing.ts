// Sheets that several browsers fill in at once, as the server keeps them.
import * as api from '../api'
import type { OptionValue } from '../../messages'
import type { Entries, Entry } from './book.svelte'

export interface SharedRound { id: number; created: string; options: Record<string, OptionValue>; names: string[]; table: Entries; seats: Entries[]; revisions: Record<string, number> }
export interface Shared { id: string; game: string; revision: number; rounds: SharedRound[] }

const at = (id: string): string => `api/sheets/${encodeURIComponent(id)}`

export const sharing = {
  open: (first: { game: string; options: Record<string, OptionValue>; names: string[]; seats: number }): Promise<Shared> => api.ask('api/sheets', first),
  get: (id: string): Promise<Shared> => api.ask(at(id)),
  wait: (id: string, since: number): Promise<Shared> => api.ask(since < 0 ? at(id) : `${at(id)}?since=${since}`),
  patch: (id: string, round: number, change: { section: string; revision: number; value: Entry }): Promise<Shared> => api.ask(`${at(id)}/rounds/${round}`, change, 'PATCH'),
  more: (id: string): Promise<Shared> => api.ask(`${at(id)}/rounds`, {}),
  less: (id: string, round: number): Promise<Shared> => api.ask(`${at(id)}/rounds/${round}`, undefined, 'DELETE'),
  /** What stands there instead, when somebody else was faster. */
  conflict: (error: unknown): Shared | null => {
    const there = error instanceof api.Refusal ? (error.failure as unknown as { sheet?: Shared }).sheet : undefined
    return there ?? null
  },
}
