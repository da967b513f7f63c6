import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import Chronicle from '../history/Chronicle.svelte'
import { keys } from './keys'
import { freeName, matters, playNow, proposed } from '../table/newTable'
import type { TableConnection } from '../connection/connection.svelte'
import { Pick } from '../choices/pick.svelte'
import { brings, spoken } from '../choices/preview'
import Prompt from '../choices/Prompt.svelte'
import { nextZone, roving } from '../widgets/roving'
import { read, route } from './route.svelte'
import Segment from '../widgets/Segment.svelte'
import { settings } from '../settings/settings.svelte'
import { resultRows } from '../history/resultRows'
import { Words, words } from '../words/words.svelte'

afterEach(() => (document.body.innerHTML = ''))

describe('the address', () => {
  test('names home, a new table, a table and a personal link', () => {
    expect(read('')).toEqual({ page: 'home', lost: '' })
    expect(read('#/new/toy')).toEqual({ page: 'new', game: 'toy', deal: '' })
    expect(read('#/new/toy/deal/abc')).toEqual({ page: 'new', game: 'toy', deal: 'abc' })
    expect(read('#/statistics/toy')).toEqual({ page: 'statistics', game: 'toy' })
    expect(read('#/t/abc?at=42')).toEqual({ page: 'table', id: 'abc', token: '', at: 42 })
    expect(read('#/t/abc?at=x')).toEqual({ page: 'table', id: 'abc', token: '', at: null })
    expect(read('#/t/abc')).toEqual({ page: 'table', id: 'abc', token: '', at: null })
    expect(read('#/t/abc/k/secret')).toEqual({ page: 'table', id: 'abc', token: 'secret', at: null })
    expect(read('#/nowhere/at')).toEqual({ page: 'home', lost: 'nowhere/at' })
    expect(read('#/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', token: '', at: null })
  })

  test('loses a token at once', () => {
    location.hash = '#/t/abc/k/secret'
    const stop = route.follow()
    expect(route.place).toEqual({ page: 'table', id: 'abc', token: 'secret', at: null })
    expect(location.hash).toBe('#/t/abc')
    stop()
  })
})

describe('setting up', () => {
  const toy = { id: 'toy', title: 'Toy', low: 2, high: 4, minutes: 1, options: [], bots: ['random', 'bold'], reconstructed: false, replaced: false, guide: false, lesson: false, sheet: true }

  test('play now: me and the strongest bots, three seats where the game allows it, all names different', () => {
    const table = playNow(toy, proposed(toy, false))
    expect(table.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
    expect(table.seats[1]?.level).toBe('bold')
    expect(new Set(table.seats.map((seat) => seat.name)).size).toBe(3)
    expect(playNow({ ...toy, low: 1, high: 2 }, proposed({ ...toy, low: 1, high: 2 }, false)).seats.length).toBe(2)
    expect(playNow({ ...toy, low: 4, high: 5 }, proposed({ ...toy, low: 4, high: 5 }, false)).seats.length).toBe(4)
  })

  const option = (more: object) => ({ key: 'a', kind: 'choice' as const, scope: 'rules' as const, default: 'all', values: ['all', 'first_game'], low: 0, high: 0, seats: [], only: {}, ...more })

  test('somebody new meets apprentices, with the set for a first game', () => {
    const game = { ...toy, bots: ['random', 'apprentice', 'master'], options: [option({})] }
    expect(proposed(game, true)).toEqual({ seats: 3, level: 'apprentice', first: true })
    expect(proposed(game, false)).toEqual({ seats: 3, level: 'master', first: false })
    expect(proposed({ ...game, bots: [...game.bots, 'grandmaster'] }, false).level).toBe('master')
    expect(playNow(game, { seats: 2, level: 'apprentice', first: true })).toMatchObject({ options: { a: 'first_game' }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }] })
  })

  test('an option that changes nothing is not asked for', () => {
    expect([1, 2].map((seats) => matters(option({ seats: [1] }), seats, {}))).toEqual([true, false])
    expect(['on', 'off'].map((cap) => matters(option({ only: { cap: ['on'] } }), 3, { cap }))).toEqual([true, false])
  })

  test('a name is always found', () => {
    const taken: string[] = []
    for (let n = 0; n < 14; n++) taken.push(freeName(taken))
    expect(new Set(taken).size).toBe(14)
  })
})

