// A result as rows of a score sheet.
import type { Result } from '../../messages'

export interface ResultRow {
  key: string
  points: number[]
  /** The best value, negative ones and ties too; null where all seats have the same. */
  best: number | null
}

/** The best of these values, null where none is better than another. */
export function bestOf(points: readonly number[]): number | null {
  const best = Math.max(...points)
  return points.some((each) => each < best) ? best : null
}

/** One row for each line that any seat has, in the order of the sheets. */
export function resultRows(result: Result): ResultRow[] {
  const keys = [...new Set(result.lines.flatMap((lines) => lines.map((line) => line.key)))]
  return keys.map((key) => {
    const points = result.lines.map((lines) => lines.find((line) => line.key === key)?.points ?? 0)
    return { key, points, best: bestOf(points) }
  })
}

/** The result with one column only where all seats share one score. */
export const sharedResult = (result: Result, together = false): Result => (together ? { ...result, totals: result.totals.slice(0, 1), lines: result.lines.slice(0, 1) } : result)
