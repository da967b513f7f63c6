// The state that the parts of the table share: what may be clicked, and where a dwarf can go.
import type { State } from '../../lib/parts/look'
import type { Said } from '../../lib/choices/pick.svelte'
import { eventsSince } from '../../lib/events/since'
import { GamePlay } from '../../lib/shell/shell.svelte'
import type { TableProps } from '../../lib/shell/shell.svelte'
import type { Args, Choice, Show } from '../../messages'
import { Graph } from './graph'
import { Names, total } from './looks'
import type { BrisingamenView, Dwarf, Reach, Seat, Space } from './messages'
import { NONE, tracesOf, type Traces } from './traces'

const GEM_PHASES = ['bat', 'bat_more', 'give', 'give_more', 'receive', 'theft', 'theft_more']
const FLAGS = ['with:harvest', 'with:strength'] as const
export type Flag = (typeof FLAGS)[number]

export class Play extends GamePlay<BrisingamenView> {
  names: Names
  /** What the pointer or the focus is on, by its click target. */
  over = $state('')
  /** Cards say what the others lack, too. */
  needs = $state(false)
  /** The seat that a drawer shows first. */
  looked = $state(0)
  /** A destination that was clicked together with its dwarf: chosen as soon as it is asked for. */
  #wish: string | null = null
  /** What is done along with a move, once somebody has said so. */
  #flags = $state.raw<Partial<Record<Flag, boolean>>>({})

  constructor(props: () => TableProps<BrisingamenView>) {
    super('brisingamen', props)
    this.names = new Names(this.words)
  }

