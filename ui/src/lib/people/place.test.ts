import { afterEach, expect, test, vi } from 'vitest'
import { colours, palette, seatColours, wearing } from './colours'
import { muted } from './seatMemory.svelte'
import { settings } from '../settings/settings.svelte'
import { markIcon, notifyTurn, wantNotifications } from '../settings/turnNotice'

afterEach(() => {
  vi.unstubAllGlobals()
  settings.notify = false
})

test('no two seats wear the same colour, and a wish is granted to the first', () => {
  for (const wishes of [['', '', '', '', ''], ['frost', 'frost', '', '', ''], ['azure', 'ember', 'plum', 'gold', 'moss'], ['gold', '', '', '', ''], ['mud', 'moss', 'moss', '', 'rose']]) {
    const found = seatColours(wishes.map((colour) => ({ colour })))
    expect(new Set(found).size).toBe(wishes.length)
    wishes.forEach((wish, seat) => {
      if (colours.includes(wish as never) && wishes.indexOf(wish) === seat) expect(found[seat]).toBe(palette[wish as 'gold'])
    })
  }
  expect(wearing([{ colour: 'frost' }, { colour: '' }])).toBe(`--seat-1:${palette.frost};--seat-2:${palette.azure}`)
})

test('whoever is muted stays so at that table only', () => {
  muted.keep('abc', 1, true)
  expect([muted.of('abc', 1), muted.of('abc', 0), muted.of('def', 1)]).toEqual([true, undefined, undefined])
  muted.keep('abc', 1, false)
  expect(muted.of('abc', 1)).toBe(false)
})

test('the icon is marked while it is my turn', () => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg">'
  markIcon(true)
  expect(document.querySelector('link')?.getAttribute('href')).toMatch(/^data:image/)
  markIcon(false)
  expect(document.querySelector('link')?.getAttribute('href')).toBe('./icon.svg')
})

test('a notification comes only after leave was given, and only when the table is out of sight', async () => {
  const told: string[] = []
  class Fake {
    static permission = 'granted'
    static requestPermission = () => Promise.resolve(Fake.permission)
    onclick = null
    constructor(title: string) {
      told.push(title)
    }
  }
  vi.stubGlobal('Notification', Fake)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  notifyTurn('abc', 'Your turn', 'Toy')
  expect(told).toEqual([])
  await wantNotifications(true)
  notifyTurn('abc', 'Your turn', 'Toy')
  expect(told).toEqual(['Your turn'])
  seen.mockReturnValue('visible')
  notifyTurn('abc', 'Your turn', 'Toy')
  expect(told.length).toBe(1)
  Fake.permission = 'denied'
  await wantNotifications(true)
  expect(settings.notify).toBe(false)
  seen.mockRestore()
})
