// An army as columns of strips.
import type { Column, Seat } from './messages'
import type { Pile, Row } from './Army.svelte'
import type { Names } from './names'
import type { Play } from './play.svelte'
import type { Preview } from '../../../messages'

function rows(column: Column, names: Names): Row[] {
  return column.cards.flatMap((face) => {
    const own = names.config.marks(face)
    // a hero of no class who stands in a column brings it one grade
    const marks = own.length > 0 ? own : [face.points?.length ? (face.points[0] ?? null) : null]
    return marks.map((points, part): Row => ({ name: face.kind === 'dwarf' && face.runes?.[0] ? names.say(`rune-${face.runes[0]}`) : names.short(face), points, sign: names.config.sign(face), hero: face.kind !== 'dwarf', part, ...(part === 0 && { face }) }))
  })
}

/** The columns of a seat, each with a sentence for screen readers. */
export function pilesOf(seat: Seat, names: Names): Pile[] {
  return seat.columns.map((column) => {
    const title = names.say(`classes-${column.cls}`)
    return {
      id: column.cls,
      look: names.config.classLook(column.cls),
      title,
      grades: column.grades,
      points: column.points,
      rows: rows(column, names),
      said: [
        names.say('page-column', { name: title, grades: names.say('grades', { count: column.grades }), points: names.say('points', { count: column.points }) }),
        ...column.cards.map((face) => names.card(face)),
        ...(column.missing ? [names.say('missing')] : []),
      ].join(', '),
    }
  })
}

/** What a click on a column brings: where several are chosen, this one's own share, also before the first click. */
export function columnPreview(play: Play, target: string): Preview | null {
  const at = (choice: { clicks: string[] }): number => choice.clicks.indexOf(target)
  const shared = play.view.choices.find((choice) => at(choice) >= 0 && choice.preview?.each?.length)
  return shared ? { points: shared.preview?.each?.[at(shared)] ?? null } : (play.choiceAt(target)?.preview ?? null)
}
