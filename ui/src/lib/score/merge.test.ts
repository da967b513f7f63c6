import { expect, test } from 'vitest'
import { at, joined, put, section, shifted, type Entry, type Waiting } from './merge'

const waiting = (path: (string | number)[], was: Entry, value: Entry): Waiting => ({ round: 1, path, was, value, revision: 3, whole: false })

test('a value is put where nothing was, and taken out again', () => {
  const sheet = { seats: [{}] }
  put(sheet, ['seats', 0, 'rows', 1, 'gem'], 4)
  expect(sheet).toEqual({ seats: [{ rows: [{}, { gem: 4 }] }] })
  put(sheet, ['seats', 0, 'tricks', 2], 1)
  expect(at(sheet, ['seats', 0, 'tricks'])).toEqual([null, null, 1])
  put(sheet, ['seats', 0, 'rows', 1, 'gem'], undefined)
  expect(at(sheet, ['seats', 0, 'rows', 1])).toEqual({})
})

test('of several entries in one field one is sent, made of what stood there first', () => {
  const waits = [4, 5, 6].reduce<Waiting[]>((all, value) => joined(all, waiting(['seats', 0, 'gem'], value - 1, value)), [])
  expect(waits).toEqual([waiting(['seats', 0, 'gem'], 3, 6)])
  expect(joined(waits, waiting(['seats', 0, 'gem'], 6, 3))).toEqual([])
  expect(joined(waits, waiting(['seats', 1, 'gem'], null, 3))).toHaveLength(2)
})

test('a row that was begun here stays before what is in it', () => {
  let waits = joined([], waiting(['table', 'deals', 0], null, {}))
  waits = joined(waits, waiting(['table', 'deals', 0, 'rule'], null, 'a'))
  waits = joined(waits, waiting(['table', 'deals', 0], {}, {}))
  expect(waits.map((one) => one.path.length)).toEqual([3, 4])
})

test('an entry finds its row after others were taken out', () => {
  const outs: [number, (string | number)[], number][] = [[4, ['deals'], 0], [5, ['deals'], 1]]
  expect(shifted(['table', 'deals', 3, 'rule'], outs, 3)).toEqual(['table', 'deals', 1, 'rule'])
  expect(shifted(['table', 'deals', 2, 'rule'], outs, 3)).toBeNull()
  expect(shifted(['table', 'deals', 2, 'rule'], outs, 5)).toEqual(['table', 'deals', 2, 'rule'])
  expect(shifted(['seats', 1, 'deals', 1], outs, 3)).toEqual(['seats', 1, 'deals', 0])
  expect(shifted(['table', 'matches', 3], outs, 3)).toEqual(['table', 'matches', 3])
})

test('every path has its section', () => {
  expect([['names', 1], ['options', 'x'], ['table', 'x'], ['seats', 2, 'gem']].map(section)).toEqual(['names', 'setup', 'table', 'seat:2'])
})
