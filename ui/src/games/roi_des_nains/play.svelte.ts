// The state that the parts of the table share.
import { settings } from '../../lib/settings/settings.svelte'
import { GamePlay } from '../../lib/shell/shell.svelte'
import type { TableProps } from '../../lib/shell/shell.svelte'
import type { Pick, Said } from '../../lib/choices/pick.svelte'
import type { Args, Choice } from '../../messages'
import { minus } from '../../lib/words/numbers'
import { signed, sorted } from './looks'
import type { CardFace, DealView, HandCard, RoiDesNainsView, RuleView, SeatView, Tally, TrickView } from './messages'
import { Lingering, STAY } from './lingering.svelte'

/** Questions that are asked about the trick just won. */
const AFTER = ['druid_target', 'standard_direction', 'sorcerer_window']

export class Play extends GamePlay<RoiDesNainsView> {
  lingering = new Lingering(() => STAY[settings.linger], () => settings.speed > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  /** The card under the pointer or the focus. */
  over = $state.raw<CardFace | null>(null)
  /** The card of the own hand that is to be played as soon as the turn comes, as its click target. */
  ahead = $state.raw<string | null>(null)
  /** The seat whose tricks a drawer shows; null: all. */
  looked = $state<number | null>(null)

  constructor(props: () => TableProps<RoiDesNainsView>) {
    super('roi_des_nains', props)
  }

  /** The deal that has ended, as it lay last: it stays on the table until the reader goes on to the next one. */
  #old = $state.raw<RoiDesNainsView | null>(null)
  override get view(): RoiDesNainsView {
    return (this.lingering.ending && this.#old) || super.view
  }

  /** Take up a new view, after the one before it; `told`: what has happened was told before it came. */
  follow(was: RoiDesNainsView, now: RoiDesNainsView, told: boolean): void {
    const ending = this.lingering.ending
    this.lingering.take(was, now, told)
    if (ending || !this.lingering.ending) return
    const scores = now.history.at(-1)?.seats
    const counted = now.over ? now.table.map((seat) => seat.tallies) : now.counted
    const table = was.table.map((seat, n) => {
      const score = scores?.[n]
      return score ? { ...seat, cards: 0, tricks: score.tricks, points: score.points, quest: score.quest, bonus: score.bonus, factor: score.factor, total: score.total, tallies: counted[n] ?? seat.tallies } : seat
    })
    this.#old = { ...was, table, over: now.over, actors: [], hand: [], plays: [], choices: [], winning: null, led: null, last: now.last, past: now.past, history: now.history, result: now.result }
  }

  me = $derived.by((): SeatView => this.view.table[this.own] as SeatView)
  /** All seats clockwise, the own one first. */
  ring = $derived.by((): SeatView[] => this.view.table.map((_, n) => this.view.table[(this.own + n) % this.view.seats] as SeatView))
  hand = $derived.by((): HandCard[] => sorted(this.view.hand, (card) => card.face))
  override get phone(): boolean {
    return this.shell.size !== 'desktop'
  }
  /** What the quest gives so far is shown unless the table agreed not to. */
  live = $derived.by((): boolean => this.view.over || this.show.table.options['live_score'] !== 'off')
  /** All tricks of the deal may be looked through, not only the last one. */
  open = $derived.by((): boolean => this.view.over || this.show.table.options['won_tricks'] !== 'last_trick_only')
  rule = $derived.by((): RuleView | null => (this.view.quest.side === null ? null : this.view.quest.side === 'a' ? this.view.quest.a : this.view.quest.b))
  /** The finished trick that lies on the table: until it has been seen, or because something is asked about it. */
  trick = $derived.by((): TrickView | null => this.lingering.trick ?? (this.lingering.deal || !AFTER.includes(this.view.phase) ? null : this.view.last))
  /** The reckoned deal on the table: the one that has just ended, and the last one of a match that is over. */
  deal = $derived.by((): DealView | null => this.lingering.deal ?? (this.view.over && !this.lingering.shown ? (this.view.history.at(-1) ?? null) : null))
  /** What the quest of that deal has counted, by seat. */
  counted = $derived.by((): Tally[][] => (this.lingering.deal ? this.lingering.counted : this.view.table.map((seat) => seat.tallies)))
  /** What has ended and is to be seen before the next question makes sense: a deal, or a trick that the question is not about. */
  ended = $derived.by((): Pick['before'] => {
    const { trick, deal } = this.lingering
    if (!deal && (!trick || AFTER.includes(this.view.phase))) return null
    const word = deal ? 'page-deal-over' : 'page-ended'
    const args: Args = deal ? { deal: deal.number } : trick ? { trick: trick.number, who: `seat:${trick.winner}` } : {}
    return { word: `roi_des_nains-${word}`, args, icon: 'laurel-crown', onward: 'roi_des_nains-page-onward', go: () => this.lingering.next() }
  })
  /** A card may be chosen ahead: others play now, and more than one card is left. */
  early = $derived.by((): boolean => {
    const { view } = this
    return view.phase === 'play_card' && view.choices.length === 0 && view.hand.length > 1 && !view.over && !this.shell.past
  })
  /** The quest is being chosen and nothing else is to be seen before. */
  choosing = $derived.by((): boolean => this.view.phase === 'choose_quest' && this.lingering.shown === null)

  /** A sentence about a player. */
  told(key: string, seat: number): string {
    return this.say(key, { who: `seat:${seat}` })
  }
  /** How many places after the own seat one sits. */
  place(seat: number): number {
    return (seat - this.own + this.view.seats) % this.view.seats
  }

  /** The name of a card, and what it stands for. */
  card(face: CardFace): string {
    const card = this.say(`card-${face.id}`)
    return face.copy ? this.say(face.half ? 'card-copy-half' : 'card-copy', { card, copy: this.say(`card-${face.copy}`) }) : card
  }
  /** The rule of a card; nothing for plain ones. */
  about(face: CardFace): string {
    if (face.special) return this.say(`effect-${face.id}`)
    return ['C5', 'G5', 'N5'].includes(face.id) ? this.say(`role-${face.id}`) : ''
  }
  /** What the quest counts at a seat, in words. */
  counts(seat: SeatView): string {
    return seat.tallies.map((tally) => this.say(`tally-${tally.key}`, { count: tally.count })).join(', ')
  }
  /** What the quest has counted at a seat, and what of it gave which points. */
  summed(tallies: Tally[]): string {
    return tallies.map((tally) => this.say(`tally-${tally.key}`, { count: tally.count }) + (tallies.length > 1 && tally.points ? ` (${signed(tally.points)})` : '')).join(', ')
  }
  /** Points of this deal as of now, in words. */
  points(seat: SeatView): string {
    const parts = [this.say('page-quest-now', { points: signed(seat.quest) })]
    if (seat.bonus) parts.push(this.say('page-special-now', { points: signed(seat.bonus) }))
    if (seat.factor > 1) parts.push(`× ${seat.factor} = ${minus(seat.points)}`)
    return parts.join(' · ')
  }

  choice(target: string): Choice | null {
    return this.view.choices.find((choice) => choice.clicks[0] === target) ?? null
  }
  override click(target: string): void {
    if (this.early && target.startsWith('card:')) {
      this.pick.told = null
      this.ahead = this.ahead === target ? null : target
      return
    }
    super.click(target)
    if (this.lingering.trick) this.lingering.next() // a tap on the hand is a tap on the trick
    const choice = this.view.phase === 'play_card' && this.pick.selected.length === 1 ? this.pick.choice : null
    if (settings.oneClick && choice?.clicks.length === 1) this.pick.commit(choice)
  }

  /** What is played when the turn comes, where it may be; a card that may not is given back. */
  due(): Choice | null {
    const { ahead } = this
    if (!ahead || this.view.choices.length === 0) return null
    this.ahead = null
    if (this.show.can_redo) return null
    const choice = this.view.phase === 'play_card' ? this.choice(ahead) : null
    if (!choice || choice.clicks.length > 1) {
      this.pick.told = { word: 'roi_des_nains-page-ahead-gone', args: { card: `@roi_des_nains-card-${ahead.slice(5)}` } }
      return null
    }
    return choice
  }

  /** A side of the tile is the rule on it. */
  override thing = (target: string): string => {
    const { a, b } = this.view.quest
    return target === 'side:a' ? `rule:${a.id}` : target === 'side:b' ? `rule:${b.id}` : target
  }

  override explain = (target: string): Said | null => {
    const [kind, id = ''] = target.split(':')
    if (kind !== 'card') return null
    const card = this.view.hand.find((it) => it.face.id === id)
    if (card?.why) return { word: card.why, args: card.why_args }
    return this.view.choices.length ? null : { word: 'roi_des_nains-why-turn' }
  }
}
