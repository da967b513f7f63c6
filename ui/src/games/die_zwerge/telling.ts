// How the events of Die Zwerge are told on the map: armies along the arrows, perished land, dice, wounds, cards, and where the others go.
import { number, text, type Scene, type Shown, type Telling } from '../../lib/events/beats'
import type { Told } from '../../messages'
import { gearSign } from './looks'
import type { Card, DieZwergeView, Dwarf } from './messages'
import Picture from './Picture.svelte'
import { frameOf, stepOf } from './replay.svelte'

type Stage = Scene<DieZwergeView>
type Seen = Shown<DieZwergeView>

const QUIET = new Set(['begins', 'drafted', 'stops', 'ends', 'passes', 'declined', 'chosen', 'aims', 'named', 'mixed', 'blank', 'reshuffled', 'unfit', 'short', 'gathered', 'not_needed', 'nothing_drawn', 'won', 'died', 'doomed', 'works', 'pays', 'price'])
const CARDS = new Set(['triggers', 'suffered', 'fooled', 'averted', 'dismissed', 'completed', 'scenario_done', 'discarded'])
const GONE = new Set(['suffered', 'fooled', 'averted', 'dismissed', 'completed', 'discarded'])
const ROLLS = new Set(['rolled', 'rerolled', 'rerolled_die', 'raised', 'sung'])
const MAP = new Set(['recruited', 'perished', 'spread', 'flowed', 'saddle', 'cleared', 'destroyed', 'removed', 'mustered', 'fate', 'met', 'doom', 'council', 'moved', 'hopped', 'placed'])

const dwarfOf = (view: DieZwergeView, told: Told): number => view.dwarves.findIndex((dwarf) => dwarf.hero !== '' && dwarf.hero === text(told, 'dwarf', '@die_zwerge-hero-'))
const cardOf = (told: Told): string => text(told, 'card', '@die_zwerge-card-')
const troops = (told: Told): number => number(told, 'orc') + number(told, 'troll') + number(told, 'elf')
const withDwarf = (view: DieZwergeView, n: number, change: (dwarf: Dwarf) => Partial<Dwarf>): DieZwergeView => ({ ...view, dwarves: view.dwarves.map((dwarf, at) => (at === n ? { ...dwarf, ...change(dwarf) } : dwarf)) })
/** Where a card lies now. */
function slotOf(view: DieZwergeView, id: string): string {
  if (view.scenario?.id === id) return 'card:scenario'
  const slot = view.cards.findIndex((card) => card?.id === id)
  return slot < 0 ? '' : `card:${slot}`
}

/** What an event moves on the map, drawn into the view. */
function mapped(told: Told, { view, next }: Stage): DieZwergeView {
  const frame = frameOf(view)
  const step = stepOf(told, view.dwarves.map((dwarf) => dwarf.hero), view.goal)
  step?.start(frame)
  step?.end(frame)
  const hexes = view.hexes.map((hex) => {
    const [orc, troll, elf] = frame.army[hex.id] ?? [0, 0, 0]
    const tile = hex.tile ?? (frame.perished.has(hex.id) ? (next.hexes.find((one) => one.id === hex.id)?.tile ?? null) : null)
    return { ...hex, orc, troll, elf, tile }
  })
  const dwarves = view.dwarves.map((dwarf, n) => ({ ...dwarf, hex: frame.stands[n] ?? dwarf.hex }))
  const armies = (['orc', 'troll', 'elf'] as const).map((kind) => hexes.reduce((sum, hex) => sum + hex[kind], 0))
  return { ...view, hexes, dwarves, hero: frame.hero, doom: frame.doom, council: frame.council, armies, tiles: hexes.filter((hex) => hex.tile).length }
}

function placeOf(told: Told, view: DieZwergeView): string[] {
  const { kind } = told
  if (kind === 'fate' || kind === 'met' || kind === 'doom') return ['fate']
  if (kind === 'council') return ['council']
  if (kind === 'saddle') return [`hex:${view.goal}`]
  const hex = text(told, 'into') || text(told, 'at') || /([A-I]\d)$/.exec(text(told, 'place'))?.[1]
  return hex ? [`hex:${hex}`] : []
}

