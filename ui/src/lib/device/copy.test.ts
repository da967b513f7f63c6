import { expect, test } from 'vitest'
import { read } from './copy'

const database = new TextEncoder().encode('SQLite format 3\0and more')
const texts = new TextEncoder().encode(JSON.stringify({ jar: { a: 'ü' }, kept: { 'dvergar-settings': '{}' } }))
const file = (...parts: BlobPart[]) => new Blob(parts)

test('a saved device is read back whole', async () => {
  const found = await read(file('dvergar-device 1\n', `${texts.length}\n`, texts, database))
  expect(found?.jar).toEqual({ a: 'ü' })
  expect(found?.kept).toEqual({ 'dvergar-settings': '{}' })
  expect([...(found?.database ?? [])]).toEqual([...database])
})

test('any other file is none', async () => {
  expect(await read(file('nonsense'))).toBeNull()
  expect(await read(file('dvergar-device 1\n', `${texts.length}\n`, texts, 'no database'))).toBeNull()
  expect(await read(file('dvergar-device 1\n', '3\n', '{"j', database))).toBeNull()
})
