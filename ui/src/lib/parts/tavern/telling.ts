// How the events of a tavern game are told on its table, one after the other.
import type { Component } from 'svelte'
import { number, seatIn, text, type Scene, type Shown, type Telling } from '../../events/beats'
import type { IconName } from '../../widgets/icons'
import type { Told } from '../../../messages'
import type { TavernConfig } from './config'
import type { Seat, Tavern, TavernView } from './messages'

const QUIET = new Set(['bid', 'scored', 'over', 'shuffled', 'pioneer_cards', 'svara_cards'])
const PASSING = new Set(['round', 'line', 'evaluation', 'tie', 'no_hero'])

const sameRound = (a: TavernView, b: TavernView): boolean => a.age === b.age && a.round === b.round
const withTavern = (view: TavernView, t: number, change: (tavern: Tavern) => Partial<Tavern>): TavernView => ({ ...view, taverns: view.taverns.map((it, n) => (n === t ? { ...it, ...change(it) } : it)) })
const withSeats = (view: TavernView, change: (seat: Seat) => Partial<Seat> | null): TavernView => ({
  ...view,
  table: view.table.map((seat) => {
    const now = change(seat)
    return now ? { ...seat, ...now } : seat
  }),
})
/** What a seat has gathered, as it will stand. */
function army(view: TavernView, next: TavernView, seat: number): TavernView {
  const later = next.table[seat]
  if (!later) return view
  const { columns, command, heroes, lines, distinctions } = later
  const now = <T>(before: T[], after: T[]): T[] => before.map((each, n) => (n === seat ? (after[n] ?? each) : each))
  const { totals, lines: scored, facts } = next.result
  const result = { ...view.result, totals: now(view.result.totals, totals), lines: now(view.result.lines, scored), facts: now(view.result.facts, facts) }
  return withSeats({ ...view, result }, (it) => (it.seat === seat ? { columns, command, heroes, lines, distinctions } : null))
}
/** The coins of a seat, as they will lie. */
const purse = (view: TavernView, next: TavernView, seat: number): TavernView =>
  withSeats(view, (it) => (it.seat === seat ? { coins: next.table[seat]?.coins ?? it.coins, ...(sameRound(view, next) ? { places: next.table[seat]?.places ?? it.places } : {}) } : null))

