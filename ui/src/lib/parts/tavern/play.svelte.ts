// The state that the parts of a tavern game's table share.
import type { Snippet } from 'svelte'
import { GamePlay } from '../../shell/shell.svelte'
import type { TableProps } from '../../shell/shell.svelte'
import { Ahead } from './ahead.svelte'
import { Bid, type BidCoin } from './bid.svelte'
import type { State } from '../look'
import type { Turn } from './OrderStrip.svelte'
import type { Said } from '../../choices/pick.svelte'
import type { Choice, Preview, Show } from '../../../messages'
import type { Face, TavernView, Place, Seat, Tavern } from './messages'
import type { TavernConfig } from './config'
import { alike, asBid, coinAt, Names, signed } from './names'

export class Play extends GamePlay<TavernView> {
  bid = new Bid()
  /** What is to be bid next, decided while others act. */
  ahead = new Ahead()
  names: Names
  /** Signs at a card's upper right, and what stands in place of its picture. */
  symbols: Snippet<[Face]> | undefined = $state.raw()
  picture: Snippet<[Face]> | undefined = $state.raw()
  /** What else a seat has gathered, beside its army; `true`: in full. */
  plates: Snippet<[Seat, boolean]> | undefined = $state.raw()
  config: TavernConfig
  /** The seat whose army a drawer shows. */
  looked = $state(0)
  /** The coin, card, hero or column under the pointer or the focus. */
  over = $state('')
  /** The coin that is being dragged to the counter. */
  dragged = ''
  /** The taverns have just been filled: their cards are dealt before our eyes. */
  dealt = $state(false)
  /** The slot that was clicked where several cards are alike. */
  #stand = $state.raw<Record<string, string>>({})

  constructor(props: () => TableProps<TavernView>, config: TavernConfig) {
    super(config.id, props)
    this.config = config
    this.names = new Names(this.words, config)
  }

  me = $derived.by((): Seat => this.view.table[this.own] as Seat)
  rivals = $derived.by((): Seat[] => this.view.table.filter((seat) => seat.seat !== this.own))
  bidding = $derived.by((): boolean => this.view.phase === 'bid' && this.view.choices.length > 0)
  /** A coin is bid after all others, in sight of theirs. */
  get biddingLate(): boolean {
    return this.view.phase === this.config.late?.phase
  }
  /** A bid can be made beforehand: there will be another one, and others act now. */
  early = $derived.by((): boolean => {
    const { view } = this
    const { late } = this.config
    if (late && this.me.command.some((face) => face.id === late.hero)) return false
    return view.seat !== null && !this.shell.past && !view.over && view.phase !== 'bid' && view.choices.length === 0 && !(view.age === 2 && view.round === view.rounds)
  })
  /** Others' sets of coins are to be remembered, not shown. */
  memory = $derived.by((): boolean => !this.view.over && this.show.table.options['show_derivable_coins'] === 'off')
  /** The hero line that brings the next hero. */
  line = $derived.by((): number => this.nextLine(this.me))

  /** What the exchange coin will do, for the bid as it lies or as the coin under the pointer would make it. */
  merge = $derived.by((): { text: string; quiet: string; bad: boolean } => {
    const choice = this.view.phase === 'bid' ? this.bid.dream : (this.view.phase !== 'transform' && this.config.coins.includes(this.view.phase)) ? this.pick.choice : null
    const { word, args, coin } = choice?.preview ?? {}
    const text = word ? this.words.say(word, args) : coin ? this.say('choice-transform', { old: coin[0], new: coin[1] }) : ''
    return { text, quiet: this.bidding ? this.say('page-pouch-fills') : '', bad: !!coin && coin[1] < coin[0] }
  })

  /** The line that will bring a seat its next hero, after those that it recruits now; 0 once the match is over. */
  nextLine(seat: Seat): number {
    return this.view.over ? 0 : Math.max(seat.heroes, seat.lines) + 1
  }
  lineWord = (line: number): string => this.say('preview-line', { line })

