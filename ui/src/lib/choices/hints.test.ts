import { afterEach, describe, expect, test } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import Hints from './Hints.svelte'
import { ALIKE, hintRows } from './hintRows'
import { mark, targetsOf } from './hintMarks.svelte'
import { TableConnection } from '../connection/connection.svelte'
import { words } from '../words/words.svelte'
import type { Advice, Advised, Choice } from '../../messages'

const hint = (action: number, value: number, more: Partial<Advised> = {}): Advised => ({ action, value, reasons: [], error: 0, even: false, marks: [], ...more })
const choice = (action: number, ...clicks: string[]): Choice => ({ action, clicks, word: `choice-${action}` })
const advice = (...best: Advised[]): Advice => ({ t: 'advice', seat: 0, decision: 1, team: false, best, legal: 9 })
const choices = [choice(1, 'card:goblin:0'), choice(2, 'coin:1', 'coin:2'), choice(3, 'pass')]
const texts = 'choice-1 = One\nchoice-2 = Two\nchoice-3 = Three\nwhy = Because of { $card }.\npage-hint-chance = { $percent } % to end in front\npage-hint-error = give or take { $error }\npage-hint-rough = a guess\npage-hint-even = about as good\npage-hint-play = Play it'

let made: Record<string, unknown> | undefined
function shown(found: Advice, over = false): { box: HTMLElement; table: TableConnection } {
  words.use('en', texts)
  document.body.innerHTML = '<main><button data-at="card:goblin:0"></button><button data-at="coin:1"></button><button data-at="coin:2"></button><button data-at="seat:2"></button></main><div id="box"></div>'
  const box = document.querySelector<HTMLElement>('#box')!
  const table = new TableConnection('t', () => ({}) as WebSocket)
  table.pick.offer(choices, false)
  table.advice = found
  made = mount(Hints, { target: box, props: { table, over } })
  flushSync()
  return { box, table }
}
const marked = () => [...document.querySelectorAll('[data-hinted]')].map((thing) => thing.getAttribute('data-at'))
afterEach(() => {
  if (made) void unmount(made)
  made = undefined
  document.body.innerHTML = ''
})

describe('rows', () => {
  test('choices that chance alone sets apart have no rank', () => {
    expect(hintRows(advice(hint(1, 0.5), hint(2, 0.49, { even: true }), hint(3, 0.3)), choices).map((row) => row.rank)).toEqual([ALIKE, ALIKE, '3'])
    expect(hintRows(advice(hint(1, 0.5), hint(2, 0.4)), choices).map((row) => row.rank)).toEqual(['1', '2'])
  })
  test('nor are two that are worse ranked against each other within their error', () => {
    const ranks = (...values: [number, number][]) => hintRows(advice(...values.map(([value, error], n) => hint(n + 1, value, { error }))), choices).map((row) => row.rank)
    expect(ranks([0.67, 0.01], [0.48, 0.02], [0.47, 0.02])).toEqual(['1', '2', '2'])
    expect(ranks([0.67, 0.01], [0.48, 0.01], [0.4, 0.01])).toEqual(['1', '2', '3'])
  })
  test('an error is spoken of where it matters, and a wild guess is called one', () => {
    const rows = hintRows(advice(hint(1, 0.5, { error: 0.004 }), hint(2, 0.4, { error: 0.03 }), hint(3, 0.3, { error: 0.2 })), choices)
    expect(rows.map((row) => [row.error, row.rough])).toEqual([[0, false], [6, false], [0, true]])
  })
  test('what the view no longer offers is left out', () => {
    expect(hintRows(advice(hint(1, 0.5), hint(77, 0.4)), choices).map((row) => row.action)).toEqual([1])
  })
})

describe('marks', () => {
  test('a hint marks what is to be clicked and what its reasons speak of', () => {
    expect(targetsOf(hint(2, 0.5, { marks: ['seat:2', 'coin:1'] }), choices[1])).toEqual(['coin:1', 'coin:2', 'seat:2'])
    expect(targetsOf(hint(3, 0.5), choices[2])).toEqual([])
  })
  test('a new mark takes the old one away', () => {
    document.body.innerHTML = '<i data-at="a:1"></i><i data-at="a:2"></i><i data-at="a:2"></i>'
    expect(mark(['a:1'])).toBe(1)
    expect(mark(['a:2', 'a:3'])).toBe(2)
    expect(marked()).toEqual(['a:2', 'a:2'])
  })
  test('the first hint is marked at once, another one when it is pointed at, none when the question is gone', () => {
    const { box, table } = shown(advice(hint(1, 0.5), hint(2, 0.4, { marks: ['seat:2'] })))
    expect(marked()).toEqual(['card:goblin:0'])
    const rows = box.querySelectorAll<HTMLElement>('.hint')
    rows[1]!.dispatchEvent(new Event('pointerenter'))
    flushSync()
    expect(marked()).toEqual(['coin:1', 'coin:2', 'seat:2'])
    rows[0]!.dispatchEvent(new Event('focus'))
    flushSync()
    expect(marked()).toEqual(['card:goblin:0'])
    table.advice = null
    flushSync()
    expect(marked()).toEqual([])
  })
  test('what is drawn anew is marked again', async () => {
    shown(advice(hint(1, 0.5)))
    document.querySelector('main')!.innerHTML = '<button data-at="card:goblin:0"></button>'
    await Promise.resolve()
    expect(marked()).toEqual(['card:goblin:0'])
  })
  test('a press chooses the hint and shows how to play it', () => {
    const { box, table } = shown(advice(hint(1, 0.5), hint(2, 0.4)))
    box.querySelectorAll<HTMLElement>('.hint')[1]!.click()
    flushSync()
    expect(table.pick.choice?.action).toBe(2)
    expect(marked()).toEqual(['coin:1', 'coin:2'])
    expect(box.querySelector('.go')?.textContent).toContain('Play it')
  })
})

test('a figure says in words what it is, for everybody to see', () => {
  const { box } = shown(advice(hint(1, 0.48, { error: 0.02, reasons: [{ word: 'why', args: { card: 'Hunter' } }] }), hint(2, 0.47, { even: true, error: 0.1 })))
  const rows = [...box.querySelectorAll('.hint')]
  expect(rows[0]!.querySelector('.worth')?.textContent).toBe('48 % to end in front, give or take 4')
  expect(rows[1]!.querySelector('.worth')?.textContent).toBe('47 % to end in front, a guess')
  expect(rows[1]!.textContent).toContain('about as good')
  expect(box.querySelector('.why')?.textContent).toBe('Because of Hunter.')
})

test('within the prompt hints fold up', () => {
  const { box } = shown(advice(hint(1, 0.5)), true)
  box.querySelector<HTMLElement>('.fold')!.click()
  flushSync()
  expect(box.querySelectorAll('.hint')).toHaveLength(0)
  box.querySelector<HTMLElement>('.fold')!.click()
  flushSync()
  expect(box.querySelectorAll('.hint')).toHaveLength(1)
})
