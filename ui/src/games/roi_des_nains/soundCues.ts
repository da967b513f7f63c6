// The sounds of what happened between two views.
import type { Cue } from '../../lib/settings/sound'
import type { Play, RoiDesNainsView } from './messages'
import { won } from './lingering.svelte'

/** All cards played in this deal, in order. */
const played = (view: RoiDesNainsView): Play[] => [...view.done.flatMap((trick) => trick.plays), ...view.plays]

/** The cues of a step, the loudest thing first; one of each. */
export function cues(was: RoiDesNainsView, now: RoiDesNainsView): Cue[] {
  const out: Cue[] = []
  const before = was.deal === now.deal && !now.over ? played(was).length : 0
  const fresh = now.over ? [] : played(now).slice(before)
  if (fresh.some((play) => play.face.id === 'DRA')) out.push('dragon')
  if (before === 0 && fresh.length > 0) out.push('drum')
  if (won(now) > won(was)) out.push('trick-sweep')
  if (was.deal !== now.deal || (was.quest.side === null && now.quest.side !== null)) out.push('quest-turn')
  if (fresh.length > 0 && out.length === 0) out.push('card-play')
  return out
}
