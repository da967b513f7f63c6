// The state that the parts of the table share: what may be clicked, and the goal of a walk of several steps.
import type { Args, Choice, Spoken, Told } from '../../messages'
import type { Said } from '../../lib/choices/pick.svelte'
import { phrased } from '../../lib/people/phrases'
import { GamePlay } from '../../lib/shell/shell.svelte'
import type { TableProps } from '../../lib/shell/shell.svelte'
import { brings } from '../../lib/choices/preview'
import type { State } from '../../lib/parts/look'
import { Camera } from './camera.svelte'
import { goals, sum, troopsOn } from './looks'
import type { Card, DieZwergeView, Dwarf, Hex, Reach } from './messages'
import { Replay } from './replay.svelte'

/** A target that stands in the bar of actions: what it says, and what it would bring. */
export interface Deed { target: string; word: string; chips: string[]; state: State }

const WORKED = ['test', 'visit_then_test', 'forge', 'tests_in_each', 'gates', 'discard_equipment', 'health_roll'] // missions done by actions of their own
const NEVER = ['song', 'shield', 'courage', 'disguise'] // windows that may stay shut; the last chance before a death is always asked

export class Play extends GamePlay<DieZwergeView> {
  camera = new Camera()
  replay = new Replay()
  /** The hex that the mover shall reach in several steps. */
  goal = $state('')
  /** The plan that waits for its place: the hex that is clicked next. */
  planning = $state('')
  /** Hexes that the card under the pointer or the focus speaks about. */
  hinted = $state.raw<string[]>([])
  /** Where the markers stood when the reader was asked last, as long as that is shown. */
  were = $state.raw<{ council: number | null; doom: number | null }>({ council: null, doom: null })
  /** The windows that this reader never wants to be asked about, at this table. */
  never = $state.raw<string[]>([])

  constructor(props: () => TableProps<DieZwergeView>) {
    super('die_zwerge', props)
    this.never = kept(props().show.table.id)
  }

  /** What each seat means to do, until its turn has come. */
  plans = $derived.by((): Spoken[] => {
    const { chat, story } = this.shell
    const begun = new Map<number, number>()
    for (const told of story) if (told.kind === 'turn') begun.set(told.seat, told.at || -1) // the first turn begins before any action
    const last = new Map(chat.filter((said) => said.phrase?.startsWith('plan-')).map((said) => [said.seat, said]))
    return this.view.over ? [] : [...last.values()].filter((said) => (begun.get(said.seat) ?? -1) < (said.move ?? 0))
  })
  /** Where a plan stands on the map: at its place, else at its dwarf. */
  planHex(said: Spoken): string {
    const at = said.at ?? ''
    if (at.startsWith('hex:')) return at.slice(4)
    return this.view.dwarves[at.startsWith('dwarf:') ? Number(at.slice(6)) : said.seat]?.hex ?? ''
  }
  plan(phrase: string, at = ''): void {
    this.planning = ''
    this.shell.say?.(phrase, at)
  }

  active = $derived.by((): Dwarf => this.view.dwarves[this.view.dwarf] as Dwarf)
  mine = $derived.by((): boolean => this.view.choices.length > 0)
  odds = $derived.by((): boolean => this.show.table.options['show_odds'] === 'on')
  hexes = $derived.by((): Map<string, Hex> => new Map(this.view.hexes.map((hex) => [hex.id, hex])))
  reach = $derived.by((): Map<string, Reach> => new Map(this.view.choices.length ? this.view.reach.map((reach) => [reach.hex, reach]) : []))
  /** The way to the goal. */
  way = $derived.by((): string[] => this.reach.get(this.goal)?.way ?? [])
  shown = $derived.by(() => [this.view.scenario, ...this.view.cards])
  /** How many scenarios there are to do: of the last ones in the deck only one is played. */
  needed = $derived.by((): number => {
    const { completed, scenario, scenarios, outcome } = this.view
    if (outcome === 'won') return completed.length
    return scenario?.level === 'C' ? completed.length + 1 : completed.length + scenarios + (scenario ? 1 : 0) - 2
  })
  /** The dwarf whom the question is about, else whose turn it is. */
  subject = $derived.by((): number => this.view.subject ?? this.view.dwarf)
  /** The dwarf whose equipment is asked about: the owner, where the question names one. */
  asked = $derived.by((): number => {
    const owner = this.view.prompt.args?.['owner']
    const named = this.view.dwarves.findIndex((dwarf) => owner === `@die_zwerge-hero-${dwarf.hero}`)
    return named < 0 ? this.subject : named
  })
  /** Which of the two actions is chosen or done now: 0 before the first, 3 after the last. */
  acting = $derived.by((): number => {
    const { phase, actions } = this.view
    return phase === 'rest' ? 3 : (phase === 'action' ? 3 : 2) - actions
  })

