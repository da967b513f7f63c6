import { expect, test } from 'vitest'
import type { View } from '../../messages'
import { autoChoice, ordinaryPause } from './autoChoice'

const choice = { action: 7, clicks: ['card:a'], word: 'w' }
const seen = (count: number, can_redo = false) => ({ can_redo, view: { choices: Array.from({ length: count }, () => choice) } as unknown as View })

test('an only choice plays itself where that is wished', () => {
  expect(autoChoice(seen(1), { autoplays: false }, true)).toBe(choice)
  expect(autoChoice(seen(1), { autoplays: false }, false)).toBeNull()
})

test.each([
  ['there are two', seen(2), false],
  ['nothing is asked', seen(0), false],
  ['it has just been taken back', seen(1, true), false],
  ['the table sees to it', seen(1), true],
])('it waits where %s', (_, show, autoplays) => {
  expect(autoChoice(show, { autoplays }, true)).toBeNull()
})

test('the pause is an ordinary one', () => {
  expect([ordinaryPause(0), ordinaryPause(1)]).toEqual([700, 1800])
})
