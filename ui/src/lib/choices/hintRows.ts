// The rows of the hints: what the view still offers, with figures to be said.
import type { Advice, Advised, Choice } from '../../messages'

export interface HintRow extends Advised {
  choice: Choice
  percent: number
  /** Percent by which the figure may be off, 95 times in 100; 0 where that is too little to speak of. */
  error: number
  /** It may be off by so much that a number would say nothing. */
  rough: boolean
  /** Its place, the same for those that chance alone sets apart; one sign for all that are about as good as the best. */
  rank: string
}

const QUIET = 2 // percent
const ROUGH = 15
export const ALIKE = '≈'

/** Whether chance alone sets the second apart from the first, which is worth more. */
const level = (first: Advised, second: Advised) => first.value - second.value <= Math.max(0.01, 1.5 * Math.hypot(first.error, second.error))

export function hintRows(advice: Advice | null, choices: Choice[]): HintRow[] {
  const best = advice?.best ?? []
  const tied = best.some((each) => each.even)
  const ranks: string[] = []
  best.forEach((each, n) => {
    const before = best[n - 1]
    ranks.push(tied && (n === 0 || each.even) ? ALIKE : before && !before.even && n > 1 && level(before, each) ? (ranks[n - 1] ?? '') : String(n + 1))
  })
  return best.flatMap((each, n) => {
    const choice = choices.find((one) => one.action === each.action)
    if (!choice) return []
    const error = Math.round(200 * (each.error ?? 0))
    const rough = error >= ROUGH
    return [{ ...each, choice, percent: Math.round(100 * each.value), error: rough || error < QUIET ? 0 : error, rough, rank: ranks[n] ?? '' }]
  })
}
