// What tells others' moves on the table: its parts are fetched with the first event, or with the first thing to be recalled.
import { settings } from '../settings/settings.svelte'
import type { Telling } from './beats'
import { BEAT, type Director } from './director.svelte'
import type SincePart from './Since.svelte'
import type TellingPart from './Telling.svelte'

const tellings = import.meta.glob<{ telling: Telling }>('../../games/*/telling.ts')

export class Teller {
  /** The caption and the rings of an event. */
  Told = $state.raw<typeof TellingPart | null>(null)
  /** The line of what came since the last turn. */
  Since = $state.raw<typeof SincePart | null>(null)

  /** Give a director the means of a game's table; the returned function takes them away again. */
  attend(director: Director, game: string): () => void {
    let off: (() => void) | undefined
    director.fetch = async () => {
      const [own, part, { TableAir }, { onward }, { beatsOf }] = await Promise.all([tellings[`../../games/${game}/telling.ts`]?.(), import('./Telling.svelte'), import('./flights'), import('./onward'), import('./beats')])
      this.Told = part.default
      director.beats = beatsOf
      if (director.fetch) off ??= onward(director)
      director.air = new TableAir(() => BEAT[settings.speed] * 0.8)
      return own?.telling ?? null
    }
    return () => {
      off?.()
      director.fetch = director.air = null
      director.skip()
    }
  }

  /** Fetch what recalls the events since the last turn; one that fails to come is tried again with the next view. */
  async recall(director: Director): Promise<void> {
    if (this.Since) return
    const found = await Promise.all([import('./Since.svelte'), director.learn()]).catch(() => null)
    if (found) this.Since = found[0].default
  }
}
