import { describe, expect, it } from 'vitest'
import type { Result } from '../../messages'
import { sharedResult, resultRows } from './resultRows'

const lines = [{ key: 'health', points: 5 }]
const result = { totals: [5, 5], lines: [lines, lines], facts: [{}, {}], winners: [] } as unknown as Result

describe('a score sheet', () => {
  it('has one column where all share one score, else one for each seat', () => {
    expect(resultRows(sharedResult(result, true))).toEqual([{ key: 'health', points: [5], best: 5 }])
    expect(resultRows(sharedResult(result))).toEqual([{ key: 'health', points: [5, 5], best: 5 }])
    expect(sharedResult(result, true).totals).toEqual([5])
  })
})
