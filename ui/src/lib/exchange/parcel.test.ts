import { expect, test } from 'vitest'
import type { Book } from '../score/book.svelte'
import { empty, gameOf, linkFor, packed, read, unpacked } from './parcel'

const record = 'dvergar record 1\ngame nains\nrevision 1\n'
const round = { id: 0, created: '2024', options: {}, names: ['Änn', ''], table: {}, seats: [{ a: 1 }, {}], totals: [], winners: [], revisions: {} }
const book = { id: '7', game: 'nains', changed: '2024', shared: 'secret', rounds: [round] } as unknown as Book

test('a parcel goes through a link whole, without what ties a sheet to a server', async () => {
  const part = await packed({ records: [record], books: [book], share: true })
  expect(part).toMatch(/^[\w-]+$/)
  expect(await unpacked(part!)).toEqual({ records: [record], books: [{ id: '7', game: 'nains', changed: '2024', rounds: [round] }], share: true })
})

test('what would be too long for a link is none', async () => {
  const noise = Array.from({ length: 16 }, () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(60_000))))).join('')
  expect(await packed({ ...empty(), records: [`dvergar record 1\n${noise}`] })).toBeNull()
})

test('a record alone is a parcel, and anything else is none', async () => {
  expect(read(record)).toEqual({ records: [record], books: [], share: false })
  expect(gameOf(record)).toBe('nains')
  for (const text of ['', 'nonsense', '{}', '{"kind":"dvergar parcel 1","records":1,"books":[]}']) expect(read(text)).toBeNull()
  expect(await unpacked('%%%')).toBeNull()
  expect(await unpacked('AAAA')).toBeNull()
})

test('sheets that are none stay behind', () => {
  const odd = [{ ...book, rounds: [] }, { ...book, rounds: [{ ...round, seats: ['x'] }] }, { ...book, game: 3 }, null]
  expect(read(JSON.stringify({ kind: 'dvergar parcel 1', records: ['other'], books: [...odd, book] }))?.books.length).toBe(1)
})

test('an address is one with and without what follows it', () => {
  expect(linkFor('https://a.org/x', 'P')).toBe('https://a.org/x/#/in/P')
  expect(linkFor('https://a.org/#/mine', 'P')).toBe('https://a.org/#/in/P')
})
