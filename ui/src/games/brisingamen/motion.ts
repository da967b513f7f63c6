// The walks of dwarves and the sounds between two views.
import type { Cue } from '../../lib/settings/sound'
import type { Graph } from './graph'
import type { BrisingamenView } from './messages'

export interface Walk { seat: number; number: number; path: string[]; leap: boolean }

const SURFACE = 'surface'

/** Dwarves that went from a space to another, with the spaces that they passed. */
export function walks(was: BrisingamenView, now: BrisingamenView, graph: Graph): Walk[] {
  const out = now.spaces.find((space) => space.kind === SURFACE)?.id ?? ''
  return now.table.flatMap((seat) =>
    seat.dwarves.flatMap((dwarf) => {
      const before = was.table[seat.seat]?.dwarves.find((it) => it.number === dwarf.number)
      if (!before || before.state === 'retired' || dwarf.state === 'retired') return []
      const from = before.space ?? out
      const to = dwarf.space ?? out
      if (from === to) return []
      const path = graph.path(from, to)
      return [{ seat: seat.seat, number: dwarf.number, path, leap: path.length > 2 }]
    }),
  )
}

/** The sounds of a change, each at most once. */
export function cues(was: BrisingamenView, now: BrisingamenView, graph: Graph): Cue[] {
  const out: Cue[] = []
  const went = walks(was, now, graph)
  if (went.some((walk) => walk.leap)) out.push('leap')
  else if (went.length) out.push('step')
  const pairs = now.table.map((seat) => ({ seat, before: was.table[seat.seat] }))
  if (pairs.some(({ seat, before }) => before?.dwarves.some((dwarf) => dwarf.state === 'mine' && dwarf.gems?.length && seat.dwarves.find((it) => it.number === dwarf.number)?.state === 'outside'))) out.push('barrow-tip')
  if (pairs.some(({ seat, before }) => before?.dwarves.some((dwarf) => dwarf.skill === 'bat' && seat.dwarves.find((it) => it.number === dwarf.number)?.state === 'mine' && !seat.dwarves.find((it) => it.number === dwarf.number)?.skill))) out.push('bat')
  if (pairs.some(({ seat, before }) => before && seat.done.length > before.done.length)) out.push('setting-sold')
  if (now.necklace.length > was.necklace.length) out.push('necklace-part')
  return out
}
