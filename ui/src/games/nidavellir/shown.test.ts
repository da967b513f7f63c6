import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import house from '../../../../src/dvergar/words/en.ftl?raw'
import english from '../../../../src/dvergar/games/nidavellir/words/en.ftl?raw'
import { Pick } from '../../lib/choices/pick.svelte'
import { Shell } from '../../lib/shell/shell.svelte'
import { words } from '../../lib/words/words.svelte'
import type { Show } from '../../messages'
import type { NidavellirView } from './messages'
import Table from './Table.svelte'
import { bidding, coin, turn } from './testing'

vi.setConfig({ testTimeout: 60_000 }) // a busy machine is no failure

function table(view: NidavellirView) {
  const pick = new Pick(vi.fn())
  pick.offer(view.choices, false)
  const show = { t: 'show', rev: 1, table: { id: 'x', game: 'nidavellir', options: {} }, view, seat: view.seat, decision: 1 } as unknown as Show
  return render(Table, { show, view, words, pick, prompt: createRawSnippet(() => ({ render: () => '<p>prompt</p>' })), shell: new Shell() })
}
const at = (id: string): Element | null => document.querySelector(`[data-at="${id}"]`)

beforeEach(() => {
  localStorage.clear()
  words.use('en', house, english)
  words.names = ['Durin', 'Borin', 'Dis']
  words.me = 0
})

test('tells a coin that was shown from what it has become', () => {
  const view = turn()
  view.taverns = view.taverns.map((it, n) => (n === 0 ? { ...it, bids: [5, 5, 2] } : it))
  view.table[0]!.places = view.table[0]!.places.map((place) => (place.where === 'goblin' ? { ...place, coin: coin(9) } : place))
  table(view)
  const own = at('turn:0')
  expect(own?.querySelector('.coin')?.textContent.trim()).toBe('5')
  expect(own?.querySelector('.grown')?.textContent).toBe('▲9')
  expect(own?.querySelector('.vh')?.textContent).toBe('You, coin 5, chooses now, has grown to 9 since')
  expect(at('turn:1')?.querySelector('.grown')).toBeNull()
  expect(screen.getByRole('group', { name: 'Your coins' }).textContent).toContain('5 → 9')
})

test('has coins beside what is asked in a low window, and only there', () => {
  for (const [height, own] of [[450, 1], [900, 0]] as const) {
    vi.stubGlobal('innerHeight', height)
    const { unmount } = table(bidding())
    expect(document.querySelectorAll('.own [data-at="coin:0"]')).toHaveLength(own)
    expect(document.querySelectorAll('[data-at="coin:0"]')).toHaveLength(1)
    unmount()
  }
  vi.unstubAllGlobals()
})

test('says by the crest whose a small card is, and by its name', () => {
  table(turn())
  const ghost = document.querySelector('.ghost')
  expect(ghost?.getAttribute('aria-label')).toBe('taken by Borin')
  expect(ghost?.querySelector('.by .seal')).not.toBeNull()
})
