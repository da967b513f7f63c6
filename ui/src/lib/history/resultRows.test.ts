import { describe, expect, it } from 'vitest'
import type { Result } from '../../messages'
import { sharedResult, resultRows } from './resultRows'

const lines = [{ key: 'health', points: 5 }]
const result = { totals: [5, 5], lines: [lines, lines], facts: [{}, {}], winners: [] } as unknown as Result

describe('a score sheet', () => {
  it('has one column where all share one score, else one for each seat', () => {
    expect(resultRows(sharedResult(result, true))).toEqual([{ key: 'health', points: [5], best: null }])
    expect(resultRows(sharedResult(result))).toEqual([{ key: 'health', points: [5, 5], best: null }])
    expect(sharedResult(result, true).totals).toEqual([5])
  })

  it('marks the best value of each line: ties, negative lines and zeros before losses, and nothing where all are level', () => {
    const lines = (...points: number[]) => ({ totals: points, lines: points.map((each) => [{ key: 'a', points: each }]), facts: [], winners: [] }) as unknown as Result
    const best = (...points: number[]) => resultRows(lines(...points))[0]?.best
    expect([best(3, 7, 7), best(-5, -2), best(0, -1, -7), best(0, 0), best(-4, -4)]).toEqual([7, -2, 0, null, null])
  })
})