/** How the events of Die Zwerge are told. */
export const telling: Telling<DieZwergeView> = {
  Picture,
  turn: 'turn',
  befalls: ['hurt', 'took_over'],
  show(told, scene) {
    const { kind } = told
    const { view, next } = scene
    if (QUIET.has(kind)) return null
    const n = dwarfOf(view, told)
    const hero = n < 0 ? [] : [`hero:${view.dwarves[n]?.hero}`]
    const at = n < 0 ? [] : [`dwarf:${n}`, `hex:${view.dwarves[n]?.hex}`]
    const id = cardOf(told)
    if (MAP.has(kind)) {
      const marches = kind === 'spread' || kind === 'flowed'
      const walks = kind === 'moved' || kind === 'hopped'
      const shown: Seen = { at: placeOf(told, view), view: mapped(told, scene), ...(hero.length ? { picture: hero } : {}) }
      if (marches) return { ...shown, path: [`hex:${text(told, 'at')}`, `hex:${text(told, 'into')}`] }
      if (walks && n >= 0) return { ...shown, path: [`hex:${view.dwarves[n]?.hex}`, `hex:${text(told, 'at')}`] }
      if (kind === 'perished') return { ...shown, time: 1.3, picture: [`tile:${next.hexes.find((hex) => hex.id === text(told, 'at'))?.tile?.colour ?? 'red'}`] }
      if (kind === 'destroyed') return { ...shown, picture: [...hero, `die:${number(told, 'die')}`] }
      return shown
    }
    if (ROLLS.has(kind)) return { at, picture: text(told, 'dice').split(/\D+/).filter(Boolean).slice(0, 3).map((die) => `die:${die}`) }
    if (CARDS.has(kind)) {
      const slot = slotOf(view, id)
      const now = GONE.has(kind) ? { ...view, cards: view.cards.map((card) => (card?.id === id ? null : card)) } : kind === 'scenario_done' && view.scenario?.id === id ? { ...view, scenario: null } : view
      return { at: slot ? [slot] : [], picture: [`card:${id}`], view: now, time: 1.3 }
    }
    const lies = (card: Card | null | undefined): card is Card => card?.id === id
    switch (kind) {
      case 'turn':
        return { silent: true, view: n < 0 ? view : { ...view, dwarf: n, turn: number(told, 'turn') } }
      case 'adventure':
      case 'threat': {
        const slot = number(told, 'slot')
        const card = next.cards[slot]
        return { at: [`card:${slot}`], picture: [`card:${id}`], time: 1.2, view: lies(card) ? { ...view, cards: view.cards.map((each, k) => (k === slot ? card : each)) } : view }
      }
      case 'scenario':
        return { at: ['card:scenario'], picture: [`card:${id}`], time: 1.4, view: lies(next.scenario) ? { ...view, scenario: next.scenario } : view }
      case 'hurt':
      case 'healed':
        return { at, picture: hero, gain: kind === 'hurt' ? '−1' : `+${number(told, 'points')}`, view: withDwarf(view, n, () => ({ health: number(told, 'left') })) }
      case 'gained':
      case 'spent': {
        const gear = text(told, 'gear', '@die_zwerge-gear-')
        return { at, picture: [`gear:${gear}`], view: withDwarf(view, n, (dwarf) => ({ gear: kind === 'gained' ? [...dwarf.gear, gear] : dwarf.gear.filter((one) => one !== gear) })) }
      }
      default:
        return { at, ...(hero.length ? { picture: hero } : {}) }
    }
  },
  sum(told) {
    const { kind, seat } = told
    if (kind === 'recruited') return { icon: 'black-knight-helm', count: troops(told) }
    if (kind === 'perished') return { icon: 'hazard-sign', tone: 'var(--bad)' }
    if (kind === 'doom') return { icon: 'crowned-skull', tone: 'var(--bad)' }
    if (kind === 'council') return { icon: 'throne-king' }
    if (kind === 'threat' || kind === 'triggers') return { icon: 'death-skull' }
    if (kind === 'adventure') return { icon: 'compass' }
    if (kind === 'hurt') return { icon: 'hearts', seat, tone: 'var(--bad)' }
    if (kind === 'moved' || kind === 'hopped') return { icon: 'walking-boot', seat }
    if (kind === 'destroyed') return { icon: 'battle-axe', seat }
    if (kind === 'completed' || kind === 'averted' || kind === 'scenario_done') return { icon: 'laurel-crown' }
    if (kind === 'gained') return { icon: gearSign(text(told, 'gear', '@die_zwerge-gear-')), seat }
    return null
  },
}
