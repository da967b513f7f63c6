// What the moves of the others have left since the reader's last turn: where dwarves came from and along which galleries, gems and cards that are gone.
import { number } from '../../lib/events/beats'
import type { Told } from '../../messages'
import type { Graph } from './graph'
import type { BrisingamenView, Setting } from './messages'
import { cardOf, gemsOf, skillOf, spaceOf } from './told'

/** A dwarf that has moved: all the spaces it came through, its first one included. */
export interface Trail { seat: number; number: number; path: string[] }
/** Gems that lay in a space, by type, and who took them. */
export interface Taken { seat: number; gems: number[] }
export interface Traces {
  trails: Trail[]
  taken: Map<string, Taken>
  /** Settings out of the workshop and skills out of the market. */
  cards: { seat: number; card: Setting }[]
  skills: { seat: number; skill: string }[]
}

export const NONE: Traces = { trails: [], taken: new Map(), cards: [], skills: [] }

/** The traces of these events in a mine. */
export function tracesOf(events: Told[], view: BrisingamenView, graph: Graph): Traces {
  const trails = new Map<string, Trail>()
  const taken = new Map<string, Taken>()
  const cards: Traces['cards'] = []
  const skills: Traces['skills'] = []
  const surface = view.spaces.find((space) => space.kind === 'surface')
  for (const told of events) {
    const { kind, seat } = told
    if (kind === 'entered' || kind === 'entered_with' || kind === 'moved') {
      const from = kind === 'moved' ? spaceOf(view, told, 'space', 'kind') : surface
      const to = spaceOf(view, told, 'to', 'to_kind')
      if (!from || !to) continue
      const dwarf = number(told, 'dwarf')
      const known = trails.get(`${seat}-${dwarf}`)
      const way = graph.path(from.id, to.id)
      if (known?.path.at(-1) === from.id) known.path.push(...way.slice(1))
      else trails.set(`${seat}-${dwarf}`, { seat, number: dwarf, path: way })
    } else if (kind === 'harvested' || kind === 'harvested_again' || kind === 'bat_sent') {
      const space = spaceOf(view, told, 'space', 'kind')
      if (!space) continue
      const gems = gemsOf(told)
      const before = taken.get(space.id)?.gems
      taken.set(space.id, { seat, gems: before ? gems.map((count, n) => count + (before[n] ?? 0)) : gems })
    } else if (kind === 'took') {
      const owner = view.table[seat]
      const card = [...(owner?.held ?? []), ...(owner?.done ?? [])].find((it) => it.id === cardOf(told))
      if (card) cards.push({ seat, card })
    } else if (kind === 'skill_taken') skills.push({ seat, skill: skillOf(told) })
  }
  return { trails: [...trails.values()], taken, cards, skills }
}