  /** Whether the taverns have just been filled. */
  watch(was: TavernView | null, now: TavernView): void {
    const fresh = was === null || was.age !== now.age || was.round !== now.round
    this.dealt = (fresh && now.phase === 'bid' && (was !== null || (now.age === 1 && now.round === 1))) || (this.dealt && now.phase === 'bid')
  }

  /** The coins that were bid in this round, by tavern in order of play, as the story tells them: the views tell the order only of the open tavern, and coins grow. */
  #bids = $derived.by((): Map<string, { seat: number; value: number }[]> => {
    const out = new Map<string, { seat: number; value: number }[]>()
    const { story } = this.shell
    for (let n = story.length - 1; n >= 0 && story[n]?.kind !== 'round'; n--) {
      const { kind, args = {} } = story[n] ?? {}
      if (kind !== 'revealed') continue
      const seats = Array.from({ length: Number(args['count']) }, (_, k) => ({ seat: Number(String(args[`seat${k + 1}`]).slice(5)), value: Number(args[`coin${k + 1}`]) }))
      out.set(String(args['tavern']), seats)
    }
    return out
  })

  /** What the troop evaluation has changed, by seat: coins and gems as `19 → 24`. */
  changes = $derived.by((): Record<number, string[]> => {
    const out: Record<number, string[]> = {}
    const { story } = this.shell
    for (let n = story.findLastIndex((event) => event.kind === 'evaluation') + 1; n > 0 && n < story.length && story[n]?.kind !== 'round'; n++) {
      const { kind, seat, args = {} } = story[n] ?? {}
      const said =
        kind === 'transformed' || kind === 'traded' ? `${args['old']} → ${args['new']}`
        : kind === 'special_coin' ? `0 → ${args['coin']}`
        : kind === 'special_gem' ? this.say('gem', { value: `${args['covered']} → ${args['gem']}` })
        : ''
      if (said && seat != null) out[seat] = [...(out[seat] ?? []), said]
    }
    return out
  })

  /** What the own coin at each tavern was bid as, and what it has become since; null where it has not grown. */
  grown = $derived.by((): ([number, number] | null)[] =>
    this.view.taverns.map((tavern) => {
      const own = this.turns(tavern).find((turn) => turn.seat === this.own)
      return own?.grown && own.coin ? [own.coin.value, own.grown] : null
    }),
  )

  /** The order of play at a tavern, with the coins as they were bid. */
  turns(tavern: Tavern): Turn[] {
    const told = this.#bids.get(`@${this.config.id}-tavern-${tavern.id}`) ?? []
    const order = tavern.order.length > 0 ? tavern.order : tavern.status === 'closed' ? told.map(({ seat }) => seat) : []
    return order.map((seat, n) => {
      const value = tavern.bids[n] ?? told.find((bid) => bid.seat === seat)?.value
      const coin = coinAt(this.view.table[seat], tavern.id)?.coin
      return {
        seat,
        coin: asBid(coin, value),
        ...(value !== undefined && coin && coin.value > value && { grown: coin.value }),
        state: n < tavern.done || tavern.status === 'closed' ? 'past' : n === tavern.done && tavern.status === 'open' ? 'now' : 'next',
      }
    })
  }

  /** The highest card, where all that are left are dwarves of one class. */
  override obvious({ can_redo, table, view: shown }: Show): Choice | null {
    const view = shown as TavernView | null // a show of such a game
    if (table.options['auto_pick_same_class'] !== 'on' || view?.phase !== 'turn' || view.choices.length === 0 || can_redo) return null
    const tavern = view.taverns[view.tavern ?? -1]
    const left = (tavern?.cards ?? []).map((face, slot) => ({ face, slot })).filter((it) => it.face !== null)
    const [first] = left
    if (!tavern || !first?.face || left.some(({ face }) => face?.kind !== 'dwarf' || face.cls !== first.face?.cls)) return null
    const worth = (face: Face | null): number => (face?.points ?? []).reduce((sum, points) => sum + points, 0)
    const best = left.reduce((most, it) => (worth(it.face) > worth(most.face) ? it : most))
    // of several alike cards the choices name one
    const same = left.filter((it) => alike(it.face, best.face)).map((it) => `card:${tavern.id}:${it.slot}`)
    const taking = view.choices.filter((choice) => same.includes(choice.clicks[0] ?? ''))
    return taking.length === 1 ? (taking[0] ?? null) : null
  }

  /** What a card does, below the prompt; it stays until the next click. */
  tell(face: Face): void {
    const id = this.config.id
    this.pick.thing = `card:${face.id}`
    this.pick.about = face.kind === 'offering' ? { word: `${id}-help-offering`, args: { bonus: face.bonus ?? 0 } } : { word: `${id}-help-${face.cls}` }
  }

  /** The own coins, by position; nobody but a spectator lacks one. */
  purse(view: TavernView): BidCoin[] {
    return view.table[view.seat ?? 0]?.places.map((place) => place.coin ?? { value: 0, kind: 'base' }) ?? []
  }

  /** Things that belong together may be clicked in any order. */
  get #free(): boolean {
    return (this.view.choices[0]?.clicks.length ?? 0) > 0 && this.config.pairs.includes(this.view.phase)
  }

  /** The click target of a tavern card: of several alike cards the choices name one. */
  cardTarget(tavern: Tavern, slot: number): string {
    const own = `card:${tavern.id}:${slot}`
    if (this.pick.starts.has(own)) return own
    const face = tavern.cards[slot]
    const twin = tavern.cards.findIndex((it, n) => alike(it, face) && this.pick.starts.has(`card:${tavern.id}:${n}`))
    return twin < 0 ? own : `card:${tavern.id}:${twin}`
  }

  override state(target: string, own = target): State {
    if (this.#free) {
      const picked = this.pick.selected
      if (picked.includes(target)) return 'selected'
      const rest = picked.length < (this.view.choices[0]?.clicks.length ?? 0) ? picked : []
      return this.view.choices.some((choice) => choice.clicks.includes(target) && rest.every((it) => choice.clicks.includes(it))) ? 'legal' : 'plain'
    }
    if (this.pick.isSelected(target)) return (this.#stand[target] ?? target) === own ? 'selected' : 'legal'
    return super.state(target)
  }

  override click(target: string, own = target): void {
    const before = this.#stand[target] ?? target
    this.#stand = { ...this.#stand, [target]: own }
    if (this.pick.isSelected(target) && before !== own) return
    if (this.#free) return this.#gather(target)
    this.pick.click(target)
  }

  /** Two things in free order, as coins of a trade or columns of a discard: put together to the choice that names both. */
  #gather(target: string): void {
    const { pick } = this
    const has = (choice: Choice, clicks: string[]) => clicks.every((it) => choice.clicks.includes(it))
    const picked = pick.selected
    if (picked.includes(target)) {
      if (pick.choice) return pick.commit()
      return pick.set(picked.filter((it) => it !== target))
    }
    const wished = [[...picked, target], [target]].find((clicks) => this.view.choices.some((choice) => has(choice, clicks)))
    if (!wished) return pick.click(target)
    pick.set(this.view.choices.find((choice) => choice.clicks.length === wished.length && has(choice, wished))?.clicks ?? wished)
  }

  /** The choice that this target begins or continues, if there is only one. */
  choiceAt(target: string): Choice | null {
    if (this.#free) {
      const both = this.view.choices.filter((choice) => choice.clicks.includes(target) && this.pick.selected.every((it) => choice.clicks.includes(it)))
      return both.length === 1 ? (both[0] ?? null) : null
    }
    const here = this.pick.candidates.filter((choice) => choice.clicks[this.pick.selected.length] === target)
    if (here.length === 1) return here[0] ?? null
    const fresh = this.view.choices.filter((choice) => choice.clicks[0] === target)
    return fresh.length === 1 ? (fresh[0] ?? null) : null
  }

  /** Own coins by place, with the index that choices name. */
  coins(where: (place: Place) => boolean): { place: Place; index: number }[] {
    return this.me.places.map((place, index) => ({ place, index })).filter(({ place }) => where(place))
  }

  /** The click target of an own coin: of several equal coins the choices name one. */
  coinTarget(index: number): string {
    const own = `coin:${index}`
    if (this.pick.starts.has(own) || this.pick.isLegal(own)) return own
    const here = this.me.places[index]
    if (!here?.coin || !['hand', 'pouch'].includes(here.where)) return own
    const twin = this.me.places.findIndex(
      (it, n) => it.where === here.where && it.coin?.value === here.coin?.value && it.coin?.kind === here.coin?.kind && (this.pick.starts.has(`coin:${n}`) || this.pick.isLegal(`coin:${n}`)),
    )
    return twin < 0 ? own : `coin:${twin}`
  }

  /** How an own coin stands to what is asked: where a coin is asked for, one that does not do is off. */
  coinState(index: number): State {
    const state = this.state(this.coinTarget(index), `coin:${index}`)
    return state === 'plain' && this.view.choices.length > 0 && this.config.coins.includes(this.view.phase) ? 'off' : state
  }
  /** What an own coin is worth and what it would become, while one is to be transformed. */
  becomes(index: number): [number, number] | null {
    return (this.view.phase === 'transform' && this.choiceAt(this.coinTarget(index))?.preview?.coin) || null
  }

  override explain = (target: string): Said | null => {
    const [kind = '', what = '', at = ''] = target.split(':')
    const { view } = this
    const why = (reason: string): Said => ({ word: `${this.config.id}-why-${reason}` })
    if (kind === 'card') {
      const tavern = view.taverns.find((it) => it.id === what)
      if (tavern?.cards[Number(at)] === null) return why('taken')
      if (view.phase === 'bid') return why('bid')
      if (tavern?.status === 'waiting') return why('tavern')
    }
    if (kind === 'hero') {
      const hero = view.heroes.find((it) => it.face.id === what)
      if (hero?.why_not) return { word: hero.why_not, args: hero.why_args }
      if (view.phase !== 'hero') return why('line')
    }
    if (view.choices.length === 0) return null
    return this.config.explain?.(this, kind, what) ?? null
  }

  override thing = (target: string): string => {
    const [kind = '', what = '', at = ''] = target.split(':')
    const { view } = this
    const face = kind === 'card' ? view.taverns.find((it) => it.id === what)?.cards[Number(at)] : kind === 'peek' ? view.peek?.[Number(what)] : null
    if (face) return `card:${face.id}`
    const coin = kind === 'coin' ? this.me.places[Number(what)] : null
    return coin?.exchange ? 'coin:exchange' : target
  }

  /** What something adds to a score, in words. */
  change(points: number): string {
    return this.say('page-change', { points: signed(points), count: Math.abs(points) })
  }

  /** Name of a card with what taking it brings, for a screen reader. */
  cardLabel(face: Face, preview: Preview | null | undefined, state: State): string {
    const parts = [this.names.card(face)]
    if (preview?.points != null) parts.push(this.change(preview.points - (preview.contested ?? 0)))
    if (preview?.contested) parts.push(this.say('preview-majority', { points: signed(preview.contested) }))
    if (preview?.line != null) parts.push(this.say('preview-line', { line: preview.line }))
    if (preview?.coin) parts.push(this.say('choice-transform', { old: preview.coin[0], new: preview.coin[1] }))
    if (preview?.word) parts.push(this.words.say(preview.word, preview.args))
    if (state === 'legal') parts.push(this.say('page-legal'))
    if (state === 'selected') parts.push(this.say('page-chosen'))
    return parts.join(', ')
  }
}