  /** The space of the council's marker. */
  council = $derived.by(() => this.view.spaces.find((space) => space.pos === this.view.council))

  hero = (n: number): string => {
    const hero = this.view.dwarves[n]?.hero
    return hero ? this.say(`hero-${hero}`) : this.say('page-no-dwarf')
  }
  owner = (dwarf: Dwarf): string => this.words.who(dwarf.seat)
  hexName = (id: string): string => (this.words.has(`die_zwerge-hex-${id}`) ? this.say(`hex-${id}`) : id)
  troop = (kind: string, count: number): string => `${count} ${this.say(count === 1 ? `troop-${kind}` : `troops-${kind}`)}`
  troops = (army: readonly number[]): string[] => ['orc', 'troll', 'elf'].flatMap((kind, k) => (army[k] ? [this.troop(kind, army[k] ?? 0)] : []))

  /** An event as a sentence. */
  sentence = (told: Told): string => this.words.say(`die_zwerge-event-${told.kind}`, told.seat < 0 ? { ...told.args } : { who: `seat:${told.seat}`, ...told.args })

  choiceAt(target: string): Choice | undefined {
    return this.view.choices.find((choice) => choice.clicks.includes(target))
  }

  override click(target: string): void {
    this.goal = ''
    super.click(target)
  }

  /** Say something below the prompt, about a thing that the rules guide may know more of. */
  tell(word: string, args: Args = {}, thing = ''): void {
    if (thing) this.pick.thing = thing
    this.pick.about = { word: `die_zwerge-${word}`, args }
  }

  override thing = (target: string): string => {
    const [kind = '', what = ''] = target.split(':')
    if (kind === 'card') return `card:${this.card(what)?.id ?? ''}`
    if (kind === 'dwarf') return `hero:${this.view.dwarves[Number(what)]?.hero ?? ''}`
    const hex = kind === 'hex' ? this.hexes.get(what) : undefined
    if (!hex) return target
    if (hex.gate) return 'place:gate'
    if (hex.place) return `place:${hex.place}`
    if (hex.printed || this.view.tunnel === hex.id) return 'place:tunnel'
    return hex.tile ? 'perished' : target
  }

  /** What a click on a hex means: the hex itself, the first step on the way there, a dwarf who stands there, to set out, to fight here. */
  meaning(id: string): { state: State; target: string; first?: string } {
    const own = `hex:${id}`
    const direct = this.state(own)
    if (direct !== 'plain') return { state: direct, target: own }
    const reach = this.reach.get(id)
    const first = reach?.way[0]
    if (first) return { state: this.goal === id ? 'selected' : 'legal', target: own, first: `hex:${first}` }
    const standing = this.view.dwarves.flatMap((dwarf, n) => (dwarf.hex === id && this.state(`dwarf:${n}`) !== 'plain' ? [`dwarf:${n}`] : []))
    if (standing.length === 1 && standing[0]) return { state: this.state(standing[0]), target: standing[0] }
    return { state: 'plain', target: own }
  }

  clickHex(id: string): void {
    if (this.planning) return this.plan(this.planning, `hex:${id}`)
    const { state, target, first } = this.meaning(id)
    if (first) {
      if (this.goal === id && this.pick.isSelected(first)) return this.pick.commit()
      this.goal = id
      return this.head(first)
    }
    if (state !== 'plain') {
      const again = this.pick.isSelected(target)
      this.click(target)
      return this.view.phase === 'step' && !again && this.fatal(id) ? this.tellWay(id) : undefined
    }
    if (this.view.phase === 'action' && this.mine) {
      const here = this.active.hex === id
      const deed = here ? 'do:fight' : 'do:move'
      if (this.pick.starts.has(deed)) {
        if (this.pick.isSelected(deed) && (here || this.goal === id)) return this.pick.commit()
        this.pick.cancel()
        this.click(deed)
        if (here) return
        this.goal = id
        return this.tell('page-set-out', { hex: this.hexName(id), dice: this.active.speed })
      }
    }
    this.click(target)
  }

