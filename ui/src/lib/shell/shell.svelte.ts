// The interface between the shell, which every table has, and the table that a game draws itself.
//
// ui/src/games/<id>/Table.svelte is found by its path and gets `TableProps`. It draws the game only: top bar, chronicle, scores,
// list of choices, curtain, reckoning, live regions and keys are the shell's. It places the prompt line where it wants it:
//   {@render prompt()}
// and may hang its own things into the shell, once, while it is set up (`GamePlay.hang` does both and takes them away again):
//   shell.status = status                                            a snippet for the middle of the top bar (age, turn ...)
//   shell.panels = [{ id: 'heroes', icon: 'dwarf-king', word: '<id>-panel-heroes', body: heroes }]
//   shell.ownSettings = ownSettings                                  settings of this table alone, below those of the house
// With `shell.full` the table takes the whole width of a desktop: chronicle and talk open beside it when wanted, the list of choices is a drawer.
// A panel is a button in the top bar (phone: in the bottom bar, at most three) that opens `body` in a drawer.
import type { Snippet } from 'svelte'
import type { Show, Spoken, Told, View } from '../../messages'
import type { IconName } from '../widgets/icons'
import type { Pick } from '../choices/pick.svelte'
import type { Words } from '../words/words.svelte'

export interface Panel {
  id: string
  icon: IconName
  word: string
  body: Snippet
  /** Only where the screen is too small to show it anyway. */
  phone?: boolean
  /** The table opens it itself: there is no button for it in the bars. */
  inside?: boolean
  /** Kinds of click targets that lie in it. */
  holds?: string
}

export type Size = 'phone' | 'tablet' | 'desktop'

export class Shell {
  status = $state.raw<Snippet | null>(null)
  panels = $state.raw<Panel[]>([])
  /** A game's own panel of scores, in place of the shell's. */
  scores = $state.raw<Snippet | null>(null)
  /** Settings of this game alone, below those of the house. */
  ownSettings = $state.raw<Snippet | null>(null)
  /** What has happened so far, as far as the reader was told; in a replay up to the position shown. */
  story = $state.raw<Told[]>([])
  /** The id of the open drawer: a panel's, or one of the shell's own. */
  open = $state('')
  size = $state<Size>('desktop')
  /** The game's table plays only choices itself, where the reader wants them played. */
  autoplays = $state(false)
  /** The view is a position of a replay: it is shown without motion, and nothing can be chosen. */
  past = $state(false)
  /** The view stands on the way to the next one: what led to it is being told. */
  staged = $state(false)
  /** The game's table needs the whole width: nothing stands beside it. */
  full = $state(false)
  /** All play together: pointing and plans reach bots too. */
  team = $state(false)
  /** What has been said at the table. */
  chat = $state.raw<Spoken[]>([])
  /** Say a phrase about a thing of the table; null for whoever only watches. */
  say = $state.raw<((phrase: string, at: string) => void) | null>(null)
}

export interface TableProps<V extends View = View> {
  show: Show
  view: V
  words: Words
  pick: Pick
  prompt: Snippet
  shell: Shell
}
export { GamePlay } from './gamePlay.svelte'
