import { afterEach, expect, test } from 'vitest'
import { drafted, keepDraft } from './draft'

afterEach(() => localStorage.clear())

test('coins that were laid are found again at the same question of the same seat, and at no other', () => {
  keepDraft('a', 0, 3, [4, null, 1])
  keepDraft('b', 0, 3, [2, null, null])
  expect(drafted('a', 0, 3, 5)).toEqual([4, null, 1])
  expect(drafted('a', 1, 3, 5)).toBeNull()
  expect(drafted('a', 0, 5, 5)).toBeNull() // stale: it goes
  expect(drafted('a', 0, 3, 5)).toBeNull()
  expect(drafted('b', 0, 3, 5)).toEqual([2, null, null])
  keepDraft('b', 0, 3, [null, null, null])
  expect(localStorage.length).toBe(0)
})

test('what cannot lie there is no draft', () => {
  for (const holes of [[9, null, null], [1, 1, null], 'x', [0]]) {
    localStorage.setItem('dvergar-draft', JSON.stringify([{ table: 'a', seat: 0, decision: 3, holes }]))
    expect(drafted('a', 0, 3, 5)).toBeNull()
  }
  localStorage.setItem('dvergar-draft', '{')
  expect(drafted('a', 0, 3, 5)).toBeNull()
})
