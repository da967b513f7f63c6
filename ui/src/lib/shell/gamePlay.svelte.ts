// The base of what the parts of a game's own table share: the view, the reader's seat, and what may be clicked.
import { untrack, type Snippet } from 'svelte'
import type { State } from '../parts/look'
import type { Args, Choice, Show, View } from '../../messages'
import type { Said } from '../choices/pick.svelte'
import type { Words } from '../words/words.svelte'
import type { Panel, TableProps } from './shell.svelte'

const AGREED = 1200 // ms

/** A match as one game's table shows it; a game's class `Play` adds what is its own. */
export class GamePlay<V extends View> {
  readonly words: Words
  #game: string
  #props: () => TableProps<V>

  constructor(game: string, props: () => TableProps<V>) {
    this.#game = game
    this.#props = props
    this.words = props().words
  }

  get view(): V {
    return this.#props().view
  }
  get pick(): TableProps['pick'] {
    return this.#props().pick
  }
  get shell(): TableProps['shell'] {
    return this.#props().shell
  }
  get show(): TableProps['show'] {
    return this.#props().show
  }

  /** The seat whose things lie before the reader: their own, for a spectator the first. */
  get own(): number {
    return this.view.seat ?? 0
  }
  get phone(): boolean {
    return this.shell.size === 'phone'
  }
  /** Scores are shown during play unless the table agreed not to. */
  get scores(): boolean {
    return this.view.over || this.show.table.options['live_scores'] !== 'off'
  }

  /** A sentence of this game, by its key without the game's id. */
  say = (key: string, args: Args = {}): string => this.words.say(`${this.#game}-${key}`, args)

  isMe(seat: number): boolean {
    return this.view.seat === seat
  }
  name(seat: number): string {
    return this.words.name(seat)
  }
  /** A seat's name, or "You" for the reader's own. */
  who(seat: number): string {
    return this.words.who(seat)
  }

  /** The state of a click target: selected, legal, or plain. */
  state(target: string): State {
    if (this.pick.isSelected(target)) return 'selected'
    return this.pick.starts.has(target) || this.pick.isLegal(target) ? 'legal' : 'plain'
  }
  click(target: string): void {
    this.pick.click(target)
  }

  /** What the table has agreed to answer by itself, of any show of this game; whoever has just taken it back, or learns, is asked. */
  obvious(_show: Show): Choice | null {
    return null
  }
  /** An agreed answer to a question that came before this table was drawn: the prompt says it for a while, then it is played. */
  playAgreed(): (() => void) | undefined {
    const { pick } = this
    const choice = pick.held ? null : this.obvious(this.show)
    if (!choice) return
    return untrack(() => {
      pick.set(choice.clicks)
      return pick.playLater(choice, AGREED, 'page-due-agreed')
    })
  }

  /** The reason why a target cannot be clicked now; null where the shell's general one will do. */
  explain = (_target: string): Said | null => null
  /** The name of a target in the rules guide: a place on the table has that of the thing that lies there. */
  thing = (target: string): string => target

  /** Give the shell this table's status, panels and explanations; the returned function takes them all away again. */
  hang(status: Snippet, panels: Panel[]): () => void {
    const { pick, shell } = this
    shell.status = status
    shell.panels = panels
    pick.explain = this.explain
    pick.name = this.thing
    pick.unasked = (show) => this.obvious(show)
    return () => {
      shell.status = shell.scores = shell.ownSettings = pick.lacking = pick.before = null
      shell.panels = []
      shell.full = shell.team = pick.silent = false
      pick.explain = () => null
      pick.name = (target) => target
      pick.unasked = () => null
      pick.preview = (choice) => choice.preview
    }
  }
}
