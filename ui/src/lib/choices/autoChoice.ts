// Automatic play of an only choice, where the reader wants that.
import type { Choice, Show } from '../../messages'
import type { Shell } from '../shell/shell.svelte'

/** The choice to play automatically: the only one, unless the reader has just taken it back or the game's table does it itself. */
export function autoChoice(show: Pick<Show, 'can_redo' | 'view'>, shell: Pick<Shell, 'autoplays'>, wished: boolean): Choice | null {
  const [only, other] = show.view?.choices ?? []
  return wished && !shell.autoplays && !show.can_redo && only && !other ? only : null
}

/** An ordinary pause, in milliseconds, so that others cannot tell that there was nothing to choose. */
export const ordinaryPause = (random = Math.random()): number => 700 + random * 1100