  me = $derived.by((): Seat => this.view.table[this.own] as Seat)
  /** The others in order of play. */
  rivals = $derived.by((): Seat[] => {
    const { seats, table } = this.view
    return Array.from({ length: seats - 1 }, (_, n) => table[(this.own + 1 + n) % seats] as Seat)
  })
  asked = $derived.by((): boolean => this.view.choices.length > 0)
  heads = $derived.by((): boolean => this.view.phase === 'action' || this.view.phase === 'free')
  /** Whose turn it is. */
  active = $derived.by((): number => this.view.actors[0] ?? this.own)
  #layout = ''
  #graph: Graph | null = null
  /** The mine; it does not change within a match. */
  get graph(): Graph {
    const layout = this.view.edges.join()
    if (!this.#graph || layout !== this.#layout) this.#graph = new Graph(this.view.spaces, this.view.edges)
    this.#layout = layout
    return this.#graph
  }
  spaces = $derived.by((): Map<string, Space> => new Map(this.view.spaces.map((space) => [space.id, space])))
  surface = $derived.by((): string => this.view.spaces.find((space) => space.kind === 'surface')?.id ?? '')

  /** Whether the reader wants to see what the others' moves have left. */
  tracing = $state(true)
  #traces = $derived.by((): Traces => {
    const { seat, over } = this.view
    const events = seat === null || over || this.shell.staged || this.shell.past ? [] : eventsSince(this.shell.story, this.show.since ?? null, seat)
    return events.length ? tracesOf(events, this.view, this.graph) : NONE
  })
  /** There is something to be seen of it. */
  traced = $derived.by((): boolean => this.#traces !== NONE)
  /** What the others' moves have left since the reader's last turn, as far as it is shown. */
  traces = $derived.by((): Traces => (this.tracing ? this.#traces : NONE))

  /** Points of a seat as of now, with a real minus. */
  points(seat: number): string {
    return String(this.view.result.totals[seat] ?? 0).replace('-', '−')
  }

  /** Where the dwarf could go that is chosen or moves. */
  reach = $derived.by((): Reach | null => {
    if (!this.asked) return null
    if (['where', 'onward'].includes(this.view.phase)) return this.view.reach[0] ?? null
    if (!this.heads) return null
    const [head, gift] = this.pick.selected
    const dwarf = /^dwarf:(\d+)$/.exec(head ?? '')
    if (dwarf) return this.view.reach.find((it) => it.number === Number(dwarf[1])) ?? null
    if (head !== 'enter:mine') return null
    const entering = this.view.reach.filter((it) => it.number === 0)
    return entering.find((it) => (gift === 'give:stealth') === (it.skill === 'stealth')) ?? entering[0] ?? null
  })
  /** How many dwarves are passed on the way to a space, by space. */
  ways = $derived.by((): Map<string, number> => new Map((this.reach?.ways ?? []).map((way) => [way.space, way.passed?.length ?? 0])))

  /** The own supply without what is given in the swap that is going on. */
  supply = $derived.by((): number[] => {
    const given = this.active === this.own ? this.view.doing.given : undefined
    return given?.length ? this.me.supply.map((count, n) => count - (given[n] ?? 0)) : this.me.supply
  })
  /** A seat has a dwarf outside, as whoever completes a card needs one. */
  sells = (seat: number): boolean => this.view.table[seat]?.dwarves.some((dwarf) => dwarf.state === 'outside') ?? false

  /** The own dwarf that stands there. */
  #ownAt(space: Space | undefined): Dwarf | undefined {
    return space && this.isMe(space.seat ?? -1) ? this.me.dwarves.find((dwarf) => dwarf.number === space.dwarf) : undefined
  }

  /** How a space stands to what is asked: one may go there, act with who is there, or neither. */
  spaceState(id: string): State {
    const { pick, view } = this
    if (!this.asked) return 'plain'
    if (view.phase === 'harvest') return view.doing.space === id ? (pick.isSelected(`harvest:${id}`) ? 'selected' : 'legal') : 'plain'
    if (!this.heads) return pick.selected[0] === `space:${id}` ? 'selected' : pick.starts.has(`space:${id}`) ? 'legal' : 'plain'
    if (this.ways.has(id)) return 'legal'
    const dwarf = this.#ownAt(this.spaces.get(id))
    const target = dwarf ? `dwarf:${dwarf.number}` : id === this.surface ? 'enter:mine' : ''
    return target && pick.isSelected(target) ? 'selected' : 'plain'
  }
  /** Somebody stands there who may be chosen. */
  movable(id: string): boolean {
    if (!this.asked || !this.heads) return false
    const dwarf = this.#ownAt(this.spaces.get(id))
    return dwarf ? this.pick.starts.has(`dwarf:${dwarf.number}`) : id === this.surface && this.pick.starts.has('enter:mine')
  }

  clickSpace(id: string): void {
    const { pick, view } = this
    const told = (word: string, args: Args = {}): void => {
      pick.told = { word: `brisingamen-page-${word}`, args }
      pick.about = null
    }
    if (!this.asked) {
      pick.click(`space:${id}`)
      this.tell(`space:${id}`)
      return
    }
    if (view.phase === 'harvest' && view.doing.space === id) return pick.click(`harvest:${id}`)
    if (!this.heads) return this.#choose(id)
    if (this.ways.has(id)) {
      if (pick.held) return
      this.#wish = id
      return pick.commit()
    }
    const space = this.spaces.get(id)
    const dwarf = this.#ownAt(space)
    if (dwarf) this.click(`dwarf:${dwarf.number}`)
    else if (id === this.surface) this.click('enter:mine')
    else if (this.reach) this.click(`space:${id}`)
    else {
      told(space?.dwarf ? 'not-yours' : 'pick-dwarf')
      this.tell(`space:${id}`)
    }
  }

  /** Choose a destination; a second click on it goes there. */
  #choose(id: string): void {
    const { pick } = this
    const target = `space:${id}`
    if (pick.selected[0] === target && pick.choice) return pick.commit()
    if (!pick.starts.has(target)) return pick.click(target)
    pick.told = pick.about = null
    pick.set(this.#path(target))
  }
  /** The clicks to a destination with all that is to be done along with it, where it may be. */
  #path(target: string): string[] {
    const wished = FLAGS.filter((flag) => this.flag(flag))
    const paths = this.view.choices.map((choice) => choice.clicks).filter((clicks) => clicks[0] === target)
    const fits = (clicks: string[]): number => FLAGS.filter((flag) => clicks.includes(flag) === wished.includes(flag)).length
    return paths.reduce((best, clicks) => (fits(clicks) > fits(best) ? clicks : best), paths[0] ?? [target])
  }

  /** What may be done along with this move. */
  offered = $derived.by((): Flag[] => (this.view.phase === 'where' ? FLAGS.filter((flag) => this.view.choices.some((choice) => choice.clicks.includes(flag))) : []))
  flag(flag: Flag): boolean {
    const { selected } = this.pick
    if (selected[0]?.startsWith('space:')) return selected.includes(flag)
    // whoever leaves gems behind with an empty barrow seldom means to; potions are spent on demand only
    return this.#flags[flag] ?? (flag === 'with:harvest' && !total(this.mover?.gems))
  }
  toggle(flag: Flag): void {
    const wished = !this.flag(flag)
    const [space] = this.pick.selected
    const keep = Object.fromEntries(FLAGS.map((it) => [it, this.flag(it)]))
    this.#flags = { ...keep, [flag]: wished }
    if (!space?.startsWith('space:')) return
    this.pick.set([]) // so that the flags count that are wished for now
    this.pick.set(this.#path(space))
  }
  /** The dwarf that acts. */
  mover = $derived.by((): Dwarf | undefined => this.view.table[this.active]?.dwarves.find((dwarf) => dwarf.number === this.view.doing.dwarf))

  /** A new view has come: go on with what was clicked before. */
  arrive(): void {
    const wish = this.#wish
    this.#wish = null
    this.#flags = {}
    this.#hood = false
    if (wish && ['where', 'onward'].includes(this.view.phase) && this.pick.starts.has(`space:${wish}`)) this.#choose(wish)
  }

  override obvious({ can_redo, lesson, table, view: shown }: Show): Choice | null {
    const view = shown as BrisingamenView | null // a show of this game
    if (table.options['auto_harvest'] === 'off' || (lesson && !lesson.done) || view?.phase !== 'harvest' || can_redo) return null
    const mover = view.table[view.actors[0] ?? 0]?.dwarves.find((dwarf) => dwarf.number === view.doing.dwarf)
    return total(mover?.gems) ? null : (view.choices.find((choice) => choice.clicks[0]?.startsWith('harvest:')) ?? null)
  }

  /** Whom the thief may visit: clicks of choices. */
  thiefs = $derived.by((): string[] => this.view.choices.map((choice) => choice.clicks[0] ?? '').filter((target) => target.startsWith('thief:')))
  #hood = $state(false)
  /** Its visits are laid out to be chosen from. */
  sending = $derived.by((): boolean => this.heads && this.asked && (this.#hood || (this.pick.selected[0] ?? '').startsWith('thief:')))
  send(): void {
    const open = !this.sending
    this.pick.cancel()
    this.#hood = open && this.thiefs.length > 0
    if (!this.thiefs.length) this.pick.click('thief:market')
    this.tell('thief')
  }

  /** The skills that can be given to the dwarf that goes in. */
  gifts = $derived.by((): string[] => (this.heads && this.pick.selected[0] === 'enter:mine' ? this.view.choices.flatMap((choice) => choice.clicks.filter((target) => target.startsWith('give:'))) : []))
  /** What is chosen below the mine now; '' for nothing. */
  ledger = $derived.by((): '' | 'gems' | 'harvest' | 'flags' | 'gifts' | 'thief' => {
    if (GEM_PHASES.includes(this.view.phase)) return 'gems'
    return this.view.phase === 'harvest' ? 'harvest' : this.offered.length ? 'flags' : this.gifts.length ? 'gifts' : this.sending ? 'thief' : ''
  })

  override click(target: string): void {
    super.click(target)
    const [head] = this.pick.selected
    if (head === target && this.heads && /^(dwarf|enter):/.test(target)) this.pick.about = { word: 'brisingamen-page-choose-place' }
    else if (!this.pick.held) this.tell(target)
  }
  choiceAt(target: string): Choice | null {
    const found = this.view.choices.filter((choice) => choice.clicks[0] === target)
    return found.length === 1 ? (found[0] ?? null) : null
  }

  /** What a thing does, below the prompt; it stays until the next click. */
  tell(target: string): void {
    const [kind, what = ''] = target.split(':')
    const space = this.spaces.get(what)
    if (kind === 'skill' || kind === 'give') this.pick.about = { word: `brisingamen-effect-${what}` }
    else if (kind === 'thief') this.pick.about = { word: 'brisingamen-effect-thief' }
    else if (kind === 'setting') {
      const card = this.view.workshop.find((it) => it?.id === what)
      this.pick.about = card ? { word: 'brisingamen-effect-take', args: { penalty: card.penalty } } : { word: 'brisingamen-effect-setting' }
    }
    else if (kind === 'part') this.pick.about = { word: 'brisingamen-effect-part' }
    else if (kind === 'space' && space) this.pick.about = { word: 'brisingamen-page-seen', args: { what: this.spaceLabel(space) } }
  }

  override explain = (target: string): Said | null => {
    const { view } = this
    if (view.choices.length === 0) return null
    const found = view.whys.find((why) => why.target === target)
    if (found) return { word: found.word, args: found.args ?? {} }
    const [kind, what = ''] = target.split(':')
    if (kind === 'space' && this.reach) {
      const barred = this.reach.barred?.find((it) => it.space === what)
      return { word: barred?.why ?? 'brisingamen-page-no-way' }
    }
    if (kind === 'dwarf' && this.heads) {
      const dwarf = this.me.dwarves.find((it) => it.number === Number(what))
      if (dwarf?.state === 'retired') return { word: 'brisingamen-page-retired', args: { dwarf: dwarf.number } }
    }
    if (kind === 'dwarf' && ['where', 'onward'].includes(view.phase)) return { word: 'brisingamen-page-moving', args: { dwarf: this.mover?.number ?? 0 } }
    return null
  }

  /** A space in full: what lies there, who stands there, what may be done. */
  spaceLabel(space: Space, acting = false): string {
    const parts = [this.names.place(space)]
    if (space.spots?.length) parts.push(this.names.gems(space.gems))
    const gone = this.traces.taken.get(space.id)
    if (gone) parts.push(this.say('page-gone', { who: `seat:${gone.seat}`, gems: this.names.gems(gone.gems) }))
    if (space.dwarf && space.seat != null) {
      parts.push(this.say('page-dwarf-of', { dwarf: space.dwarf, who: `seat:${space.seat}` }))
      if (space.skill) parts.push(this.say(`skill-${space.skill}`))
      if (space.loaded) parts.push(`${this.say('page-barrow')}: ${this.names.gems(this.view.table[space.seat]?.dwarves.find((dwarf) => dwarf.number === space.dwarf)?.gems)}`)
      if (space.wall) parts.push(this.say('strength-left', { count: space.wall }))
    }
    if (!acting) return parts.join(', ')
    const state = this.spaceState(space.id)
    const passed = this.ways.get(space.id)
    if (state === 'selected') parts.push(this.say('page-chosen'))
    else if (state === 'legal') parts.push(this.say('page-can-go'))
    if (state !== 'plain' && passed) parts.push(this.say('page-past', { count: passed }))
    if (state === 'plain' && this.movable(space.id)) parts.push(this.say(space.id === this.surface ? 'page-can-enter' : 'page-can-move'))
    return parts.join(', ')
  }
}