  /** Go on towards the goal after a step; a way with a price is shown first. */
  goOn(): void {
    if (!this.goal) return
    if (this.show.can_redo || this.view.over || this.active.hex === this.goal) {
      this.goal = ''
      return
    }
    if (this.view.phase !== 'step' || !this.mine || this.pick.held) return
    const reach = this.reach.get(this.goal)
    const first = reach?.way[0]
    if (!reach || !first) {
      const hex = this.hexName(this.goal)
      this.goal = ''
      return this.tell('page-too-far', { hex })
    }
    this.head(`hex:${first}`)
    if (reach.price === 0) this.pick.commit()
  }

  /** Hold the first step towards the goal; what is held says where it leads, and what the way costs. */
  head(first: string): void {
    const choice = this.choiceAt(first)
    if (!choice) return
    this.pick.take(this.goal === first.slice(4) ? choice : { ...choice, word: 'die_zwerge-choice-step', args: { hex: this.hexName(this.goal) } })
    this.tellWay(this.goal)
  }

  /** Whether the price of a way could take the last health point and let the markers meet. */
  fatal(id: string): boolean {
    const price = this.reach.get(id)?.price ?? 0
    return price > 0 && price > this.active.health - 1 + this.view.doom - this.view.hero - 1
  }

  tellWay(id: string): void {
    const { steps = 0, price = 0 } = this.reach.get(id) ?? {}
    this.tell(this.fatal(id) ? 'page-way-lost' : price ? 'page-way-price' : 'page-way', { hex: this.hexName(id), steps, price })
  }

  override explain = (target: string): Said | null => {
    const { view } = this
    if (!this.mine) return null
    const why = (word: string, args: Args = {}): Said => ({ word: `die_zwerge-why-${word}`, args })
    const [kind, what = ''] = target.split(':')
    const dwarf = this.hero(view.dwarf)
    if (view.phase === 'step' && kind === 'hex') return why(what === this.active.hex ? 'here' : 'far', { dwarf, steps: view.steps })
    if (view.phase === 'action') {
      if (target === 'do:move' || kind === 'hex') return why(this.active.pinned ? 'pinned' : 'action-first', { dwarf })
      if (target === 'do:fight') return why('no-foe', { dwarf })
      if (target === 'do:message') return why('message-end')
      if (target === 'do:craft') return why('craft')
      const card = kind === 'card' ? this.card(what) : null
      if (card) return this.barred(card)
    }
    return null
  }

  /** What a card lacks for an action of the active dwarf. */
  barred(card: Card): Said {
    const args = { card: `@die_zwerge-card-${card.id}`, dwarf: this.hero(this.view.dwarf) }
    const why = (word: string, more: Args = {}): Said => ({ word: `die_zwerge-why-${word}`, args: { ...args, ...more } })
    if (!WORKED.includes(card.mission)) return why('no-action')
    const places = card.places ?? []
    const next = places.find((place) => !place.dwarves.includes(this.view.dwarf))
    const open = card.mission === 'visit_then_test' ? (next ? [next] : []) : places.filter((place) => !place.done)
    if (open.length && !open.some((place) => place.hexes.includes(this.active.hex))) {
      const names = open.map((place) => this.say(place.place))
      return why('not-place', { place: new Intl.ListFormat(this.words.language, { type: 'disjunction' }).format(names) })
    }
    if (card.mission === 'discard_equipment' && !this.active.gear.length) return why('no-gear')
    if (card.where === 'anywhere') return why('not-trip') // what can be tested anywhere lacks its trip through a tunnel
    return card.where ? why('not-place', { place: this.say(`where-${card.where}`) }) : why('not-here')
  }

  card(slot: string): Card | null {
    return slot === 'scenario' ? this.view.scenario : (this.view.cards[Number(slot)] ?? null)
  }

