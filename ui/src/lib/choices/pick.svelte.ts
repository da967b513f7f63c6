// The way from clicks to an action. The page knows no rule, only the paths of clicks that the view's choices name.
import type { Args, Choice, Preview, Show } from '../../messages'
import type { IconName } from '../widgets/icons'

export interface Said { word: string; args?: Args }

const startsWith = (path: string[], start: string[]): boolean => start.length <= path.length && start.every((target, at) => path[at] === target)

/**
 * The clicks made so far and what they lead to. Each choice names its targets in order; a target is legal when some choice goes on with it.
 * Click chooses, a second click on the last target (or Confirm) commits, Esc cancels. A choice taken from the list is held as it is.
 */
export class Pick {
  choices = $state.raw<Choice[]>([])
  selected = $state.raw<string[]>([])
  /** The reason why the last click led nowhere. */
  told = $state.raw<Said | null>(null)
  /** A sentence about the thing that was clicked or held last: set by a game's table. */
  about = $state.raw<Said | null>(null)
  /** Something is to be seen first: the prompt says what, and Confirm goes on from it. Set by a game's table. */
  before = $state.raw<(Said & { icon: IconName; onward: string; go: () => void }) | null>(null)
  /** True while an answer is on its way or the line is down: nothing can be committed. */
  held = $state(false)
  /** How much of a choice is there, where its clicks come in free order: set by a game's table. */
  lacking = $state.raw<{ done: number; of: number } | null>(null)
  /** A game's table shows beside its own things what a choice brings: the prompt need not. */
  silent = $state(false)
  /** What is shown of what a choice would bring: a game's table may keep some of it back. */
  preview: (choice: Choice) => Preview | null | undefined = (choice) => choice.preview
  /** A game's table may explain why a target is not legal. */
  explain: (target: string) => Said | null = () => null
  /** When things of a kind are chosen at all: said where the table has no better reason. */
  usual: (kind: string) => Said | null = () => null
  /** What the rules guide calls a target: set by a game's table, where its targets are places and not things. */
  name: (target: string) => string = (target) => target
  /** The answer that the table has agreed to give without asking: set by a game's table. */
  unasked: (show: Show) => Choice | null = () => null
  /** What is about to be played by itself, and why: the prompt says so and asks nothing. */
  due = $state.raw<{ choice: Choice; why: string } | null>(null)
  /** The thing that was clicked or asked about last, as the rules guide calls it. */
  thing = $state('')
  #pinned = $state.raw<Choice | null>(null)
  #send: (choice: Choice) => void

  constructor(send: (choice: Choice) => void) {
    this.#send = send
  }

  /** Choices that begin with the clicks made so far. */
  candidates = $derived(this.choices.filter((choice) => startsWith(choice.clicks, this.selected)))

  /** Targets that some choice goes on with. */
  legal = $derived(new Set(this.candidates.flatMap((choice) => choice.clicks.slice(this.selected.length, this.selected.length + 1))))

  /** Targets that begin some choice, whatever is selected now: a click there starts anew. */
  starts = $derived(new Set(this.choices.flatMap((choice) => choice.clicks.slice(0, 1))))

  /** The one choice that the clicks single out; it can be committed. */
  choice = $derived.by((): Choice | null => {
    if (this.#pinned) return this.#pinned
    if (this.candidates.length === 1) return this.candidates[0] ?? null
    const exact = this.candidates.filter((choice) => choice.clicks.length === this.selected.length)
    return this.selected.length > 0 && exact.length === 1 ? (exact[0] ?? null) : null
  })

  /** Take a new view's choices; clicks that still lead somewhere stay when it is the same question. */
  offer(choices: Choice[], same: boolean): void {
    this.choices = choices
    this.told = null
    if (!same) this.about = null
    const pinned = this.#pinned
    this.#pinned = same && pinned ? (choices.find((choice) => choice.action === pinned.action) ?? null) : null
    if (!same || !choices.some((choice) => startsWith(choice.clicks, this.selected))) this.selected = []
  }

  isLegal(target: string): boolean {
    return this.legal.has(target)
  }

  isSelected(target: string): boolean {
    return this.selected.includes(target)
  }

  /** Click a target: go on, commit on the second click of the last one, go back to an earlier one, or start anew. */
  click(target: string): void {
    this.told = this.about = this.due = null
    this.thing = this.name(target)
    if (this.legal.has(target)) return this.set([...this.selected, target])
    if (this.selected.at(-1) === target) {
      if (this.choice) return this.commit()
      return this.set(this.selected.slice(0, -1))
    }
    for (let kept = this.selected.length - 1; kept >= 0; kept--) {
      const path = [...this.selected.slice(0, kept), target]
      if (this.choices.some((choice) => startsWith(choice.clicks, path))) return this.set(path)
    }
    this.told = this.reason(target)
  }

  /** Set the path at once: for tables whose clicks come in free order. What was refused before is no longer spoken of. */
  set(clicks: string[]): void {
    this.#pinned = null
    this.told = this.due = null
    this.selected = clicks
  }

  /** Hold a choice from the list of choices. What was clicked before is no longer spoken of. */
  take(choice: Choice): void {
    this.told = this.about = this.due = null
    this.selected = choice.clicks
    this.#pinned = choice
  }

  /** Send this choice, or without one the choice made: unless something is to be seen before. */
  commit(wanted?: Choice): void {
    if (!wanted && this.before) return this.before.go()
    if (this.held) return
    const choice = wanted ?? this.choice
    if (choice) this.#send(choice)
    else if (this.choices.length > 0) this.told = { word: 'page-why-first' }
  }

  /** Play a choice by itself after so many milliseconds, in which the prompt says so and Esc or its button stops it; the returned function stops it too. */
  playLater(choice: Choice, ms: number, why: string): () => void {
    const due = { choice, why }
    this.due = due
    const stop = (): void => void (this.due === due && (this.due = null))
    const timer = setTimeout(() => {
      if (this.due !== due) return
      stop()
      this.commit(choice)
    }, ms)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }

  /** Forget what is chosen and said, and play nothing by itself; false when there was nothing of it. */
  cancel(): boolean {
    const had = this.due !== null || this.#pinned !== null || this.selected.length > 0 || this.told !== null || this.about !== null
    this.due = this.#pinned = null
    this.selected = []
    this.told = this.about = null
    return had
  }

  /** Why a target is not to be clicked now; null when it is legal. */
  reason(target: string): Said | null {
    if (this.legal.has(target)) return null
    if (this.choices.length === 0) return this.explain(target) ?? { word: 'page-why-wait' }
    return this.explain(target) ?? this.usual(target.split(':')[0] ?? '') ?? { word: 'page-why-not' }
  }
}
