import { configure, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import house from '../../../../src/dvergar/words/en.ftl?raw'
import english from '../../../../src/dvergar/games/nidavellir/words/en.ftl?raw'
import { Pick } from '../../lib/choices/pick.svelte'
import { Shell, type Size } from '../../lib/shell/shell.svelte'
import { words } from '../../lib/words/words.svelte'
import type { Choice, Show } from '../../messages'
import type { NidavellirView } from './messages'
import Table from './Table.svelte'
import { config } from './config'
import { bidding, dwarf, hero, offering, turn } from './testing'

// a busy machine is no failure
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const prompt = createRawSnippet(() => ({ render: () => '<p>prompt</p>' }))

function table(view: NidavellirView, size: Size = 'desktop', options: Record<string, string> = {}, redo = false, past = false) {
  const sent = vi.fn<(choice: Choice) => void>()
  const pick = new Pick(sent)
  pick.offer(view.choices, false)
  const shell = new Shell()
  shell.size = size
  shell.past = past
  const show = { t: 'show', rev: 1, table: { id: 'x', game: 'nidavellir', options }, view, seat: view.seat, decision: 1, can_redo: redo } as unknown as Show
  const props = { show, view, words, pick, prompt, shell }
  return { ...render(Table, props), pick, shell, sent, props }
}
/** Uline's owner bids at the first tavern: four coins are in hand, one lies at a tavern that has closed. */
function late(more: Partial<NidavellirView> = {}): NidavellirView {
  const choices = [1, 2, 3, 4].map((n): Choice => ({ action: n, clicks: [`coin:${n}`], word: 'nidavellir-choice-uline_bid', args: { coin: n } }))
  const view = turn({ phase: 'uline_bid', choices, ...more })
  view.table[0]!.places = view.table[0]!.places.map((place, n) => ({ ...place, where: n === 0 ? 'horse' : 'hand' }))
  view.taverns = view.taverns.map((it) => ({ ...it, order: [], done: 0 }))
  return view
}
const at = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="${id}"]`)
  if (!found) throw new Error(`nothing stands at ${id}`)
  return found
}
const click = async (id: string): Promise<void> => {
  at(id).click()
  await Promise.resolve()
}

beforeEach(() => {
  localStorage.clear() // coins that are laid are kept there
  words.use('en', house, english)
  words.names = ['Durin', 'Borin', 'Dis']
  words.me = 0
})

describe('a turn', () => {
  it('names every card in full and says which can be taken', () => {
    table(turn())
    expect(at('card:goblin:0').getAttribute('aria-label')).toBe('Blacksmith, +5 points, line 3, can be taken')
    expect(at('card:goblin:0').getAttribute('aria-disabled')).toBeNull()
    expect(at('card:dragon:0').getAttribute('aria-disabled')).toBe('true')
    expect(at('card:goblin:2').textContent).toContain('taken by Borin')
  })

  it('takes a card by two clicks and tells why another one is not to be had', async () => {
    const { pick, sent } = table(turn())
    await click('card:dragon:0')
    expect(pick.told).toEqual({ word: 'nidavellir-why-tavern' })
    await click('card:goblin:1')
    expect(pick.choice?.action).toBe(61)
    expect(sent).not.toHaveBeenCalled()
    await click('card:goblin:1')
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 61 }))
  })

  it('lets either of two cards that are alike stand for the choice', async () => {
    const view = turn()
    const [goblin, ...others] = view.taverns
    if (!goblin) throw new Error('no tavern')
    const { pick, sent } = table({ ...view, choices: view.choices.slice(1), taverns: [{ ...goblin, cards: [dwarf('blacksmith'), dwarf('hunter'), dwarf('hunter')] }, ...others] })
    await click('card:goblin:2')
    expect(pick.choice?.action).toBe(61)
    await waitFor(() => expect(at('card:goblin:2').getAttribute('aria-pressed')).toBe('true'))
    expect(at('card:goblin:1').getAttribute('aria-pressed')).toBe('false')
    await click('card:goblin:2')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('shows the order of play as a list, with who is choosing', () => {
    table(turn())
    const order = screen.getByRole('list', { name: 'Order of play' })
    expect([...order.querySelectorAll('li')].map((li) => li.querySelector('.vh')?.textContent)).toEqual([
      'Borin, coin 5, has chosen',
      'You, coin 5, chooses now',
      'Dis, coin 2, is still to come',
    ])
  })

  it('shows in the order of play the coins that were bid, though one has grown since', () => {
    const view = turn()
    const [goblin, ...others] = view.taverns
    if (!goblin) throw new Error('no tavern')
    table({ ...view, taverns: [{ ...goblin, bids: [3, 5, 2] }, ...others] })
    const order = screen.getByRole('list', { name: 'Order of play' })
    expect([...order.querySelectorAll('li .coin')].map((it) => it.textContent?.trim())).toEqual(['3', '5', '2'])
  })

  it('tells points from a majority apart from those that stay', () => {
    const view = turn()
    const [first, ...rest] = view.choices
    if (!first) throw new Error('no choice')
    table({ ...view, choices: [{ ...first, preview: { points: 14, contested: 5 } }, ...rest] })
    expect(at('card:goblin:0').getAttribute('aria-label')).toBe('Blacksmith, +9 points, +5 majority, can be taken')
    expect([...(at('card:goblin:0').parentElement?.querySelectorAll('.fact') ?? [])].map((it) => it.textContent?.trim())).toEqual(['+9', '+5 majority'])
  })

  it('names the line after the one that is recruited for', () => {
    const view = turn({ phase: 'hero', choices: [] })
    view.table[0] = { ...view.table[0]!, heroes: 1, lines: 2 }
    table(view)
    expect(document.querySelector('.mine .command')?.textContent).toContain('next at line 3')
  })

  it('offers each hero with its power and its worth, a majority apart, and shows who has those that are gone', () => {
    const view = turn({ phase: 'hero' })
    view.choices = [{ action: 1, clicks: ['hero:kraal'], word: 'nidavellir-choice-hero', args: { hero: '@nidavellir-card-kraal', epithet: '@nidavellir-epithet-kraal' }, preview: { points: 12, contested: 5 } }]
    view.heroes = [{ ...view.heroes[0]!, value: 12, contested: 5 }, ...view.heroes.slice(1)]
    view.table[1]!.command = [hero('skaa')]
    table(view)
    expect(at('hero:kraal').textContent).toContain('2 grades, 7 points')
    expect([...at('hero:kraal').querySelectorAll('.fact')].map((it) => it.textContent?.trim())).toEqual(['+7', '+5'])
    expect([...document.querySelectorAll('.tile.taken')].map((it) => it.textContent?.replace(/\s+/g, ' ').trim())).toContain('SkaaBorin')
  })

  it('gives dwarves of one class tools and faces of their own, and each hero a portrait that no other has', () => {
    const signs = [0, 1, 2].map((nth) => config.sign(dwarf('hunter'), nth))
    expect(new Set(signs).size).toBe(3)
    expect(new Set([0, 1, 2, 3, 4].map((nth) => config.bust(dwarf('hunter'), nth))).size).toBe(5)
    const portraits = [...Object.keys(config.heroes), 'dwerg_ymir', 'dwerg_aesir', 'dwerg_sigmir', 'dwerg_jungir', 'dwerg_bergelmir'].map((id) => `${config.bust(hero(id))} ${config.sign(hero(id))}`)
    expect(new Set(portraits).size).toBe(portraits.length)
    expect(config.bust(offering(3))).toBeUndefined()
  })

  it('says what the troop evaluation has changed, and to whom it belongs', async () => {
    const view = turn({ age: 1, phase: 'hero', choices: [] })
    const { shell } = table(view)
    shell.story = [
      { at: 0, kind: 'transformed', seat: 2, args: { old: 3, new: 6 } },
      { at: 1, kind: 'evaluation', seat: -1, args: {} },
      { at: 2, kind: 'transformed', seat: 1, args: { old: 19, new: 24 } },
      { at: 3, kind: 'special_gem', seat: 1, args: { covered: 2, gem: 6 } },
      { at: 3, kind: 'traded', seat: 2, args: { kept: 6, old: 2, new: 8 } },
    ]
    await waitFor(() => expect(document.querySelector('tr.changes')?.textContent?.replace(/\s+/g, ' ')).toMatch(/What it changed.*·.*19 → 24, Gem 2 → 6.*2 → 8/))
  })

  it('takes digits for cards', async () => {
    const { pick } = table(turn())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }))
    expect(pick.choice?.action).toBe(61)
  })

  it('draws the hero line and what is missing for it', () => {
    table(turn())
    expect(document.querySelectorAll('.missing')).toHaveLength(1)
    expect(at('pile:blacksmith').getAttribute('aria-label')).toBe('Blacksmiths: 2 grades, 7 points, Blacksmith, Blacksmith, missing')
  })

  it('keeps scores and sets of coins from those who play without them', () => {
    table(turn(), 'desktop', { live_scores: 'off', show_derivable_coins: 'off' })
    expect(at('seat:1').getAttribute('aria-label')).not.toMatch(/112|coins/)
    expect(at('seat:1').querySelectorAll('.coin.hidden')).toHaveLength(4)
  })

  it('shows scores and sets of coins where that was agreed', () => {
    table(turn(), 'desktop', { live_scores: 'on', show_derivable_coins: 'on' })
    expect(at('seat:1').getAttribute('aria-label')).toMatch(/coins .*112 points/)
    expect(at('seat:1').querySelectorAll('.coin.hidden')).toHaveLength(0)
  })

  it('says what a card does below the prompt: always where it cannot be had, on a phone whenever it is touched', async () => {
    const { pick } = table(turn())
    await click('card:goblin:0')
    expect(pick.about).toBeNull()
    await click('card:horse:2')
    expect(pick.told).toEqual({ word: 'nidavellir-why-tavern' })
    expect(pick.about).toEqual({ word: 'nidavellir-help-offering', args: { bonus: 5 } })
    document.body.innerHTML = ''
    const phone = table(turn(), 'phone')
    await click('card:goblin:1')
    expect(phone.pick.choice?.action).toBe(61)
    expect(phone.pick.about).toEqual({ word: 'nidavellir-help-hunter' })
  })

  it('asks a card that a finger stays on, and does not choose it', async () => {
    const { pick } = table(turn())
    at('card:goblin:1').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    await waitFor(() => expect(pick.about).toEqual({ word: 'nidavellir-help-hunter' }))
    at('card:goblin:1').dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    await click('card:goblin:1')
    expect(pick.selected).toEqual([])
    await click('card:goblin:1')
    expect(pick.choice?.action).toBe(61)
  })

  it('keeps the order of play of a tavern that has closed, until the next round', async () => {
    const open = turn()
    const { rerender, props, shell } = table(open)
    const bid = { at: 3, kind: 'revealed', seat: -1, args: { tavern: '@nidavellir-tavern-goblin', count: 3, seat1: 'seat:1', coin1: 5, gem1: 5, seat2: 'seat:0', coin2: 5, gem2: 3, seat3: 'seat:2', coin3: 2, gem3: 4 } }
    shell.story = [bid]
    const order = () => [...document.querySelectorAll('[aria-label^="Laughing Goblin"] .order li')].map((li) => `${li.className.split(' ')[0]} ${li.querySelector('.vh')?.textContent}`)
    expect(order()).toHaveLength(3)
    const closed = open.taverns.map((it, n) => (n === 0 ? { ...it, status: 'closed', order: [], done: 0 } : n === 1 ? { ...it, status: 'open', order: [2, 0, 1] } : it))
    await rerender({ ...props, view: { ...open, tavern: 1, taverns: closed } })
    expect(order()).toEqual(['past Borin, coin 5, has chosen', 'past You, coin 5, has chosen', 'past Dis, coin 2, has chosen'])
    shell.story = [bid, { at: 9, kind: 'round', seat: -1, args: {} }]
    await rerender({ ...props, view: { ...open, round: 3, tavern: 1, taverns: closed } })
    expect(order()).toEqual([])
  })

  it('deals the cards of a new round, and only those', async () => {
    const { rerender, props } = table(turn())
    expect(document.querySelectorAll('.dealt')).toHaveLength(0)
    await rerender({ ...props, view: bidding(undefined, { round: 3 }) })
    expect(document.querySelectorAll('.dealt')).toHaveLength(9)
    await rerender({ ...props, view: turn({ round: 3 }) })
    expect(document.querySelectorAll('.dealt')).toHaveLength(0)
  })

  it('names cards of replaced tables by what they are', () => {
    const view = turn()
    const [goblin, ...others] = view.taverns
    if (!goblin) throw new Error('no tavern')
    table({ ...view, taverns: [{ ...goblin, cards: [{ ...dwarf('warrior', 13), id: 'a1_warrior_13' }, { ...offering(9), id: 'a2_offering_9' }, null] }, ...others], heroes: [{ face: { ...view.heroes[0]!.face, id: 'old_gand' } }] })
    expect(at('card:goblin:0').getAttribute('aria-label')).toMatch(/^Warrior 13/)
    expect(at('card:goblin:1').getAttribute('aria-label')).toMatch(/^Offering 9/)
    expect(document.body.textContent + [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label')).join()).not.toContain('nidavellir-')
  })

  it('opens the army of a rival', async () => {
    const { shell } = table(turn())
    await click('seat:2')
    expect(shell.open).toBe('army')
    expect(shell.panels.map((panel) => panel.id)).toEqual(['army', 'heroes', 'treasure', 'ahead'])
  })
})

describe('cards of one class', () => {
  const one = (): NidavellirView => {
    const view = turn()
    const [goblin, ...others] = view.taverns
    if (!goblin) throw new Error('no tavern')
    return { ...view, taverns: [{ ...goblin, cards: [dwarf('warrior', 4), dwarf('warrior', 9), null] }, ...others] }
  }

  it('are taken from the highest by themselves where the table wants it', async () => {
    const { sent, pick } = table(one(), 'desktop', { auto_pick_same_class: 'on' })
    await waitFor(() => expect(pick.choice?.action).toBe(61))
    expect(sent).not.toHaveBeenCalled() // one sees it first
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 61 })))
  })

  it.each([
    ['the table does not want it', one(), { auto_pick_same_class: 'off' }, false],
    ['there is more than one class', turn(), { auto_pick_same_class: 'on' }, false],
    ['somebody has just taken it back', one(), { auto_pick_same_class: 'on' }, true],
  ])('wait for a click where %s', async (_, view, options, redo) => {
    const { sent, pick } = table(view, 'desktop', options, redo)
    await new Promise((done) => setTimeout(done, 1100))
    expect(sent).not.toHaveBeenCalled()
    expect(pick.choice).toBeNull()
  })
})

describe('a bid', () => {
  it('is laid by clicks, confirmed as one choice, and says how much is lacking', async () => {
    const { pick } = table(bidding())
    await waitFor(() => expect(pick.lacking).toEqual({ done: 0, of: 3 }))
    for (const id of ['coin:4', 'coin:0', 'coin:3']) await click(id)
    await waitFor(() => expect(pick.choice?.args).toMatchObject({ goblin: 9, dragon: 0, horse: 5 }))
    expect(pick.lacking).toBeNull()
    expect(screen.getByText('2 + 4 becomes 6')).toBeTruthy()
    await click('hole:dragon')
    await waitFor(() => expect(pick.choice).toBeNull())
  })

  it('takes a bid from the list of choices, and Esc gives it back', async () => {
    const { pick } = table(bidding())
    const choice = pick.choices.find((it) => it.args?.goblin === 9 && it.args.dragon === 5 && it.args.horse === 4)
    if (!choice) throw new Error('no such bid')
    pick.take(choice)
    await waitFor(() => expect(at('hole:goblin').getAttribute('aria-label')).toBe('Laughing Goblin: your 9. Take it back'))
    pick.cancel()
    await waitFor(() => expect(at('hole:goblin').getAttribute('aria-label')).toBe('Laughing Goblin: no coin yet'))
  })

  it('takes digits for coins', async () => {
    const { pick } = table(bidding())
    for (const key of '512') window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    await waitFor(() => expect(pick.choice?.args).toMatchObject({ goblin: 9, dragon: 0, horse: 2 }))
  })

  it('shows all three taverns at once on a phone, with what is bid for: the army, the total, coins of rivals, what an offering brings', () => {
    table(bidding(), 'phone')
    expect([...document.querySelectorAll('.column')].map((it) => it.textContent?.replace(/\s+/g, ' ').trim())).toEqual(expect.arrayContaining(['27 missing', '2125total']))
    expect(at('seat:1').querySelectorAll('.coins > span')).toHaveLength(5)
    expect(at('card:horse:2').textContent).toContain('+5')
    expect(['goblin', 'dragon', 'horse'].map((id) => at(`hole:${id}`).getAttribute('aria-label'))).toEqual(['Laughing Goblin: no coin yet', 'Dancing Dragon: no coin yet', 'Shining Horse: no coin yet'])
    expect(screen.getAllByRole('button', { name: /coin \d, in hand/i })).toHaveLength(5)
  })
})

describe('other questions', () => {
  const coins = (): Choice[] => [
    { action: 1, clicks: ['coin:0'], word: 'nidavellir-choice-transform', args: { old: 5, new: 10 }, preview: { coin: [5, 10], points: 5 } },
    { action: 2, clicks: ['coin:1'], word: 'nidavellir-choice-transform', args: { old: 9, new: 8 }, preview: { coin: [9, 8], points: -1 } },
  ]

  it('shows what each coin becomes, a loss in red, and dims the exchange coin', async () => {
    const { pick } = table(turn({ phase: 'transform', bonus: 5, choices: coins() }))
    expect(at('coin:0').textContent).toContain('→ 10')
    expect(at('coin:1').querySelector('.bad')?.textContent).toBe('→ 8')
    await click('coin:2')
    expect(pick.told).toEqual({ word: 'nidavellir-why-exchange' })
  })

  it('puts two columns together in any order', async () => {
    const choices: Choice[] = [
      { action: 1, clicks: ['column:warrior', 'column:miner'], word: 'nidavellir-choice-discard-two', args: { card: 'a', other: 'b' }, preview: { points: -18, each: [-8, -10] } },
      { action: 2, clicks: ['column:warrior', 'column:explorer'], word: 'nidavellir-choice-discard-two', args: { card: 'a', other: 'b' }, preview: { points: -13, each: [-8, -5] } },
      { action: 3, clicks: ['column:miner', 'column:explorer'], word: 'nidavellir-choice-discard-two', args: { card: 'a', other: 'b' }, preview: { points: -15, each: [-10, -5] } },
    ]
    const view = turn({ phase: 'discard', choices })
    view.table[0]!.columns[1]!.cards.push(hero('dagda', 'hunter'))
    view.prompt = { word: 'nidavellir-prompt-discard', args: { hero: '@nidavellir-card-dagda' }, why: null, why_args: {} }
    view.table[0]!.columns[3]!.cards.push(hero('aegur', 'blacksmith'))
    const { pick, sent } = table(view)
    const losses = () => [...document.querySelectorAll('.pile .fact')].map((it) => it.textContent)
    expect(losses()).toEqual(['−8', '−10', '−5'])
    await click('column:hunter')
    expect(pick.told).toEqual({ word: 'nidavellir-why-spared', args: { hero: '@nidavellir-card-dagda' } })
    await click('column:blacksmith')
    expect(pick.told).toEqual({ word: 'nidavellir-why-hero_last' })
    await click('column:explorer')
    expect(pick.told).toBeNull()
    expect(pick.choice).toBeNull()
    await waitFor(() => expect(pick.lacking).toEqual({ done: 1, of: 2 }))
    await click('column:warrior')
    expect(pick.choice?.action).toBe(2)
    await waitFor(() => expect(losses()).toEqual(['−8', '−10', '−5']))
    await click('column:explorer')
    expect(sent).toHaveBeenCalledWith(choices[1])
  })

  it('puts two coins of a trade together in any order', async () => {
    const choices: Choice[] = [[0, 1], [0, 3], [1, 3]].map(([a, b], action) => ({ action, clicks: [`coin:${a}`, `coin:${b}`], word: 'nidavellir-choice-uline_trade', args: {} }))
    const view = turn({ phase: 'uline_trade', choices })
    view.table[0]!.places = view.table[0]!.places.map((place) => ({ ...place, where: 'hand' }))
    const { pick } = table(view)
    for (const [clicks, action] of [[[3, 1], 2], [[1, 0], 0], [[0, 3], 1]] as const) {
      pick.cancel()
      for (const coin of clicks) await click(`coin:${coin}`)
      expect(pick.choice?.action).toBe(action)
    }
  })

  it('shows the heroes with their worth, and why one would not come', async () => {
    const choices: Choice[] = ['kraal', 'thrud'].map((id, n) => ({ action: n, clicks: [`hero:${id}`], word: 'nidavellir-choice-hero', args: { hero: `@nidavellir-card-${id}` } }))
    const view = turn({ phase: 'hero', choices })
    view.heroes = view.heroes.map((hero) => (hero.why_not ? { ...hero, why_args: { grades: 3 } } : hero))
    const { pick } = table(view)
    expect(at('hero:kraal').getAttribute('aria-label')).toContain('+7 points')
    expect(at('hero:hourya').getAttribute('aria-disabled')).toBe('true')
    await click('hero:hourya')
    expect(pick.told).toEqual({ word: 'nidavellir-why-hourya', args: { grades: 3 } })
    await click('hero:thrud')
    expect(pick.choice?.action).toBe(1)
  })

  it('lets the Pioneer choose one of three cards', async () => {
    const choices: Choice[] = [0, 2].map((n) => ({ action: n, clicks: [`peek:${n}`], word: 'nidavellir-choice-pioneer', args: {} }))
    const { pick } = table(turn({ phase: 'pioneer', age: 1, choices, peek: [dwarf('hunter'), dwarf('hunter'), offering(5)] }))
    await click('peek:1')
    expect(pick.choice?.action).toBe(0)
  })

  it('shows the troop evaluation until the second age is begun', async () => {
    const open = turn({ age: 1, round: 4 })
    const before = { ...open, distinctions: open.distinctions.map((it) => ({ ...it, status: 'open', holder: null, grades: [] })) }
    const { rerender, props, pick } = table(before)
    expect(screen.queryByRole('table')).toBeNull()
    await rerender({ ...props, view: bidding(undefined, { round: 1 }) })
    expect((await screen.findByRole('table')).textContent).toContain("nobody's: the most grades were tied")
    await waitFor(() => expect(pick.before).toMatchObject({ word: 'nidavellir-page-evaluated', onward: 'nidavellir-page-to-taverns' }))
    pick.commit()
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(pick.before).toBeNull()
    expect(at('hole:goblin')).toBeTruthy()
  })

  it('waits with the troop evaluation for whoever is not asked to bid, until one goes on or chooses', async () => {
    const open = turn({ age: 1, round: 4 })
    const before = { ...open, distinctions: open.distinctions.map((it) => ({ ...it, status: 'open', holder: null, grades: [] })) }
    const { rerender, props, pick } = table(before)
    await rerender({ ...props, view: late({ age: 2, round: 1 }) })
    expect(await screen.findByRole('table')).toBeTruthy()
    pick.offer(late().choices, false)
    await rerender({ ...props, view: late({ age: 2, round: 1 }) })
    await waitFor(() => expect(pick.before).not.toBeNull())
    await click('coin:1')
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })

  it('lets who bids last lay a coin into the hole and take it back, and says what may be bid', async () => {
    const { pick } = table(late())
    expect([...screen.getByRole('list', { name: 'Rivals' }).querySelectorAll('.vh')].map((it) => it.textContent)).toEqual(['Borin, coin 5, Gem 4', 'Dis, coin 2, Gem 3'])
    await click('hole:goblin')
    expect(pick.told).toEqual({ word: 'nidavellir-why-uline_coin' })
    await click('coin:0')
    expect(pick.told).toEqual({ word: 'nidavellir-why-uline_coin' })
    at('coin:1').dispatchEvent(new Event('dragstart', { bubbles: true }))
    at('hole:goblin').dispatchEvent(new Event('drop', { bubbles: true }))
    await waitFor(() => expect(at('hole:goblin').getAttribute('aria-label')).toBe('Laughing Goblin: your 9. Take it back'))
    expect(pick.choice?.action).toBe(1)
    await click('hole:goblin')
    await waitFor(() => expect(at('hole:goblin').getAttribute('aria-label')).toBe('Laughing Goblin: no coin yet'))
  })

  it.each([
    ['nothing hinders', {}, false, true],
    ['the position is past', {}, true, false],
    ['the own coins are laid after those of the others', { late: true }, false, false],
  ])('offers to bid beforehand where %s', (_, { late: uline }: { late?: boolean }, past, offered) => {
    const view = turn({ choices: [], actors: [1] })
    if (uline) view.table[0]!.command.push(hero('uline'))
    table(view, 'desktop', {}, false, past)
    expect(screen.queryByRole('button', { name: 'Bid beforehand' }) !== null).toBe(offered)
  })

  it('shows a spectator the table without a hand', () => {
    table(turn({ seat: null, choices: [] }))
    expect(at('card:goblin:0').getAttribute('aria-disabled')).toBe('true')
  })
})