  /** Look at a card: what it wants is marked on the map. */
  hint(card: Card | null): void {
    this.hinted = goals(card)
  }

  /** What a hex is and holds, as one sentence. */
  hexSentence(hex: Hex): string {
    const { view } = this
    const parts: string[] = [this.hexName(hex.id)]
    if (hex.kingdom) parts.push(this.say(`kingdom-${hex.kingdom}`))
    else parts.push(this.say('mountains'))
    if (hex.tile) parts.push(this.say('perished'))
    if (hex.tunnel) parts.push(this.say('tunnel'))
    else if (hex.printed || view.tunnel === hex.id) parts.push(this.say('tunnel-closed'))
    parts.push(...this.troops(troopsOn(hex)))
    const here = view.dwarves.flatMap((dwarf, n) => (dwarf.hex === hex.id ? [this.hero(n)] : []))
    if (here.length) parts.push(this.say('page-stands', { who: new Intl.ListFormat(this.words.language).format(here) }))
    if (sum(troopsOn(hex)) === view.limit - 1 && hex.id !== view.goal) parts.push(this.say('page-about-to-perish'))
    for (const said of this.plans) if (this.planHex(said) === hex.id) parts.push(this.words.say('page-says', { who: `seat:${said.seat}`, what: phrased(this.words, 'die_zwerge', said) }))
    const { state } = this.meaning(hex.id)
    const reach = this.reach.get(hex.id)
    if (reach) parts.push(this.say('page-steps', { steps: reach.steps }), ...(reach.price ? [this.say('page-price', { price: reach.price })] : []), ...(reach.stops ? [this.say('page-stops')] : []))
    else if (state !== 'plain') parts.push(this.say('page-legal'))
    return parts.join(', ')
  }

  /** What stands in the bar of actions. */
  deeds = $derived.by((): Deed[] => {
    const { view, pick } = this
    if (!this.mine) return []
    const fixed = view.phase === 'action' ? ['do:move', 'do:fight', 'do:message', ...(this.pick.starts.has('do:craft') ? ['do:craft'] : [])] : []
    const kinds = ['do', 'gear', 'troop', 'kind']
    const firsts = [...pick.starts, ...pick.legal].filter((target) => target.includes(':') && kinds.includes(target.split(':')[0] ?? ''))
    return [...new Set([...fixed, ...firsts])].map((target) => {
      const choices = view.choices.filter((choice) => choice.clicks.includes(target))
      const [choice] = choices
      const name = target.split(':')[1] ?? ''
      const word =
        choices.length > 1 && target.startsWith('gear:')
          ? this.say(`gear-${name}`)
          : choice
            ? this.words.say(choice.word, choice.args)
            : this.say(`choice-${name}`)
      const need = target === 'do:message' && choice && this.council?.need ? [`${this.council.need}+`] : []
      return { target, word, chips: [...need, ...(choice && choices.length === 1 ? this.brings(choice) : [])], state: choice ? this.state(target) : 'off' }
    })
  })

  /** What a choice brings, as far as the table agreed to see chances. */
  brings(choice: Choice): string[] {
    return brings(this.preview(choice), this.words).map((bring) => bring.text)
  }
  preview = (choice: Choice): Choice['preview'] => (!this.odds && /-(odds|kills)$/.test(choice.preview?.word ?? '') ? null : choice.preview)

  /** Windows that this reader wants shut are answered with no. */
  shut = $derived.by((): Choice | null => {
    if (!this.view.window || !this.never.includes(this.view.phase) || this.show.can_redo) return null
    return this.view.choices.find((choice) => choice.clicks[0] === 'decline') ?? null
  })
  get mayShut(): boolean {
    return this.view.window && this.mine && NEVER.includes(this.view.phase)
  }
  windows = NEVER

  turnWindow(phase: string): void {
    this.never = this.never.includes(phase) ? this.never.filter((one) => one !== phase) : [...this.never, phase]
    try {
      sessionStorage.setItem(key(this.show.table.id), JSON.stringify(this.never))
    } catch {
      // forbidden storage: the wish holds until the page is closed
    }
  }
}

const key = (table: string): string => `dvergar-never-${table}`

function kept(table: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => NEVER.includes(String(one))) : []
  } catch {
    return []
  }
}
