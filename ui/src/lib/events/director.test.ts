import { describe, expect, test } from 'vitest'
import type { Show, Told, View } from '../../messages'
import { beatsOf, type Shown, type Telling } from './beats'
import { Director, type Arrival } from './director.svelte'
import { TableAir, type Flight } from './flights'

interface Toy extends View { taken: string[] }

const view = (taken: string[], totals = [0, 0]): Toy => ({ game: 'toy', seats: 2, seat: 0, actors: [], over: false, prompt: { word: '', args: {}, why: null, why_args: {} }, choices: [], result: { over: false, totals, lines: [[], []], facts: [{}, {}], winners: [] }, reveals: 0, taken })
const show = (taken: string[], totals?: number[]): Show => ({ view: view(taken, totals), table: { options: {} } }) as unknown as Show
const took = (seat: number, what: string): Told => ({ at: 0, kind: 'took', seat, args: { what } })
const telling: Telling<Toy> = {
  show: (told, { view: now }): Shown<Toy> | null => (told.kind === 'took' ? { at: [`card:${told.args?.['what']}`], flights: [{ from: `card:${told.args?.['what']}`, to: `seat:${told.seat}` }], view: { ...now, taken: [...now.taken, String(told.args?.['what'])] } } : null),
}

function house(more: { beat?: number; stepwise?: boolean; hidden?: boolean } = {}) {
  const log: string[] = []
  const timers: { ms: number; then: () => void }[] = []
  const state = { beat: 100, stepwise: false, hidden: false, ...more }
  const director = new Director({
    beat: () => state.beat,
    stepwise: () => state.stepwise,
    hidden: () => state.hidden,
    put: (put, told, whole) => log.push(`${(put.view as Toy | null)?.taken.join('') ?? '-'} ${told ?? '='}${whole ? ' whole' : ''}`),
    wait: (ms, then) => {
      const timer = { ms, then }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  director.fetch = () => Promise.resolve(telling as unknown as Telling)
  director.beats = beatsOf
  director.telling = telling as unknown as Telling
  /** The time of a beat is over. */
  const pass = () => timers.splice(0).forEach(({ then }) => then())
  return { director, log, timers, state, pass }
}
let told = 0
const arrival = (taken: string[], ...events: Told[]): Arrival => ({ show: show(taken), events, story: (told += events.length) })
const begin = (): void => void (told = 0)

describe('the director', () => {
  test('tells one event after the other, and the reader may act only after the last', () => {
    begin()
    const { director, log, timers, pass } = house()
    director.add(view([]), arrival(['a', 'b'], took(1, 'a'), took(1, 'b')))
    expect([director.busy, director.beat?.told.args?.['what'], director.left, log, timers[0]?.ms]).toEqual([true, 'a', 1, ['a 1'], 100])
    pass()
    expect([director.beat?.told.args?.['what'], log.at(-1)]).toEqual(['b', 'ab 2'])
    pass()
    expect([director.busy, director.beat, log.at(-1)]).toEqual([false, null, 'ab 2 whole'])
  })

  test('views that arrive meanwhile wait, and none is shown before its time', () => {
    begin()
    const { director, log, pass } = house()
    director.add(view([]), arrival(['a'], took(1, 'a')))
    director.add(view(['a']), arrival(['a']))
    director.add(view(['a']), arrival(['a', 'b'], took(1, 'b')))
    expect(log).toEqual(['a 1'])
    pass()
    expect(log).toEqual(['a 1', 'a 1', 'a 1', 'ab 2'])
    pass()
    expect(log.filter((line) => line.endsWith('whole'))).toEqual(['ab 2 whole'])
  })

  test('skipping shows the newest view at once', () => {
    begin()
    const { director, log, timers } = house()
    director.add(view([]), arrival(['a'], took(1, 'a')))
    director.add(view(['a']), arrival(['a', 'b'], took(1, 'b')))
    director.skip()
    expect([log.at(-1), director.busy, director.beat, timers.length]).toEqual(['ab 2 whole', false, null, 0])
  })

  test('step by step each beat waits for the reader', () => {
    begin()
    const { director, log, timers } = house({ stepwise: true })
    director.add(view([]), arrival(['a', 'b'], took(1, 'a'), took(1, 'b')))
    expect(timers).toEqual([])
    director.next()
    expect([director.beat?.told.args?.['what'], timers.length]).toEqual(['b', 0])
    director.next()
    expect(log.at(-1)).toBe('ab 2 whole')
  })

  test('a very long queue is shortened to its last views, and says so', () => {
    begin()
    const { director, log, pass } = house()
    for (let n = 0; n < 40; n++) director.add(view([]), arrival([String(n)], took(1, String(n))))
    expect(director.left).toBeLessThan(29)
    expect(director.cut).toBeGreaterThan(10)
    expect(log.some((line) => line.endsWith('whole'))).toBe(false)
    for (let n = 0; n < 40; n++) pass()
    expect([log.at(-1), director.cut]).toEqual(['39 40 whole', 0])
  })

  test('the own deed is shown without a beat, nothing is told at once or to nobody', () => {
    begin()
    const flights: Flight[] = []
    const mine = house()
    mine.director.air = { rise: (list) => void flights.push(...list), fly: () => undefined }
    mine.director.add(view([]), arrival(['a'], took(0, 'a')))
    expect([mine.log.at(-1), mine.director.busy, flights]).toEqual(['a 1 whole', false, [{ from: 'card:a', to: 'seat:0' }]])
    for (const more of [{ beat: 0 }, { hidden: true }]) {
      begin()
      const { director, log } = house(more)
      director.add(view([]), arrival(['a'], took(1, 'a')))
      expect(log).toEqual(['a 1 whole'])
    }
  })

  test('what a seat has gained stands with the last that it did', () => {
    begin()
    const { director, pass } = house()
    director.add(view([]), { show: show(['a', 'b'], [0, 7]), events: [took(1, 'a'), took(1, 'b')], story: 2 })
    expect(director.beat?.gain).toBeUndefined()
    pass()
    expect(director.beat?.gain).toBe('+7')
  })

  test('the past is told again over the table, and the story stands still', () => {
    const { director, log, pass } = house()
    director.relive(view([]), [{ show: show(['a']), events: [took(1, 'a')] }, { show: show(['a', 'z']), events: [] }])
    expect(log).toEqual(['a ='])
    pass()
    expect(log.at(-1)).toBe('az = whole')
  })

  test('the past goes on step by step where that is wished, this once', () => {
    const { director, log, timers } = house()
    director.relive(view([]), [{ show: show(['a', 'b']), events: [took(1, 'a'), took(1, 'b')] }, { show: show(['z']), events: [] }], true)
    expect([director.waits, timers.length, director.left]).toEqual([true, 0, 1])
    director.next()
    director.next()
    expect([log.at(-1), director.waits]).toEqual(['z = whole', false])
  })

  test('views wait until it is known how this game is told', async () => {
    begin()
    const { director, log, pass } = house()
    director.telling = null
    director.add(view([]), arrival(['a'], took(1, 'a')))
    director.add(view(['a']), arrival(['a', 'b'], took(1, 'b')))
    expect([log, director.busy]).toEqual([[], true])
    await Promise.resolve().then(() => Promise.resolve())
    await new Promise((done) => setTimeout(done))
    expect(log).toEqual(['a 1'])
    pass()
    pass()
    expect(log.at(-1)).toBe('ab 2 whole')
    director.telling = null
    director.fetch = () => Promise.reject(new Error('away'))
    director.add(view(['a', 'b']), arrival(['a', 'b', 'c'], took(1, 'c')))
    await new Promise((done) => setTimeout(done))
    expect(log.at(-1)).toBe('abc 3 whole')
  })
})

describe('what flies', () => {
  const rise = (move: string): number => {
    document.body.innerHTML = `<main style="--move: ${move}"><div data-at="card:a"></div></main>`
    const box = new DOMRect(0, 0, 10, 10)
    const node = document.querySelector('[data-at]')!
    node.getClientRects = () => [box] as unknown as DOMRectList
    node.getBoundingClientRect = () => box
    let copies = 0
    node.cloneNode = () => (copies++, document.createElement('div'))
    new TableAir(() => 100).rise([{ from: 'card:a', to: 'seat:1' }, { from: 'card:gone', to: 'seat:1' }])
    return copies
  }
  test('is copied before the table changes; nothing moves for those who want it still', () => {
    expect([rise('260ms'), rise('1ms')]).toEqual([1, 0])
  })
})
