// How the events of Brísingamen are told: the way of a dwarf along the galleries, the gems that it takes, what comes from market and workshop.
import { number, seatIn, type Scene, type Shown, type Telling } from '../../lib/events/beats'
import type { Told } from '../../messages'
import { Graph } from './graph'
import { SKILL_SIGNS, TYPES } from './looks'
import type { BrisingamenView, Dwarf, Seat, Space } from './messages'
import Picture from './Picture.svelte'
import { cardOf, gemsOf, skillOf, spaceOf } from './told'

type Stage = Scene<BrisingamenView>
type Seen = Shown<BrisingamenView>

/** Steps on the way to what is told after them. */
const STEPS = new Set(['began', 'readied', 'stayed', 'left', 'bat_kept', 'bat_loaded', 'swapping', 'offered', 'receiving', 'stealing', 'thief', 'thief_market', 'skill_lost', 'stopped', 'scored', 'over', 'over_stalemate', 'over_rounds'])
const count = (told: Told): number => gemsOf(told).reduce((sum, gems) => sum + gems, 0)

const withSeat = (view: BrisingamenView, seat: number, change: (seat: Seat) => Partial<Seat>): BrisingamenView => ({ ...view, table: view.table.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) })
const withDwarf = (view: BrisingamenView, seat: number, dwarf: number, change: Partial<Dwarf>): BrisingamenView =>
  withSeat(view, seat, (it) => ({ dwarves: it.dwarves.map((one) => (one.number === dwarf ? { ...one, ...change } : one)) }))
const withSpace = (view: BrisingamenView, id: string, change: Partial<Space>): BrisingamenView => ({ ...view, spaces: view.spaces.map((space) => (space.id === id ? { ...space, ...change } : space)) })
/** What lies before a seat, its dwarves aside, as it will lie. */
const belongings = (view: BrisingamenView, next: BrisingamenView, seat: number): BrisingamenView =>
  withSeat({ ...view, market: next.market, market_weight: next.market_weight }, seat, (it) => {
    const { supply, weight, held, done, skills, tokens, parts, left } = next.table[seat] ?? it
    return { supply, weight, held, done, skills, tokens, parts, left }
  })

/** Galleries along which a dwarf goes. */
function moved(told: Told, { view, next }: Stage): Seen | null {
  const { seat } = told
  const dwarf = number(told, 'dwarf')
  const to = spaceOf(view, told, 'to', 'to_kind')
  const enters = told.kind !== 'moved'
  const from = enters ? view.spaces.find((space) => space.kind === 'surface') : spaceOf(view, told, 'space', 'kind')
  if (!to || !from) return null
  const path = new Graph(view.spaces, view.edges).path(from.id, to.id)
  const before = view.table[seat]?.dwarves.find((one) => one.number === dwarf)
  const skill = enters ? skillOf(told) || null : (before?.skill ?? null)
  const out = to.kind === 'surface'
  let now = from.kind === 'surface' ? view : withSpace(view, from.id, { seat: null, dwarf: 0, skill: null, loaded: false, wall: 0 })
  if (!out) now = withSpace(now, to.id, { seat, dwarf, skill, loaded: (before?.gems ?? []).some((gems) => gems > 0), wall: from.wall ?? 0 })
  now = withDwarf(now, seat, dwarf, { state: out ? 'outside' : 'mine', space: out ? null : to.id, skill })
  if (enters && skill) now = withSeat(now, seat, (it) => ({ skills: next.table[seat]?.skills ?? it.skills }))
  return { path: path.map((id) => `space:${id}`), at: [`space:${to.id}`], picture: [`dwarf:${seat}-${dwarf}`], view: now, time: 1.25 }
}

function harvested(told: Told, { view }: Stage): Seen {
  const { seat } = told
  const dwarf = number(told, 'dwarf')
  const space = spaceOf(view, told, 'space', 'kind')
  const gems = gemsOf(told)
  if (!space) return { at: [`seat:${seat}`] }
  const bat = told.kind === 'bat_sent'
  let now = withSpace(view, space.id, { gems: (space.gems ?? []).map((each, n) => Math.max(0, each - (gems[n] ?? 0))), ...(bat ? { skill: null } : { loaded: true }) })
  if (!bat) now = withDwarf(now, seat, dwarf, { gems: gems.map((each, n) => each + (now.table[seat]?.dwarves.find((one) => one.number === dwarf)?.gems?.[n] ?? 0)) })
  return { at: [`space:${space.id}`], picture: [`dwarf:${seat}-${dwarf}`], view: now }
}

