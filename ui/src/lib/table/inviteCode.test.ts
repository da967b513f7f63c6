import { expect, test } from 'vitest'
import { destination } from './inviteCode'

test.each([
  ['tsp725', '#/t/tsp725'],
  [' TSP725 ', '#/t/tsp725'],
  ['http://home:8777/#/t/tsp725', '#/t/tsp725'],
  ['http://home:8777/#/t/tsp725/k/secret', '#/t/tsp725/k/secret'],
  ['Come and play: https://x.example/dvergar/#/t/tsp725?at=3 tonight', '#/t/tsp725?at=3'],
  ['http://home:8777/#/score/s/abcdef', '#/score/s/abcdef'],
  ['http://home:8777/#/new/nains/deal/abcdef', '#/new/nains/deal/abcdef'],
  ['BCDFG-hjkmn', '#/d/bcdfghjkmn'],
  ['http://home:8777/#/d/bcdfghjkmn', '#/d/bcdfghjkmn'],
  ['http://home:8777/', ''],
  ['http://home:8777/#/', ''],
  ['come and play', ''],
  ['', ''],
])('%s leads to %s', (text, hash) => {
  expect(destination(text)).toBe(hash)
})
