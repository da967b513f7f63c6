// What an entry's path is called on the page, and its value.
import { minus } from '../words/numbers'
import { say, words } from '../words/words.svelte'
import type { Field, Form, Item } from '../../messages'
import type { Entry, Path } from './merge'

const called = (one: Field | Item): string => say(one.word, one.args ?? {})

/** The names along a path, from the whole to the part, and the field and item that it ends at. */
function found(form: Form | null, path: Path): { names: string[]; field?: Field; item?: Item } {
  const names: string[] = []
  if (path[0] === 'names') return { names: [say('score-page-name-entry', { who: words.name(Number(path[1])) })] }
  if (path[0] === 'seats') names.push(words.name(Number(path[1])))
  let fields = (path[0] === 'seats' ? form?.seat : form?.table) ?? []
  let field: Field | undefined
  let item: Item | undefined
  for (const step of path.slice(path[0] === 'seats' ? 2 : 1)) {
    if (field?.kind === 'picks' && typeof step === 'string') {
      item = field.items?.find((one) => one.id === step)
      if (item) names.push(called(item))
    } else if (typeof step === 'number' && field?.each) names.push(words.name(step))
    else if (typeof step === 'number' && field) names.push(say('score-page-row', { what: names.pop() ?? '', number: step + 1 }))
    else {
      field = fields.find((one) => one.key === step)
      if (field) names.push(called(field))
      fields = field?.fields ?? []
    }
  }
  return { names, field, item }
}

/** What a path is called; the game's own words for it, where its form is there. */
export function label(form: Form | null, path: Path): string {
  const { names } = found(form, path)
  return names.length ? names.join(' · ') : say('score-page-entries')
}

/** A value as it is read. */
export function worded(form: Form | null, path: Path, value: Entry): string {
  const { field, item } = found(form, path)
  if (value === null || value === '') return say('score-page-nothing')
  if (Array.isArray(value)) return value.map((one) => worded(form, path, one)).join(', ') || say('score-page-nothing')
  if (typeof value === 'object') return say('score-page-entries')
  if (typeof value === 'boolean') return say(value ? 'page-yes' : 'page-no')
  const known = item ? undefined : field?.items?.find((one) => one.id === String(value))
  return known ? called(known) : typeof value === 'number' ? minus(value) : value
}
