import { expect, test } from 'vitest'
import type { Told } from '../../messages'
import { linesOf } from './chronicle'

const tell = (kind: string, seat = 1): Told => ({ at: 0, kind, seat })

test('what only begins something is a line until something has followed', () => {
  const kinds = (...story: string[]): string[] => linesOf('brisingamen', story.map((kind) => tell(kind))).map((line) => line.kind)
  expect(kinds('readied')).toEqual(['readied'])
  expect(kinds('readied', 'moved', 'swapping', 'offered', 'swap_gave')).toEqual(['moved', 'swap_gave'])
})
