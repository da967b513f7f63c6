// The steps since the reader's last turn once more on the table, from positions that the server keeps.
import * as api from '../connection/api'
import type { TableConnection } from '../connection/connection.svelte'

const MOST = 24 // positions that are shown again

/** Show them, each until the reader goes on where that is wished; false where the server did not answer. */
export async function showAgain(table: TableConnection, span: [number, number] | null, stepwise = false): Promise<boolean> {
  if (!span || table.director.busy) return true
  const first = Math.max(span[0], span[1] - MOST)
  try {
    const [before, ...after] = await Promise.all(Array.from({ length: span[1] - first + 1 }, (_, n) => api.past(table.id, first + n, table.show?.seat ?? null)))
    if (before) table.relive(before, after, stepwise)
    return true
  } catch {
    return false
  }
}
