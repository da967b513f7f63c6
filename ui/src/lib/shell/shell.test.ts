import { render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { GameInfo, TableInfo } from '../../messages'
import { terms } from '../table/terms'
import Crest from '../parts/Crest.svelte'
import { standIns } from '../people/standIns.svelte'
import Top from '../widgets/Top.svelte'
import { words } from '../words/words.svelte'

afterEach(() => {
  standIns.seats = []
  document.body.innerHTML = ''
})

test('whoever joins reads the rules, the time to think and whether there are hints', () => {
  words.use('en', ['option-deals = Deals', 'option-deals-5 = Five', 'option-heroes = Heroes', 'option-heroes-a = Ann', 'option-heroes-b = Bob', 'option-cap = Cap', 'page-clock = Time', 'page-clock-bank = ten minutes', 'page-clock-none = none', 'page-clock-other-move = { $seconds } s a move', 'page-hints = Hints', 'page-on = on', 'page-off = off'].join('\n'))
  const option = { low: 0, high: 9, values: [] }
  const game = {
    options: [
      { ...option, key: 'deals', kind: 'choice', scope: 'rules', default: '7' },
      { ...option, key: 'heroes', kind: 'ids', scope: 'rules', default: ['a'] },
      { ...option, key: 'cap', kind: 'range', scope: 'rules', default: 3 },
      { ...option, key: 'live', kind: 'choice', scope: 'table', default: 'on' },
    ],
  } as unknown as GameInfo
  const table = (more: Partial<TableInfo>) => ({ options: { deals: '5', heroes: ['a', 'b'], cap: 3, live: 'on' }, hints: false, clock: {}, ...more }) as unknown as TableInfo
  const texts = (more: Partial<TableInfo>) => terms(game, table(more)).map(({ name, text }) => `${name}: ${text}`)
  expect(texts({})).toEqual(['Deals: Five', 'Heroes: Ann and Bob', 'Time: none', 'Hints: off'])
  expect(texts({ clock: { kind: 'bank', seconds: 600, increment: 10 }, hints: true }).slice(2)).toEqual(['Time: ten minutes', 'Hints: on'])
  expect(texts({ clock: { kind: 'move', seconds: 45 } })[2]).toBe('Time: 45 s a move')
})

test('a crest says that a bot stands in', () => {
  words.use('en', 'page-bot = bot')
  standIns.seats = [1]
  render(Crest, { seat: 0 })
  render(Crest, { seat: 1 })
  expect([...document.querySelectorAll('.seal')].map((seal) => seal.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')).toEqual(['', 'bot'])
})

test('what others said is marked on the menu, which is not called settings', () => {
  words.use('en', 'page-menu = Menu\npage-settings = Settings\npage-talk-new = { $count } new')
  const name = () => document.querySelector('[aria-haspopup=dialog]')?.getAttribute('aria-label')
  const first = render(Top, { icon: 'dwarf-king', title: 'Toy' })
  expect(name()).toBe('Settings')
  first.unmount()
  render(Top, { icon: 'dwarf-king', title: 'Toy', unread: 2, menu: createRawSnippet(() => ({ render: () => '<p></p>' })) })
  expect(name()).toBe('Menu, 2 new')
})
