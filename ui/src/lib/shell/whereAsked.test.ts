import { expect, test } from 'vitest'
import type { Choice } from '../../messages'
import type { Panel } from './shell.svelte'
import { whereAsked } from './whereAsked'

const panels = [{ id: 'workshop', holds: 'setting part' }, { id: 'market', holds: 'skill swap' }, { id: 'tricks' }] as Panel[]
const choices = (...clicks: string[][]) => clicks.map((path, action) => ({ action, clicks: path, word: 'w' })) as Choice[]

test('a question is answered in the drawer that holds all that can be clicked, else on the table', () => {
  const nothing = () => false
  expect(whereAsked(choices(['skill:bat'], ['swap:market'], ['stop']), panels, nothing)).toBe('market')
  expect(whereAsked(choices(['skill:bat'], ['dwarf:1']), panels, nothing)).toBe('')
  expect(whereAsked(choices(['skill:bat']), panels, (target) => target === 'skill:bat')).toBe('')
  expect(whereAsked(choices(['stop']), panels, nothing)).toBe('')
})
