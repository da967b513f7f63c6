import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Choice, Show } from '../../messages'
import { Pick } from '../choices/pick.svelte'
import { Shell } from '../shell/shell.svelte'
import { Words } from '../words/words.svelte'
import type { SimpleView, SimpleZone } from './messages'
import SimpleTable from './SimpleTable.svelte'

const zone = (key: string, seat: number | null, cards: number[], more: Partial<SimpleZone> = {}): SimpleZone => ({ key, title: `g-zone-${key}`, seat, count: cards.length, cards, pile: false, hidden: false, ...more })

function shown(choices: Choice[], zones: SimpleZone[], seat: number | null = 0) {
  const view = {
    game: 'g', seats: 2, seat, actors: [0], over: false, prompt: { word: 'g-prompt-turn', args: {}, why: null, why_args: {} }, choices, reveals: 0,
    result: { over: false, totals: [3, 4], lines: [[], []], facts: [{}, {}], winners: [] },
    pack: [{ word: 'g-card-0', number: 7, colour: 'red', icon: 'anvil' }, { word: 'g-card-1', number: null, colour: 'grey', icon: 'ring' }],
    zones, numbers: [{ key: 'lives', title: 'g-zone-lives', values: [2, null], each: true }], buttons: [{ at: 'bid:3', word: 'g-choice-bid', args: { thing: 3 } }],
  } as SimpleView
  const words = new Words()
  words.use('en', 'g-card-0 = Axe 7\ng-card-1 = Ring\ng-zone-hands = Hand\ng-zone-deck = Deck\ng-zone-lives = Lives\ng-choice-bid = Bid { $thing }\nseat-name = Seat { $number }\npage-simple-cards = { $count } cards\npage-simple-chosen = chosen\npage-simple-legal = can be chosen')
  const sent = vi.fn()
  const pick = new Pick(sent)
  pick.offer(choices, false)
  const show = { seat, table: { options: {}, seats: [] } } as unknown as Show
  render(SimpleTable, { show, view, words, pick, shell: new Shell(), prompt: createRawSnippet(() => ({ render: () => '<p>asked</p>' })) })
  return { pick, sent }
}
const choice = (action: number, ...clicks: string[]): Choice => ({ action, clicks, word: 'g-choice' })

it('shows the own cards, and of the others how many there are', () => {
  shown([choice(0, 'hands@0:0')], [zone('hands', 0, [0, 1]), zone('hands', 1, [], { count: 5, hidden: true })])
  expect(screen.getByRole('button', { name: 'Axe 7, can be chosen' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ring' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('group', { name: 'Hand, 5 cards' }).querySelectorAll('button')).toHaveLength(0)
})

it('chooses a card by a click and sends it by the second one', () => {
  const { sent } = shown([choice(4, 'hands@0:0'), choice(5, 'hands@0:1')], [zone('hands', 0, [0, 1])])
  screen.getByRole('button', { name: 'Ring, can be chosen' }).click()
  expect(sent).not.toHaveBeenCalled()
  document.querySelector<HTMLElement>('[data-at="hands@0:1"]')?.click()
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 5 }))
})

it('plays a card that is dropped on the table', () => {
  const { sent } = shown([choice(4, 'hands@0:0'), choice(5, 'hands@0:1')], [zone('hands', 0, [0, 1])])
  document.querySelector('[data-at="hands@0:0"]')?.parentElement?.dispatchEvent(new Event('dragstart', { bubbles: true }))
  document.querySelector('.simple')?.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }))
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 4 }))
})

it('makes buttons of numbers, and a pile of a deck', () => {
  const { pick } = shown([choice(1, 'bid:3'), choice(2, 'deck')], [zone('deck', null, [], { count: 9, pile: true, hidden: true })])
  screen.getByRole('button', { name: 'Bid 3' }).click()
  expect(pick.choice?.action).toBe(1)
  screen.getByRole('button', { name: 'Deck, 9 cards' }).click()
  expect(pick.choice?.action).toBe(2)
})

it('shows a spectator all seats and nothing to press', () => {
  shown([], [zone('hands', 0, [], { count: 2, hidden: true }), zone('hands', 1, [], { count: 5, hidden: true })], null)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Seat 1', 'Seat 2'])
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