export function tavernTelling(config: TavernConfig, Picture: Component<{ of: string }>): Telling<TavernView> {
  const { id } = config
  const card = (told: Told, key: string): string => text(told, key, `@${id}-card-`)
  const cls = (told: Told): string => text(told, 'column', `@${id}-class-`)
  const tavernOf = (told: Told): number => config.tavernIds.indexOf(text(told, 'tavern', `@${id}-tavern-`))
  const picture = (name: string): { picture?: string[] } => (name ? { picture: [`card:${name}`] } : {})
  const place = (seat: number, own: number | null, cls: string): string => (seat !== own ? `seat:${seat}` : cls ? `pile:${cls}` : `gem:${seat}`)

  /** The coins at a tavern are turned over; those that wait at later ones still lie face down. */
  function revealed(told: Told, { view, next, own }: Scene<TavernView>): Shown<TavernView> {
    const t = tavernOf(told)
    const order = Array.from({ length: number(told, 'count') }, (_, n) => seatIn(told, `seat${n + 1}`))
    let now = withTavern({ ...view, phase: 'turn', tavern: t }, t, () => ({ status: 'open', order, done: 0 }))
    now = { ...now, taverns: now.taverns.map((it, n) => (n < t ? { ...it, status: 'closed' } : it)) }
    if (sameRound(view, next)) {
      const covered = (where: string): boolean => config.tavernIds.indexOf(where) > t
      now = withSeats(now, (seat) => ({
        ready: false,
        places: (next.table[seat.seat]?.places ?? seat.places).map((it) => (covered(it.where) && it.up ? { ...it, up: false, ...(seat.seat === own ? {} : { coin: null, exchange: false }) } : it)),
      }))
    }
    return { at: order.map((seat) => `turn:${seat}`), view: now, time: 1.3 }
  }

  function taken(told: Told, { view, next, own }: Scene<TavernView>): Shown<TavernView> {
    const t = tavernOf(told)
    const slot = number(told, 'slot')
    const { seat } = told
    const from = `card:${config.tavernIds[t]}:${slot}`
    const gone = view.taverns[t]?.cards[slot] ?? null
    const now = withTavern(view, t, (it) => ({
      cards: it.cards.map((face, n) => (n === slot ? null : face)),
      takers: it.takers.map((taker, n) => (n === slot ? (seat < 0 ? null : seat) : taker)),
      taken: it.taken.map((face, n) => (n === slot ? gone : face)),
      done: it.done + (seat < 0 ? 0 : 1),
    }))
    if (seat < 0 || told.kind === 'sent_away') return { at: [from], view: now, ...picture(card(told, 'card')) }
    return { at: [from, `seat:${seat}`], flights: [{ from, to: place(seat, own, cls(told)) }], ...picture(card(told, 'card')), view: army(now, next, seat) }
  }

  function gems(told: Told, { view }: Scene<TavernView>): Shown<TavernView> {
    const swaps = Array.from({ length: number(told, 'count') }, (_, n) => ({ seat: seatIn(told, `seat${n + 1}`), old: number(told, `old${n + 1}`), gem: number(told, `gem${n + 1}`) }))
    const flights = swaps.flatMap(({ seat, gem }) => {
      const giver = swaps.find((it) => it.old === gem)
      return giver && giver.seat !== seat ? [{ from: `gem:${giver.seat}`, to: `gem:${seat}` }] : []
    })
    return { at: swaps.map(({ seat }) => `gem:${seat}`), flights, view: withSeats(view, (seat) => ({ gem: swaps.find((it) => it.seat === seat.seat)?.gem ?? seat.gem })) }
  }

  return {
    Picture,
    show(told, scene) {
      const { kind, seat } = told
      const { view, next, later } = scene
      if (QUIET.has(kind)) return null
      const at = seat < 0 ? [] : [`seat:${seat}`]
      switch (kind) {
        case 'round':
          return { silent: true, view: later.some((it) => it.kind === 'revealed') ? { ...view, round: number(told, 'round'), age: number(told, 'age') } : next }
        case 'revealed': {
          const tie = later[0]?.kind === 'tie' ? later[0] : null
          return { ...revealed(told, scene), ...(tie ? { note: { word: `${id}-event-tie`, args: tie.args ?? {} } } : {}) }
        }
        case 'tie':
          return null
        case 'recruited':
        case 'offering':
        case 'leftover':
        case 'sent_away':
          return text(told, 'tavern') && tavernOf(told) >= 0 && told.args?.['slot'] !== undefined ? taken(told, scene) : { at }
        case 'gems':
          return gems(told, scene)
        case 'transformed':
        case 'traded':
          return { at, picture: [`coin:${number(told, 'old')}`, `coin:${number(told, 'new')}`], view: purse(view, next, seat) }
        case 'special_coin':
          return { at, picture: [`coin:${number(told, 'coin')}`], view: purse(view, next, seat) }
        case 'line':
          return later.some((it) => it.kind === 'hero' && it.seat === seat) ? null : { at, view: army(view, next, seat) }
        case 'hero':
        case 'mercenary':
        case 'gaat': {
          const hero = card(told, 'hero')
          const now = army({ ...view, heroes: view.heroes.filter(({ face }) => face.id !== hero) }, next, seat)
          return { at, flights: [{ from: `hero:${hero}`, to: place(seat, scene.own, cls(told)) }], ...picture(hero), note: { word: `${id}-effect-${hero}` }, view: now, time: 1.6 }
        }
        case 'distinction':
          return { at, loud: true, picture: [text(told, 'distinction').replace(`@${id}-`, '').replace('-', ':')], view: { ...army(view, next, seat), distinctions: next.distinctions } }
        default:
          return { at, ...picture(card(told, 'card') || card(told, 'hero')), ...(seat < 0 ? {} : { view: army(purse(view, next, seat), next, seat) }) }
      }
    },
    sum({ kind, seat, ...told }) {
      if (QUIET.has(kind) || PASSING.has(kind)) return null
      const whole: Told = { kind, seat, ...told }
      const icon = ((): IconName | null => {
        if (kind === 'recruited') return config.classLook(cls(whole)).icon
        if (kind === 'hero' || kind === 'mercenary' || kind === 'gaat') return config.heroes[card(whole, 'hero')] ?? 'dwarf-king'
        if (kind === 'offering' || kind === 'transformed' || kind === 'traded' || kind === 'special_coin') return kind === 'offering' ? null : 'two-coins'
        if (kind === 'gems' || kind === 'special_gem') return 'cut-diamond'
        if (kind === 'distinction') return 'laurel-crown'
        return null
      })()
      return icon ? { icon, seat } : null
    },
  }
}
