// The story of a match in a few moments: what weighed most, and not six times the same.
import type { Told } from '../../messages'

export interface StoryMoment { told: Told; turn: number }

/** How much a kind of event weighs; what is not here is no moment. */
const WEIGHTS: Record<string, number> = { won: 100, died: 100, doomed: 100, scenario_done: 10, keenfire: 9, suffered: 7, perished: 6, token: 6, averted: 5, completed: 5, saddle: 4, threat: 2, destroyed: 1 }

const weight = (told: Told): number => (told.kind === 'hurt' ? (Number(told.args?.['left']) <= 1 ? 8 : 0) : (WEIGHTS[told.kind] ?? 0))

/** The number of the turn in which something was done after `at` actions. */
export function turnAt(story: readonly Told[], at: number): number {
  return story.reduce((turn, told) => (told.kind === 'turn' && told.at <= at ? Number(told.args?.['turn']) : turn), 1)
}

/** The moments that weigh most, in order; each further one of a kind weighs less than the one before. */
export function moments(story: readonly Told[], most = 6): StoryMoment[] {
  let turn = 1
  const left = story.flatMap((told) => {
    if (told.kind === 'turn') turn = Number(told.args?.['turn'])
    return weight(told) ? [{ told, turn }] : []
  })
  const seen: Record<string, number> = {}
  const chosen: StoryMoment[] = []
  const worth = (each: StoryMoment) => weight(each.told) / (1 + (seen[each.told.kind] ?? 0))
  while (chosen.length < most && left.length) {
    const best = left.reduce((first, each) => (worth(each) > worth(first) ? each : first))
    left.splice(left.indexOf(best), 1)
    seen[best.told.kind] = (seen[best.told.kind] ?? 0) + 1
    chosen.push(best)
  }
  return chosen.sort((a, b) => story.indexOf(a.told) - story.indexOf(b.told))
}