test('a sheet has one row for each line that any seat has', () => {
  const result = { over: true, totals: [5, 9], facts: [{}, {}], winners: [1], lines: [[{ key: 'a', points: 5 }], [{ key: 'a', points: 2 }, { key: 'b', points: 7 }]] }
  expect(resultRows(result)).toEqual([
    { key: 'a', points: [5, 2], best: 5 },
    { key: 'b', points: [0, 7], best: 7 },
  ])
})

test('what a choice brings is short and signed, and a screen reader hears it with the choice', () => {
  const words = new Words()
  words.use('en', 'page-preview-points = { $points }\npage-preview-coin = { $from } to { $to }\npage-preview-line = line { $line }\ntake = Take it\nextra = more')
  const preview = { points: -3, coin: [4, 7] as [number, number], line: 2, word: 'extra' }
  expect(brings(preview, words)).toEqual([
    { text: '−3', good: false },
    { text: '4 to 7', good: true },
    { text: 'line 2', good: true },
    { text: 'more', good: true },
  ])
  expect(spoken({ action: 1, clicks: [], word: 'take', preview: { points: 3 } }, words)).toBe('Take it, +3')
  expect(brings(null, words)).toEqual([])
})

test('the chronicle tells a row of alike events in one line, where the game says so', () => {
  words.use('en', 'page-chronicle = Chronicle\nnidavellir-event-bid = { $who } has bid.\nnidavellir-event-bid-all = { $who } have bid.\nnidavellir-event-round = Round')
  words.names = ['Ivi', 'Ori', 'Nyr']
  const bid = (seat: number) => ({ at: 0, kind: 'bid', seat })
  const round = { at: 0, kind: 'round', seat: -1 }
  render(Chronicle, { game: 'nidavellir', story: [round, bid(2), bid(0), bid(1), round, round, bid(1)], fresh: 1 })
  expect([...document.querySelectorAll('li')].map((line) => line.textContent?.trim())).toEqual(['Round', 'Nyr, Ivi, and Ori have bid.', 'Round', 'Round', 'Ori has bid.'])
  expect([...document.querySelectorAll('li')].map((line) => line.classList.contains('new'))).toEqual([false, false, false, false, true])
})

test('whoever has a bot play for them is told so, and asked nothing', () => {
  words.use('en', 'ask = You have two actions\npage-stand-in-asked = A bot decides for you now\npage-prompt = What to do now\npage-choose = Nothing chosen yet')
  const asked = (stand_in: boolean) => {
    const view = { seat: 0, seats: 1, actors: [0], over: false, choices: [], prompt: { word: 'ask', args: {} } }
    const table = { show: { rev: 1, view, table: { seats: [{ seat: 0, kind: stand_in ? 'bot' : 'person', stand_in }] } }, pick: new Pick(() => undefined), online: true }
    const { container, unmount } = render(Prompt, { table: table as unknown as TableConnection, reckoned: false, reckon: () => undefined })
    const found = [container.querySelector('h2')?.textContent, container.querySelectorAll('.confirm').length]
    unmount()
    return found
  }
  expect(asked(false)).toEqual(['You have two actions', 1])
  expect(asked(true)).toEqual(['A bot decides for you now', 0])
})

