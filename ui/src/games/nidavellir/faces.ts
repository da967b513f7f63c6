// The faces of cards for the guide's pictures, which have no match to take them from.
import type { Face } from '../../lib/parts/tavern/messages'

const HEROES: Record<string, [string, number[]]> = {
  kraal: ['warrior', [7, 0]],
  tarah: ['warrior', [14]],
  aral: ['hunter', [0, 0]],
  dagda: ['hunter', [0, 0, 0]],
  aegur: ['blacksmith', [0, 0]],
  bonfur: ['blacksmith', [0, 0, 0]],
  zoral: ['miner', [1, 0, 0]],
  lokdur: ['miner', [3]],
  hourya: ['explorer', [20]],
  idunn: ['explorer', [7]],
}
const PLAIN = ['hunter', 'blacksmith'] // classes whose grades carry no number

/** A card by its id; null for what is none. */
export function face(id: string): Face | null {
  const offering = /^a\d_offering_(\d+)/.exec(id)
  if (offering) return { id, kind: 'offering', bonus: Number(offering[1]) }
  const [cls, points] = HEROES[id] ?? ['neutral', []]
  const dwarf = /^(?:a\d|special)_([a-z]+)(?:_(\d+))?/.exec(id)
  if (!dwarf) return { id, kind: 'hero', cls, grades: points.length, points, ...(PLAIN.includes(cls) ? { plain: true } : {}) }
  const grades = id.startsWith('special') ? 2 : 1
  return { id, kind: 'dwarf', cls: dwarf[1] ?? '', grades, points: [Number(dwarf[2] ?? 0), 0].slice(0, grades), ...(PLAIN.includes(dwarf[1] ?? '') ? { plain: true } : {}) }
}
