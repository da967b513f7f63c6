import { expect, test } from 'vitest'
import { BEAT } from '../../lib/events/director.svelte'
import { settings } from '../../lib/settings/settings.svelte'
import { beatsOf } from '../../lib/events/beats'
import type { Told } from '../../messages'
import { STAY, SWEEP, won } from './lingering.svelte'
import { telling } from './telling'
import { card, trick, turn } from './testing'

const put = (kind: string, seat: number, id: string): Told => ({ at: 0, kind, seat, args: { card: `@roi_des_nains-card-${id}` } })

test('each card comes into the trick in its turn, and the trick goes to whoever has taken it', () => {
  settings.speed = 1
  settings.linger = 1
  const was = turn({ plays: [{ seat: 2, face: card('N5') }], choices: [] })
  const third = trick(3, ['N5', 'N4', 'NR'], 2, 2)
  const next = turn({ plays: [{ seat: 1, face: card('G9') }], done: [...was.done, third], last: third, trick: 4, winning: 1, led: 'goblin' })
  const story = [put('played', 0, 'N4'), put('played', 1, 'NR'), { at: 1, kind: 'trick', seat: 1, args: { trick: 3, card: '@roi_des_nains-card-NR' } }, put('led', 1, 'G9')]
  const beats = beatsOf(telling, was, next, story, 0, false)
  expect(beats.map(({ told, silent }) => `${told.kind}${silent ? ' silent' : ''}`)).toEqual(['played silent', 'played', 'trick', 'led'])
  const views = beats.map((beat) => beat.view as typeof was)
  expect(views.map((view) => view.plays.map((play) => play.face.id).join())).toEqual(['N5,N4', 'N5,N4,NR', '', 'G9'])
  expect(views.map((view) => won(view) - won(was))).toEqual([0, 0, 1, 1])
  const [, , taken] = beats
  expect((taken?.time ?? 0) * BEAT[1]).toBe(STAY[1] + SWEEP[1]) // the next card is told when the trick has gone
  expect([views[1]?.winning, views[2]?.last?.number, views[3]?.led]).toEqual([1, 3, 'goblin'])
})
