import { expect, test } from 'vitest'
import type { Told } from '../../messages'
import { eventsSince, spanOf, summed } from './since'

const told = (at: number, kind: string, seat: number): Told => ({ at, kind, seat, args: {} })
const story = [told(0, 'took', 0), told(1, 'took', 1), told(2, 'took', 2), told(2, 'hero', 2), told(3, 'took', 0), told(3, 'gems', -1), told(4, 'took', 1), told(5, 'took', 1), told(6, 'took', 0)]
const telling = { sum: ({ kind, seat }: Told) => (kind === 'took' ? ({ icon: 'card-pick', seat } as const) : kind === 'gems' ? ({ icon: 'cut-diamond' } as const) : null) }

test('what happened between the own turns is noted by who did it, alike things counted', () => {
  const events = eventsSince(story, spanOf([3, 6], story, undefined), 0)
  expect(events.map(({ at, kind }) => `${at} ${kind}`)).toEqual(['3 gems', '4 took', '5 took'])
  expect(summed(events, telling)).toEqual([{ icon: 'cut-diamond', seat: -1, count: 1, tone: undefined }, { icon: 'card-pick', seat: 1, count: 2, tone: undefined }])
})

test('whoever plays them all is told what the turn began with, and before the first turn there is nothing', () => {
  const alone = [told(0, 'moved', 0), told(4, 'ends', 0), told(4, 'turn', 0), told(4, 'armies', -1), told(5, 'moved', 0)]
  expect(eventsSince(alone, spanOf(null, alone, 'turn'), 0).map(({ kind }) => kind)).toEqual(['armies'])
  expect([spanOf(null, alone, undefined), eventsSince(story, null, 0)]).toEqual([null, []])
})
