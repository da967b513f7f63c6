import { beforeEach, expect, test, vi } from 'vitest'
import type { Book } from '../score/book.svelte'
import { books } from '../score/book.svelte'
import { door } from '../connection/door'
import { take, taken } from './take'

const round = { id: 4, created: '2024', options: {}, names: ['Ann'], table: {}, seats: [{ a: 1 }], totals: [9], winners: [0], revisions: { x: 1 } }
const book = { id: '7', game: 'nains', changed: '2024-01-02', rounds: [round] } as unknown as Book
const table = (status: number) => Promise.resolve(new Response(JSON.stringify({ table: { id: 'bcdfgh' }, error: 'busy', word: '' }), { status }))

beforeEach(() => localStorage.clear())

test('a record that is here already is known, as long as its table is there', async () => {
  const fetch = vi.spyOn(door, 'fetch').mockImplementation(() => table(201))
  expect(await taken('one')).toBe('')
  expect(await take('one')).toBe('bcdfgh')
  expect(await taken('one')).toBe('bcdfgh')
  expect(await taken('other')).toBe('')
  fetch.mockImplementation(() => table(404))
  expect(await taken('one')).toBe('')
})

test('a server that is asked too soon is asked again', async () => {
  vi.useFakeTimers()
  vi.spyOn(door, 'fetch').mockImplementationOnce(() => table(429)).mockImplementation(() => table(201))
  const done = take('one')
  await vi.runAllTimersAsync()
  expect(await done).toBe('bcdfgh')
  vi.useRealTimers()
})

test('a sheet keeps its entries and loses what tied it to a server; a younger one stays', () => {
  expect(take.known(book)).toBe(false)
  take.sheet({ ...book, shared: 'abc' })
  expect(books()[0]).toMatchObject({ id: '7', shared: '', rounds: [{ id: 0, seats: [{ a: 1 }], names: ['Ann'], totals: [] }] })
  expect(take.known(book)).toBe(true)
  take.sheet({ ...book, changed: '2023', rounds: [{ ...round, names: ['Old'] }] })
  expect(books()[0]?.rounds[0]?.names).toEqual(['Ann'])
  expect(books().length).toBe(1)
})
