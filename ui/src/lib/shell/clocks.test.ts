import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../../messages'
import { words } from '../words/words.svelte'
import Clocks from './Clocks.svelte'

const person = { kind: 'person', name: 'Ann' }
const table = (left: number, begins: number): TableInfo => ({ status: 'playing', mine: [0], seats: [person, person], clocks: [{ left, running: true, begins }, { left: 60_000, running: false, begins: 0 }] }) as unknown as TableInfo
const shown = (): string[] => screen.getAllByRole('timer').map((it) => it.textContent)

beforeEach(() => {
  words.use('en', 'page-clock = Time')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a clock stands while it is told what others did, and then runs', async () => {
  render(Clocks, { table: table(60_000, 3_000) })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(shown()).toEqual(['1:00', '1:00'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown()).toEqual(['0:55', '1:00'])
})

test('who has little time left is told no more', async () => {
  const low = vi.fn()
  render(Clocks, { table: table(12_000, 2_000), low })
  await vi.advanceTimersByTimeAsync(3_500)
  expect(low).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(low).toHaveBeenCalled()
})
