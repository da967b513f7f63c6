import { describe, expect, it } from 'vitest'
import type { Result } from '../messages'
import { shared, sheet } from './sheet'

const lines = [{ key: 'health', points: 5 }]
const result = { totals: [5, 5], lines: [lines, lines], facts: [{}, {}], winners: [] } as unknown as Result

describe('a score sheet', () => {
  it('has one column where all share one score, else one for each seat', () => {
    expect(sheet(shared(result, true))).toEqual([{ key: 'health', points: [5], best: 5 }])
    expect(sheet(shared(result))).toEqual([{ key: 'health', points: [5, 5], best: 5 }])
    expect(shared(result, true).totals).toEqual([5])
  })
})
