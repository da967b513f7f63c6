import { expect, test } from 'vitest'
import { beatsOf } from '../../lib/events/beats'
import type { Told } from '../../messages'
import { telling } from './telling'
import { action, gems } from './testing'

const tell = (kind: string, seat: number, args: Record<string, string | number>): Told => ({ at: 0, kind, seat, args })

test('a dwarf goes along the galleries, takes its gems there, and only then does the card leave the workshop', () => {
  const was = action({ choices: [] })
  const next = action({ choices: [], workshop: [null, null] })
  const story = [
    tell('readied', 1, { dwarf: 1 }),
    tell('moved', 1, { dwarf: 1, space: 'B', kind: 1, to: 'c1', to_kind: 2, passed: 0 }),
    tell('harvested', 1, { dwarf: 1, space: 'c1', kind: 2, rs: 2, sl: 0, el: 1 }),
    tell('took', 1, { card: '@brisingamen-card-s01' }),
  ]
  const beats = beatsOf(telling, was, next, story, 0, false)
  expect(beats.map(({ told }) => told.kind)).toEqual(['moved', 'harvested', 'took'])
  const [went, took, card] = beats.map((beat) => beat.view as typeof was)
  expect(beats[0]?.path).toEqual(['space:B', 'space:C', 'space:c1'])
  const at = (view: typeof was | undefined, id: string) => view?.spaces.find((space) => space.id === id)
  expect([at(went, 'B')?.dwarf, at(went, 'c1')?.seat, at(went, 'c1')?.loaded, at(went, 'c1')?.gems]).toEqual([0, 1, true, gems([0, 2], [6, 1])])
  expect([at(took, 'c1')?.gems, took?.workshop[0]?.id, card?.workshop[0]]).toEqual([gems(), 's01', null])
})

test('where one went, how many gems one took and what one completed is noted since the last turn', () => {
  const noted = [tell('moved', 1, {}), tell('harvested', 1, { rs: 2, el: 1 }), tell('readied', 1, {}), tell('completed', 2, {})].map((told) => telling.sum?.(told))
  expect(noted).toEqual([{ icon: 'walking-boot', seat: 1 }, { icon: 'cut-diamond', seat: 1, count: 3 }, null, { icon: 'jewel-crown', seat: 2 }])
})