describe('keyboard', () => {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('button')]
  const press = (key: string, target: EventTarget = document.activeElement ?? window, shiftKey = false) => target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))

  test('a zone is one Tab stop with arrows, Home and End inside', () => {
    document.body.innerHTML = '<div id="z"><button>a</button><button>b</button><button>c</button></div>'
    const action = roving(document.getElementById('z')!)
    const [a, b, c] = buttons()
    expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1])
    a!.focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(b)
    expect(buttons().map((button) => button.tabIndex)).toEqual([-1, 0, -1])
    press('End')
    expect(document.activeElement).toBe(c)
    press('ArrowRight')
    expect(document.activeElement).toBe(c)
    press('Home')
    expect(document.activeElement).toBe(a)
    action.destroy()
  })

  test('arrows sideways get to every stop of rows of unlike length', () => {
    document.body.innerHTML = `<div id="z">${'<button></button>'.repeat(7)}</div>`
    const places = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [0, 2], [3, 2]] // the last stands further right than any other
    const all = buttons()
    all.forEach((button, n) => (button.getBoundingClientRect = () => new DOMRect(places[n]![0]! * 50, places[n]![1]! * 70, 40, 60)))
    const action = roving(document.getElementById('z')!)
    all[0]!.focus()
    const there = all.map(() => {
      const at = all.indexOf(document.activeElement as HTMLElement)
      press('ArrowRight')
      return at
    })
    expect(there).toEqual([0, 1, 2, 3, 4, 5, 6])
    press('ArrowLeft')
    press('ArrowLeft')
    expect(document.activeElement).toBe(all[4])
    press('ArrowUp')
    expect(document.activeElement).toBe(all[1])
    action.destroy()
  })

  test('focus goes to the neighbour when a stop leaves', async () => {
    document.body.innerHTML = '<div id="z"><button>a</button><button>b</button><button>c</button></div>'
    const action = roving(document.getElementById('z')!)
    const [, b, c] = buttons()
    b!.focus()
    b!.remove()
    await new Promise((done) => setTimeout(done, 0))
    expect(document.activeElement).toBe(c)
    action.destroy()
  })

  test('F6 goes from zone to zone and back', () => {
    document.body.innerHTML = '<section data-zone><button>a</button></section><section data-zone hidden><button>h</button></section><section data-zone><button>b</button></section>'
    const [a, , b] = buttons()
    nextZone(false)
    expect(document.activeElement).toBe(a)
    nextZone(false)
    expect(document.activeElement).toBe(b)
    nextZone(false)
    expect(document.activeElement).toBe(a)
    nextZone(true)
    expect(document.activeElement).toBe(b)
  })

  describe('keys of a table', () => {
    let did: string[]
    let open: boolean
    let off: () => void
    beforeEach(() => {
      did = []
      open = false
      off = keys({
        confirm: () => did.push('confirm'), cancel: () => did.push('cancel') > 0, undo: () => did.push('undo'),
        redo: () => did.push('redo'), list: () => did.push('list'), help: () => did.push('help'), rules: () => did.push('rules'), open: () => open,
      })
    })
    afterEach(() => {
      off()
      settings.shortcuts = true
    })

    test('each does its work, Enter not on a button, letters not in a field', () => {
      document.body.innerHTML = '<button>b</button><input>'
      for (const key of ['Enter', 'Escape', 'u', 'R', 'l', 'i', '?']) press(key, document.body)
      expect(did).toEqual(['confirm', 'cancel', 'undo', 'redo', 'list', 'rules', 'help'])
      press('Enter', document.querySelector('button')!)
      press('u', document.querySelector('input')!)
      expect(did.length).toBe(7)
    })

    test('letters can be switched off, and an open drawer has its own keys', () => {
      settings.shortcuts = false
      press('u', document.body)
      press('Escape', document.body)
      expect(did).toEqual(['cancel'])
      open = true
      press('Enter', document.body)
      expect(did).toEqual(['cancel'])
    })
  })
})

test('a segment is a group of radio buttons with a name', () => {
  const set: string[] = []
  const { getByRole } = render(Segment, { legend: 'Level', options: [{ value: 'a', text: 'A' }, { value: 'b', text: 'B' }], value: 'a', set: (value: string | number) => set.push(String(value)) })
  expect(getByRole('group', { name: 'Level' })).toBeTruthy()
  expect((getByRole('radio', { name: 'A' }) as HTMLInputElement).checked).toBe(true)
  getByRole('radio', { name: 'B' }).click()
  expect(set).toEqual(['b'])
})