/** How the events of Brísingamen are told. */
export const telling: Telling<BrisingamenView> = {
  Picture,
  show(told, scene) {
    const { kind, seat } = told
    const { view, next, own } = scene
    if (STEPS.has(kind)) return null
    const at = seat < 0 ? [] : [`seat:${seat}`]
    const card = cardOf(told)
    const place = seat === own ? `setting:${card}` : `seat:${seat}`
    switch (kind) {
      case 'entered':
      case 'entered_with':
      case 'moved':
        return moved(told, scene)
      case 'harvested':
      case 'harvested_again':
      case 'bat_sent': {
        const shown = harvested(told, scene)
        return kind === 'bat_sent' && shown.view ? { ...shown, view: belongings(shown.view, next, seat) } : shown
      }
      case 'unloaded':
        return { at, picture: [`dwarf:${seat}-${number(told, 'dwarf')}`], view: withDwarf(belongings(view, next, seat), seat, number(told, 'dwarf'), { gems: [] }) }
      case 'took': {
        const now = belongings({ ...view, workshop: view.workshop.map((each) => (each?.id === card ? null : each)) }, next, seat)
        return { at, flights: [{ from: `setting:${card}`, to: place }], picture: [`setting:${card}`], view: now }
      }
      case 'shown':
        return { silent: true, view: { ...view, workshop: view.workshop.map((each, n) => each ?? (next.workshop[n]?.id === card ? (next.workshop[n] ?? null) : null)) } }
      case 'part_shown':
        return { at: [`part:${card}`], picture: [`part:${card}`], view: { ...view, parts: next.parts } }
      case 'completed':
        return { at, flights: [{ from: `setting:${card}`, to: `seat:${seat}` }], picture: [`setting:${card}`], view: withDwarf(belongings(view, next, seat), seat, number(told, 'dwarf'), { state: 'retired', space: null }), time: 1.4 }
      case 'part_made':
        return { at, flights: [{ from: `part:${card}`, to: `seat:${seat}` }], picture: [`part:${card}`], view: { ...belongings(view, next, seat), parts: next.parts, necklace: next.necklace }, time: 1.4 }
      case 'skill_taken': {
        const skill = skillOf(told)
        return { at, flights: [{ from: `skill:${skill}`, to: `seat:${seat}` }], picture: [`skill:${skill}`], note: { word: `brisingamen-effect-${skill}` }, view: { ...belongings(view, next, seat), skills: view.skills.map((each) => (each === skill ? null : each)) } }
      }
      case 'skill_shown':
      case 'skill_buried':
        return { silent: true, view: { ...view, skills: next.skills, pile: next.pile } }
      case 'stole':
        return { at: [...at, `seat:${seatIn(told, 'victim')}`], picture: ['skill:thief'], loud: seatIn(told, 'victim') === own, view: belongings(belongings(view, next, seatIn(told, 'victim')), next, seat) }
      case 'stole_market':
      case 'swap_gave':
      case 'swap_got':
        return { at: [...at, 'swap:market'], picture: TYPES.flatMap(({ colour }, n) => (gemsOf(told)[n] ? [`gem:${colour}`] : [])).slice(0, 2), view: kind === 'swap_gave' ? view : belongings(view, next, seat) }
      case 'strength':
      case 'strength_over': {
        const space = view.table[seat]?.dwarves.find((one) => one.number === number(told, 'dwarf'))?.space
        return { at: space ? [`space:${space}`] : at, picture: ['skill:strength'] }
      }
      case 'token':
        return { silent: true, view: withSeat(view, seat, () => ({ tokens: number(told, 'left') })) }
      case 'round':
        return { silent: true, view: { ...view, round: next.round, order: next.order, turn: 0 } }
      case 'quota':
      case 'necklace':
        return { at, loud: true, time: 1.4 }
      default:
        return { at }
    }
  },
  sum(told) {
    const { kind, seat } = told
    if (kind === 'entered' || kind === 'entered_with' || kind === 'moved') return { icon: 'walking-boot', seat }
    if (kind === 'harvested' || kind === 'harvested_again' || kind === 'bat_sent') return { icon: 'cut-diamond', seat, count: count(told) }
    if (kind === 'took') return { icon: 'card-pick', seat }
    if (kind === 'completed') return { icon: 'jewel-crown', seat }
    if (kind === 'part_made') return { icon: 'gem-necklace', seat }
    if (kind === 'skill_taken') return { icon: SKILL_SIGNS[skillOf(told)] ?? 'sparkles', seat }
    if (kind === 'stole' || kind === 'stole_market') return { icon: 'robber', seat }
    if (kind === 'swap_got') return { icon: 'swap-bag', seat }
    return null
  },
}
