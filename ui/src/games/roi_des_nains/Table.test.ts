import { configure, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import house from '../../../../src/dvergar/words/en.ftl?raw'
import english from '../../../../src/dvergar/games/roi_des_nains/words/en.ftl?raw'
import german from '../../../../src/dvergar/games/roi_des_nains/words/de.ftl?raw'
import french from '../../../../src/dvergar/games/roi_des_nains/words/fr.ftl?raw'
import { Pick } from '../../lib/choices/pick.svelte'
import { settings } from '../../lib/settings/settings.svelte'
import { Shell, type Size } from '../../lib/shell/shell.svelte'
import { words } from '../../lib/words/words.svelte'
import type { Choice, Show } from '../../messages'
import { cues } from './soundCues'
import { pictureOf, read, signed, sorted, step } from './looks'
import type { RoiDesNainsView } from './messages'
import Deals from './Deals.svelte'
import { ended, Lingering } from './lingering.svelte'
import Table from './Table.svelte'
import { card, deal, trick, turn } from './testing'

// a busy machine is no failure
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const prompt = createRawSnippet(() => ({ render: () => '<p>prompt</p>' }))

function table(view: RoiDesNainsView, size: Size = 'desktop', options: Record<string, string> = {}) {
  const sent = vi.fn<(choice: Choice) => void>()
  const pick = new Pick(sent)
  pick.offer(view.choices, false)
  const shell = new Shell()
  shell.size = size
  const show = { t: 'show', rev: 1, table: { id: 'x', game: 'roi_des_nains', options }, view, seat: view.seat, decision: 1 } as unknown as Show
  const props = { show, view, words, pick, prompt, shell }
  return { ...render(Table, props), pick, shell, sent, props }
}
const at = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="${id}"]`)
  if (!found) throw new Error(`nothing stands at ${id}`)
  return found
}

beforeEach(() => {
  words.use('en', house, english)
  words.names = ['Durin', 'Borin', 'Dis']
  words.me = 0
  settings.autoplay = false
  settings.linger = 0
  settings.oneClick = false
})
afterEach(() => vi.useRealTimers())

describe('looks', () => {
  it('holds suits side by side from high to low, magic last', () => {
    const hand = ['DRA', 'G2', 'CA', 'N10', 'C11a', 'CV', 'N11b', 'ND'].map((id) => card(id))
    expect(sorted(hand, (it) => it).map((it) => it.id)).toEqual(['CA', 'CV', 'C11a', 'ND', 'N11b', 'N10', 'G2', 'DRA'])
  })
  it('reads suit and rank out of an id', () => {
    expect(['C11a', 'NR', 'G5', 'MOM', 'N1'].map(read)).toEqual([
      { suit: 'knight', rank: '11' },
      { suit: 'dwarf', rank: 'R' },
      { suit: 'goblin', rank: '5' },
      { suit: 'magic', rank: 'magic' },
      { suit: 'dwarf', rank: '1' },
    ])
  })
  it('draws heads and special cards, and numbers as numbers', () => {
    expect(['CA', 'NR', 'G7'].map((id) => pictureOf(card(id)))).toEqual(['black-knight-helm', 'jewel-crown', null])
    expect(pictureOf(card('DRA', { special: true }))).toBe('dragon-head')
  })
  it('lays cards side by side while there is room, then over each other', () => {
    expect(step(1, 100, 300)).toBe(100)
    expect(step(3, 100, 800)).toBe(96)
    expect(step(13, 74, 374)).toBe(25)
  })
  it('prints points with their sign', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2'])
  })
})

describe('what has ended', () => {
  const before = turn()
  const third = trick(3, ['N9', 'GR', 'N4'], 1, 0)
  const after = turn({ trick: 4, plays: [], done: [...before.done, third], last: third })
  const dealt = turn({ deal: 3, trick: 1, plays: [], done: [], last: third, past: [third], history: [...before.history, deal(2, [1, 2, 3])] })

  it('is a trick, and after the last one the deal', () => {
    expect(ended(before, after)).toEqual([{ kind: 'trick', trick: third }])
    expect(ended(turn({ done: Array.from({ length: 12 }, () => third) }), dealt).map((it) => it.kind)).toEqual(['trick', 'deal'])
    expect(ended(after, after)).toEqual([])
  })
  it('stays until somebody goes on, one thing after the other', () => {
    const lingering = new Lingering(() => 0, () => true, () => false)
    lingering.take(before, dealt)
    expect(lingering.trick).toEqual(third)
    lingering.next()
    expect(lingering.swept).toEqual(third)
    expect(lingering.deal?.number).toBe(2)
    lingering.next()
    expect(lingering.shown).toBeNull()
  })
  it('goes by itself after the time that the reader wishes, but never unseen', () => {
    vi.useFakeTimers()
    let hidden = true
    const lingering = new Lingering(() => 1000, () => false, () => hidden)
    lingering.take(before, after)
    vi.advanceTimersByTime(5500)
    expect(lingering.trick).toEqual(third)
    hidden = false
    vi.advanceTimersByTime(1000)
    expect(lingering.shown).toBeNull()
    expect(lingering.swept).toBeNull()
  })
  it('is forgotten when it is taken back', () => {
    const lingering = new Lingering(() => 0, () => true, () => false)
    lingering.take(before, after)
    lingering.take(after, before)
    expect(lingering.shown).toBeNull()
  })
  it('has been told before the next view comes: it is gone with it', () => {
    const lingering = new Lingering(() => 0, () => false, () => false)
    lingering.take(before, after)
    expect(lingering.trick).not.toBeNull()
    lingering.take(after, { ...after }, true)
    expect(lingering.shown).toBeNull()
  })
})

describe('cues', () => {
  it('tells cards, tricks, quests, the first lead and the Dragon apart', () => {
    const was = turn()
    const lead = turn({ deal: 3, done: [], plays: [{ seat: 0, face: card('G5') }], history: [...was.history, deal(2, [0, 0, 0])] })
    const dragon = turn({ plays: [...was.plays, { seat: 0, face: card('DRA', { special: true }) }] })
    expect(cues(turn({ plays: was.plays.slice(0, 1) }), was)).toEqual(['card-play'])
    expect(cues(was, dragon)).toEqual(['dragon'])
    expect(cues(was, turn({ plays: [], done: [...was.done, trick(3, ['N9', 'GR', 'N4'], 1, 0)] }))).toEqual(['trick-sweep'])
    expect(cues(turn({ deal: 3, done: [], plays: [], history: lead.history }), lead)).toEqual(['drum'])
    expect(cues(turn({ quest: { ...was.quest, side: null } }), was)).toEqual(['quest-turn'])
    expect(cues(was, was)).toEqual([])
  })
})

describe('the table', () => {
  it('names every card of the hand, what is legal, and why not', async () => {
    const { pick } = table(turn())
    expect(at('card:N4').getAttribute('aria-label')).toBe('4 of Dwarves, can be played')
    expect(at('card:C9').getAttribute('aria-label')).toBe('9 of Knights, You must play a Dwarf while you have one.')
    expect(at('card:C9').getAttribute('aria-disabled')).toBe('true')
    at('card:C9').click()
    await waitFor(() => expect(pick.told).toEqual({ word: 'roi_des_nains-why-suit', args: { one: '@roi_des_nains-one-dwarf' } }))
  })
  it('plays a card by two clicks and shows before what it brings', async () => {
    const { pick, sent } = table(turn())
    at('card:ND').click()
    await waitFor(() => expect(document.querySelector('.slot')?.textContent).toContain('stays below: Borin leads'))
    expect(pick.choice?.action).toBe(44)
    at('card:ND').click()
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 44 }))
  })
  it('takes digits for the cards of the hand', () => {
    const { pick } = table(turn())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '3' }))
    expect(pick.choice?.action).toBe(34)
  })
  it('shows the trick in order of play, the led suit and who is winning', () => {
    table(turn())
    const cards = [...screen.getByRole('list', { name: 'Trick' }).querySelectorAll('li')]
    expect(cards.map((it) => it.querySelector('[role="img"]')?.getAttribute('aria-label'))).toEqual(['Borin: 9 of Dwarves, winning', 'Dis: King of Goblins'])
    expect(document.querySelector('.ribbon')?.textContent).toContain('Dwarves led')
  })
  it('says of each seat what it has, in one sentence', () => {
    table(turn())
    expect(at('seat:1').getAttribute('aria-label')).toBe('Borin, 6 in all, 4 cards in hand, won 1, quest −1, 1 Knight, chose the quest. Show the tricks')
    expect(screen.getByRole('list', { name: 'What the quest gives so far' }).textContent).toContain('2 Knights')
  })
  it('keeps points and tricks from those who play without them', () => {
    table(turn(), 'desktop', { live_score: 'off', won_tricks: 'last_trick_only' })
    expect(at('seat:1').getAttribute('aria-label')).not.toMatch(/quest −|Knight/)
    expect(screen.queryByText('Knights still in hands')).toBeNull()
  })
  it('keeps a finished trick on the stone, lights the hand all the same, and a card ends it', async () => {
    const before = turn()
    const { rerender, props } = table(before)
    const third = trick(3, ['N9', 'GR', 'N4'], 1, 0)
    const next = turn({ trick: 4, plays: [], led: null, done: [...before.done, third], last: third })
    await rerender({ ...props, view: next })
    props.pick.offer(next.choices, false)
    expect(at('trick:GR')).toBeTruthy()
    expect(props.pick.before?.word).toBe('roi_des_nains-page-ended')
    at('card:N4').click()
    await waitFor(() => expect(document.querySelector('ol.trick [data-at="trick:GR"]')).toBeNull())
    expect(props.pick.choice?.action).toBe(34)
    expect(props.pick.before).toBeNull()
  })
  it('asks about a trick while it lies there, and shows no trick before a position of the past', async () => {
    const before = turn()
    const { rerender, props, shell } = table(before)
    const third = trick(3, ['N9', 'GR', 'N4'], 1, 0)
    const more = { trick: 4, plays: [], led: null, done: [...before.done, third], last: third }
    await rerender({ ...props, view: turn({ ...more, phase: 'druid_target', choices: [] }) })
    expect(at('trick:GR')).toBeTruthy()
    expect(props.pick.before).toBeNull()
    await rerender({ ...props, view: before })
    shell.past = true
    await rerender({ ...props, view: turn(more) })
    expect(document.querySelector('ol.trick [data-at="trick:GR"]')).toBeNull()
    expect(props.pick.before).toBeNull()
  })
  it('has Enter pressed on the card that a digit has named', () => {
    table(turn())
    at('card:C9').focus()
    dispatchEvent(new KeyboardEvent('keydown', { key: '2' }))
    expect(document.activeElement).toBe(at('card:ND'))
  })
  it('shows what a deal has brought until the reader goes on', async () => {
    const before = turn()
    const { rerender, props, sent } = table(before)
    const last = trick(13, ['N9', 'GR', 'N4'], 1, 0)
    const counted = [[{ key: 'tricks', count: 1, points: 1 }], [{ key: 'tricks', count: 2, points: 2 }], [{ key: 'knight', count: 3, points: 4 }, { key: 'dwarf', count: 1, points: -1 }]]
    const next = turn({ deal: 3, trick: 1, plays: [], led: null, done: [], last, past: [last], history: [...before.history, deal(2, [1, 2, 3], [4, 6, 3])], counted })
    await rerender({ ...props, view: next })
    props.pick.offer(next.choices, false)
    expect(props.pick.before?.word).toBe('roi_des_nains-page-ended')
    props.pick.commit() // Confirm, or Enter
    const sheet = await screen.findByRole('region', { name: 'Deal 2 is over' })
    const cells = [...sheet.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()))
    expect(cells).toEqual([['You', '1', '+11 trick', '+1', '5'], ['Borin', '2', '+22 tricks', '+2', '8'], ['Dis', '3', '+33 Knights (+4), 1 Dwarf (−1)', '+3', '6']])
    // the old deal stays on the table until then: nothing of the next one is seen
    expect(document.querySelectorAll('[data-at^="card:"]')).toHaveLength(0)
    expect(screen.getByRole('list', { name: 'What the quest gives so far' }).textContent).toContain('3 Knights, 1 Dwarf+3')
    props.pick.commit()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Deal 2 is over' })).toBeNull())
    expect(at('card:N4')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
  })
  it('keeps the last deal of a match on the stone, and tells a reckoned deal once', async () => {
    const before = turn()
    table(turn({ over: true, choices: [], hand: [], plays: [], history: [...before.history, deal(2, [1, 2, 3], [4, 6, 3])] }))
    expect(await screen.findByRole('region', { name: 'Deal 2 is over' })).toBeTruthy()
    const { container } = render(Deals, { view: turn({ history: [...before.history, deal(2, [1, 2, 3])] }) })
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2)
  })
  it('lets a card that is led come after the trick before has been swept away', async () => {
    settings.speed = 1
    const before = turn()
    const { rerender, props } = table(before)
    const third = trick(3, ['N9', 'GR', 'N4'], 1, 0)
    const swept = turn({ trick: 4, plays: [], led: null, choices: [], done: [...before.done, third], last: third })
    props.shell.staged = true
    await rerender({ ...props, view: swept })
    await rerender({ ...props, view: { ...swept, plays: [{ seat: 1, face: card('C2') }], led: 'knight' } })
    expect(at('trick:C2').closest('li')?.className).toContain('late')
    expect(document.querySelectorAll('.sweep .spot')).toHaveLength(3)
    settings.speed = 0
  })
  it('plays an only card by itself where that is wished, after a pause', async () => {
    vi.useFakeTimers()
    settings.autoplay = true
    const only = turn()
    const view = { ...only, choices: only.choices.slice(0, 1) }
    const { sent } = table(view)
    await vi.advanceTimersByTimeAsync(600)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1300)
    expect(sent).toHaveBeenCalledOnce()
  })
  it('lets the chooser take a side of the tile, and others read it', async () => {
    const quest = { ...turn().quest, side: null, chooser: 0 }
    const choices: Choice[] = ['a', 'b'].map((side, n) => ({ action: 53 + n, clicks: [`side:${side}`], word: 'roi_des_nains-choice-side', args: {} }))
    const { pick } = table(turn({ phase: 'choose_quest', quest, choices, plays: [], done: [] }))
    at('side:b').click()
    await waitFor(() => expect(pick.choice?.action).toBe(54))
  })
  it('asks for a player by the seats, and for a card of the trick by its cards', async () => {
    const seats: Choice[] = [1, 2].map((n) => ({ action: 55 + n, clicks: [`seat:${n}`], word: 'roi_des_nains-choice-druid', args: { target: `seat:${n}` } }))
    const { pick, unmount } = table(turn({ phase: 'druid_target', choices: seats, plays: [] }))
    at('seat:2').click()
    expect(pick.choice?.action).toBe(57)
    unmount()
    const cards: Choice[] = [{ action: 7, clicks: ['trick:C7'], word: 'roi_des_nains-choice-take', args: { card: '@roi_des_nains-card-C7' }, preview: { points: -1 } }, { action: 62, clicks: ['pass'], word: 'roi_des_nains-choice-pass' }]
    const window = table(turn({ phase: 'sorcerer_window', choices: cards, plays: [] }))
    at('trick:C7').click()
    expect(window.pick.choice?.action).toBe(7)
  })
  it('tells where the hands would go', () => {
    const choices: Choice[] = ['left', 'right'].map((way, n) => ({ action: 60 + n, clicks: [`hands:${way}`], word: `roi_des_nains-choice-${way}`, preview: { word: 'roi_des_nains-preview-hands', args: { to: 'seat:1', from: 'seat:2' } } }))
    const { pick } = table(turn({ phase: 'standard_direction', choices, plays: [] }), 'phone')
    expect(at('hands:left').textContent).toContain('your hand to Borin')
    at('hands:right').click()
    expect(pick.choice?.action).toBe(61)
  })
  it('plays a card at one click for whoever wants it so', async () => {
    const { sent, pick } = table(turn())
    at('card:N4').click()
    expect(sent).not.toHaveBeenCalled()
    pick.cancel()
    settings.oneClick = true
    at('card:C9').click()
    expect(sent).not.toHaveBeenCalled()
    at('card:N4').click()
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 34 }))
  })
  it('plays what was chosen ahead when the turn comes, and nothing that was taken back', async () => {
    const others = turn({ choices: [], plays: [], winning: null, led: null, actors: [1] })
    const { sent, props, rerender } = table(others)
    at('card:ND').click()
    await waitFor(() => expect(at('card:ND').getAttribute('aria-label')).toContain('plays when your turn comes'))
    at('card:ND').click()
    await waitFor(() => expect(at('card:ND').getAttribute('aria-label')).toContain('choose it ahead'))
    at('card:N4').click()
    const now = turn()
    props.pick.offer(now.choices, false)
    await rerender({ ...props, view: now })
    expect(sent).not.toHaveBeenCalled() // one sees it first
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 34 })))
  })
  it('gives a card back that was chosen ahead and may not be played', async () => {
    const { sent, pick, props, rerender } = table(turn({ choices: [], plays: [], winning: null, led: null, actors: [1] }))
    at('card:C9').click()
    const now = turn()
    pick.offer(now.choices, false)
    await rerender({ ...props, view: now })
    await waitFor(() => expect(pick.told).toEqual({ word: 'roi_des_nains-page-ahead-gone', args: { card: '@roi_des_nains-card-C9' } }))
    expect(sent).not.toHaveBeenCalled()
  })
  it('shows which cards have gone, by suit, and who lacks which suit', () => {
    const view = turn()
    view.table[2] = { ...view.table[2]!, voids: ['knight'] }
    view.table[0] = { ...view.table[0]!, known: view.hand.map((it) => it.face) }
    table(view)
    const grid = screen.getByRole('group', { name: 'Cards of this deal' })
    const [knights] = grid.querySelectorAll('.cells')
    expect([...(knights?.querySelectorAll('i') ?? [])].map((it) => `${it.textContent} ${it.className.split(' ')[0]}`)).toEqual(['2 gone', '3 gone', '7 gone', '9 mine', 'A left'])
    expect(screen.getAllByRole('img', { name: 'no Knights left' }).length).toBe(1)
  })
  it('shows a spectator the table without a hand', () => {
    words.me = null
    table(turn({ seat: null, choices: [], hand: [] }))
    expect(document.querySelector('[data-at^="card:"]')).toBeNull()
    expect(at('seat:0').getAttribute('aria-label')).toContain('Durin')
  })
})

describe('words', () => {
  const page = (text: string): string[] => [...text.matchAll(/^(roi_des_nains-(?:page|where)-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? '').sort()
  it('has the same page keys in all languages', () => {
    expect(page(french)).toEqual(page(english))
    expect(page(german)).toEqual(page(english))
  })
  it('knows every key that the table says', () => {
    const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
    const said = new Set(Object.entries(sources).flatMap(([name, text]) => (name.includes('test') ? [] : [...text.matchAll(/play\.(?:say|told)\('([a-z_-]+)'/g)].map((match) => match[1] ?? ''))))
    const known = new Set([...english.matchAll(/^roi_des_nains-([a-zA-Z0-9_-]+) =/gm)].map((match) => match[1] ?? ''))
    expect([...said].filter((key) => !known.has(key))).toEqual([])
    expect(said.size).toBeGreaterThan(30)
  })
})
