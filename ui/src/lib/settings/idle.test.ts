import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stir, watchInput } from './idle'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a page stands still after some seconds without input or news, and moves on again with either', () => {
  const still = () => document.documentElement.hasAttribute('data-idle')
  watchInput()
  vi.advanceTimersByTime(7000)
  expect(still()).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(still()).toBe(true)
  dispatchEvent(new Event('pointermove'))
  expect(still()).toBe(false)
  vi.advanceTimersByTime(9000)
  expect(still()).toBe(true)
  stir()
  expect(still()).toBe(false)
})
