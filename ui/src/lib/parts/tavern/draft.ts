// Coins that are laid and not bid yet, kept on this device: a page that is loaded again finds them where they lay.

const KEY = 'dvergar-draft'
const MOST = 8 // tables

export type Holes = (number | null)[]
interface Kept {
  table: string
  seat: number
  decision: number
  holes: Holes
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return [] // damaged or forbidden storage
  }
}

/** The coins that lay there at this question of this seat, as indices of `coins` coins; null when none did. A draft for another question is stale and goes. */
export function drafted(table: string, seat: number, decision: number, coins: number): Holes | null {
  const found = all().find((kept) => kept.table === table && kept.seat === seat)
  if (!found) return null
  const { holes } = found
  const sound = found.decision === decision && Array.isArray(holes) && holes.length === 3 && holes.every((coin) => coin === null || (Number.isInteger(coin) && coin >= 0 && coin < coins))
  const lying = sound ? holes.filter((coin) => coin !== null) : []
  if (new Set(lying).size === lying.length && lying.length > 0) return holes
  keepDraft(table, seat, decision, [null, null, null])
  return null
}

/** Keep what lies there; nothing lies, and nothing is kept. */
export function keepDraft(table: string, seat: number, decision: number, holes: Holes): void {
  const others = all().filter((kept) => kept.table !== table || kept.seat !== seat)
  const lies = holes.some((coin) => coin !== null)
  const now = lies ? [...others, { table, seat, decision, holes }].slice(-MOST) : others
  try {
    if (now.length) localStorage.setItem(KEY, JSON.stringify(now))
    else localStorage.removeItem(KEY)
  } catch {
    // forbidden storage: the coins lie until the page is closed
  }
}
