// How the events of Le Roi des Nains are told: each card into the trick, who takes it, and what quests and specials do.
import { BEAT } from '../../lib/events/director.svelte'
import { number, seatIn, text, type Scene, type Shown, type Telling } from '../../lib/events/beats'
import type { IconName } from '../../lib/widgets/icons'
import { settings } from '../../lib/settings/settings.svelte'
import type { Told } from '../../messages'
import { STAY, SWEEP } from './lingering.svelte'
import { read, suitLook } from './looks'
import type { Play, RoiDesNainsView, TrickView } from './messages'
import Picture from './Picture.svelte'

type Stage = Scene<RoiDesNainsView>
type Seen = Shown<RoiDesNainsView>

const PLAYED = new Set(['led', 'played', 'led_copy', 'played_copy'])
const HANDS: Record<string, IconName> = { druid: 'swap-bag', rotated: 'swap-bag', standard_target: 'swap-bag', standard_done: 'swap-bag', sorcerer_traded: 'hooded-figure' }
const idOf = (told: Told, key = 'card'): string => text(told, key, '@roi_des_nains-card-')

/** A trick of the deal by its number, wherever the later view still has it. */
const trickOf = (view: RoiDesNainsView, count: number): TrickView | undefined => [...view.done, ...view.past, ...(view.last ? [view.last] : [])].find((trick) => trick.number === count)

/** The card that was put down, as the later view knows it. */
function laid(told: Told, { view, next }: Stage): Play {
  const id = idOf(told)
  const known = [...next.plays, ...[...next.done, ...next.past, ...(next.last ? [next.last] : [])].flatMap((trick) => trick.plays)].find((play) => play.seat === told.seat && play.face.id === id)
  return known ?? { seat: told.seat, face: view.hand.find((card) => card.face.id === id)?.face ?? { id, ...read(id) } }
}

function played(told: Told, scene: Stage): Seen {
  const { view, next, later } = scene
  const play = laid(told, scene)
  const leads = told.kind.startsWith('led')
  const plays = [...(leads ? [] : view.plays), play]
  const taken = later.find(({ kind }) => kind === 'trick')
  const last = !later.some(({ kind }) => PLAYED.has(kind))
  const winning = last ? (taken ? taken.seat : next.winning) : leads ? told.seat : view.winning
  const table = view.table.map((seat) => (seat.seat === told.seat ? { ...seat, cards: Math.max(0, seat.cards - 1) } : seat))
  const { suit } = play.face.copy ? read(play.face.copy) : play.face
  const hand = view.hand.filter(({ face }) => face.id !== play.face.id)
  return { at: [`seat:${told.seat}`], picture: [`card:${play.face.id}`], view: { ...view, phase: 'play_card', plays, led: leads ? suit : view.led, winning, table, hand }, cue: 'card-play' }
}

/** The finished trick stays for as long as the reader likes finished tricks to stay; the next card is told when it has been swept away. */
function won(told: Told, { view, next, later }: Stage): Seen {
  const trick = trickOf(next, number(told, 'trick'))
  const stay = STAY[settings.linger] && STAY[settings.linger] + SWEEP[settings.speed]
  const beat = BEAT[settings.speed]
  const shown: Seen = { at: [`seat:${told.seat}`], picture: [`card:${idOf(told)}`], loud: true, ...(stay ? { time: Math.max(1, beat ? stay / beat : 1) } : { hold: true }) }
  if (!trick || later.some(({ kind }) => kind === 'over')) return shown
  const final = !later.some(({ kind }) => kind === 'trick')
  const table = view.table.map((seat) => {
    const now = next.deal === view.deal && final ? next.table[seat.seat] : undefined
    return { ...seat, tricks: seat.tricks + (seat.seat === told.seat ? 1 : 0), ...(now ? { quest: now.quest, bonus: now.bonus, factor: now.factor, points: now.points, tallies: now.tallies } : {}) }
  })
  return { ...shown, view: { ...view, plays: [], led: null, winning: null, done: [...view.done, trick], last: trick, table } }
}

/** The cards are dealt anew: what is told after it is not there yet. */
function dealt({ next, later }: Stage): Seen {
  const soon = (kinds: string[]): boolean => later.some(({ kind }) => kinds.includes(kind))
  const cards = next.plays.length
  const full = cards && soon([...PLAYED]) ? { plays: [], led: null, winning: null, table: next.table.map((seat) => ({ ...seat, cards: seat.cards + next.plays.filter((play) => play.seat === seat.seat).length })) } : {}
  return { silent: true, view: { ...next, ...full, ...(soon(['quest']) ? { phase: 'choose_quest', quest: { ...next.quest, side: null } } : {}) } }
}

/** How the events of Le Roi des Nains are told. */
export const telling: Telling<RoiDesNainsView> = {
  Picture,
  show(told, scene) {
    const { kind, seat } = told
    const { view, next, later } = scene
    const at = [...(seat < 0 ? [] : [`seat:${seat}`]), ...(seatIn(told, 'target') < 0 ? [] : [`seat:${seatIn(told, 'target')}`])]
    const picture = idOf(told).startsWith('@') || !idOf(told) ? {} : { picture: [`card:${idOf(told)}`] }
    if (PLAYED.has(kind)) return played(told, scene)
    switch (kind) {
      case 'trick':
        return won(told, scene)
      case 'deal':
      case 'deal_extra':
        return next.deal === number(told, 'deal') ? dealt(scene) : null
      case 'quest':
        return { at: ['side:a', 'side:b'], view: next.deal === view.deal ? { ...view, phase: 'play_card', quest: next.quest } : view, time: 1.4 }
      case 'scored':
        // the table itself reckons the deal, once it has been played out, until the reader goes on
        if (next.over || next.history.length === view.history.length || later.some((each) => each.kind === 'over')) return null
        return { loud: true, hold: true, view: { ...view, history: next.history, counted: next.counted, past: next.past, table: view.table.map((each) => ({ ...each, total: next.table[each.seat]?.total ?? each.total })) } }
      case 'over':
      case 'tie':
      case 'quest_shown':
        return null
      case 'standard_taken':
      case 'standard_lost':
      case 'standard_given':
      case 'standard_received':
        return { at, loud: true, picture: [idOf(told), idOf(told, 'other')].filter(Boolean).map((id) => `card:${id}`), time: 1.8 }
      case 'druid':
        return { at, flights: [{ from: `hand:${seat}`, to: `hand:${seatIn(told, 'target')}` }, { from: `hand:${seatIn(told, 'target')}`, to: `hand:${seat}` }] }
      case 'sorcerer_traded':
        return { at: [`trick:${idOf(told)}`, ...at], picture: [`card:${idOf(told)}`, `card:${idOf(told, 'other')}`], time: 1.4 }
      case 'bonus':
        return { at, ...picture, loud: true, gain: number(told, 'points') < 0 ? `−${-number(told, 'points')}` : `+${number(told, 'points')}` }
      default:
        return { at, ...picture }
    }
  },
  sum(told) {
    const { kind, seat } = told
    if (PLAYED.has(kind)) {
      const { suit } = read(idOf(told))
      return { icon: suitLook(suit).icon, seat, tone: `var(--${suitLook(suit).tone}-lit)` }
    }
    if (kind === 'trick') return { icon: 'laurel-crown', seat }
    if (kind === 'bonus' || kind === 'doubled' || kind === 'armed') return { icon: 'sparkles', seat }
    if (kind === 'quest') return { icon: 'scroll-unfurled', seat }
    const icon = HANDS[kind]
    return icon ? { icon, seat } : null
  },
}
