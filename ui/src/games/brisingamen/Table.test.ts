import { cleanup, configure, render, screen, waitFor } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import house from '../../../../src/dvergar/words/en.ftl?raw'
import english from '../../../../src/dvergar/games/brisingamen/words/en.ftl?raw'
import german from '../../../../src/dvergar/games/brisingamen/words/de.ftl?raw'
import { Pick } from '../../lib/choices/pick.svelte'
import { Shell, type Size } from '../../lib/shell/shell.svelte'
import { words } from '../../lib/words/words.svelte'
import type { Choice, Show } from '../../messages'
import type { BrisingamenView, Dwarf } from './messages'
import { Names } from './looks'
import Table from './Table.svelte'
import { action, gems, outside, setting, where } from './testing'

// a busy machine is no failure
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const prompt = createRawSnippet(() => ({ render: () => '<p>prompt</p>' }))

function table(view: BrisingamenView, size: Size = 'desktop', options: Record<string, string> = {}) {
  const sent = vi.fn<(choice: Choice) => void>()
  const pick = new Pick(sent)
  pick.offer(view.choices, false)
  const shell = new Shell()
  shell.size = size
  const shown = (now: BrisingamenView, more: object = {}) => ({ t: 'show', rev: 1, table: { id: 'x', game: 'brisingamen', options }, view: now, seat: now.seat, decision: 1, can_redo: false, ...more }) as unknown as Show
  const props = { show: shown(view), view, words, pick, prompt, shell }
  const page = render(Table, props)
  const next = async (now: BrisingamenView, more: object = {}): Promise<void> => {
    pick.offer(now.choices, false)
    await page.rerender({ show: shown(now, more), view: now })
  }
  return { ...page, pick, shell, sent, next }
}
const at = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-at="${id}"]`)
  if (!found) throw new Error(`nothing stands at ${id}`)
  return found
}
const click = (id: string): void => {
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

beforeEach(() => {
  words.use('en', house, english)
  words.names = ['Durin', 'Borin', 'Dis']
  words.me = 0
})

describe('the mine', () => {
  it('names each space with what lies and stands there', () => {
    table(action())
    expect(at('space:A').getAttribute('aria-label')).toBe('gallery A, your dwarf 1, can be moved')
    expect(at('space:B').getAttribute('aria-label')).toBe('gallery B, dwarf 1 of Borin, wheelbarrow: 1 small amethyst')
    expect(at('space:c1').getAttribute('aria-label')).toBe('cavern c1, 2 small rubies, 1 large emerald')
    expect(at('space:c2').getAttribute('aria-label')).toBe('cavern c2, no gems')
  })

  it('lights where a chosen dwarf can go, with the number passed, and says why not elsewhere', () => {
    const { pick } = table(action())
    click('space:A')
    expect(pick.selected).toEqual(['dwarf:1'])
    expect(at('space:C').getAttribute('aria-label')).toBe('gallery C, can go here, past 1 dwarf')
    expect(at('space:out').getAttribute('aria-label')).toBe('the surface, can go here')
    expect(at('space:C').querySelector('.badge')?.textContent).toBe('1')
    click('space:E')
    expect(pick.told).toEqual({ word: 'brisingamen-why-limit' })
    click('space:c2')
    expect(pick.told).toEqual({ word: 'brisingamen-page-no-way' })
  })

  it('takes dwarf and destination as two clicks and commits with a second one there', async () => {
    const { pick, sent, next } = table(action())
    click('space:A')
    click('space:D')
    expect(sent.mock.lastCall?.[0].clicks).toEqual(['dwarf:1'])
    await next(where())
    await waitFor(() => expect(pick.selected).toEqual(['space:D']))
    expect(sent).toHaveBeenCalledTimes(1)
    click('space:D')
    expect(sent.mock.lastCall?.[0].clicks).toEqual(['space:D'])
  })

  it('forgets the destination where it is not asked for', async () => {
    const { pick, next } = table(action())
    click('space:A')
    click('space:D')
    await next(where({ choices: where().choices.slice(0, 4) }))
    expect(pick.selected).toEqual([])
  })

  it('follows the galleries by arrows and goes from one lit place to the next', () => {
    table(action())
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    }
    at('space:out').focus()
    press('ArrowDown')
    expect(at('space:A').getAttribute('tabindex')).toBe('0')
    expect(at('space:out').getAttribute('tabindex')).toBe('-1')
  })
})

describe('a move', () => {
  it('harvests first unless it is told not to, and wakes strength only on demand', () => {
    const { pick } = table(where())
    click('space:C')
    expect(pick.choice?.clicks).toEqual(['space:C', 'with:harvest'])
    click('with:strength')
    expect(pick.choice?.clicks).toEqual(['space:C', 'with:harvest', 'with:strength'])
    click('with:harvest')
    expect(pick.choice?.clicks).toEqual(['space:C', 'with:strength'])
    click('space:D') // nothing can be done along the way there
    expect(pick.choice?.clicks).toEqual(['space:D'])
  })

  it('begins with any dwarf outside, whichever is clicked', () => {
    const { pick, sent } = table(action())
    expect(at('dwarf:3').getAttribute('aria-label')).toContain('a dwarf can enter')
    click('dwarf:3')
    expect(pick.choice?.action).toBe(6)
    click('dwarf:3') // no second click on the one that goes
    expect(sent).not.toHaveBeenCalled()
    click('enter:mine')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('offers the skills that can go along', () => {
    const { pick } = table(action())
    click('enter:mine')
    expect(pick.choice?.action).toBe(6)
    click('give:speed')
    expect(pick.choice?.action).toBe(7)
  })
})

describe('traces', () => {
  it('lie on the mine until they are put away: ways, ghosts, gems that are gone', () => {
    const { shell, next } = table(action())
    shell.story = [
      { at: 4, kind: 'moved', seat: 1, args: { dwarf: 1, space: 'E', kind: 1, to: 'B', to_kind: 1, passed: 0 } },
      { at: 5, kind: 'harvested', seat: 1, args: { dwarf: 1, space: 'c2', kind: 2, rs: 2 } },
      { at: 2, kind: 'moved', seat: 1, args: { dwarf: 1, space: 'c2', kind: 2, to: 'E', to_kind: 1, passed: 0 } },
    ]
    return next(action(), { since: [4, 6] }).then(() => {
      expect(document.querySelectorAll('.trails path.under').length).toBe(1)
      expect(document.querySelectorAll('.ghost').length).toBe(1)
      expect(at('space:c2').querySelectorAll('.jewel.hollow').length).toBe(2)
      expect(at('space:c2').getAttribute('aria-label')).toContain('Borin took 2 small rubies')
      screen.getByRole('button', { name: 'Traces of the others since your last turn' }).click()
      flushSync()
      expect(document.querySelector('.trails path')).toBeNull()
      expect(at('space:c2').querySelector('.jewel')).toBeNull()
    })
  })
})

describe('a harvest that costs nothing', () => {
  const asked = (): BrisingamenView => action({ phase: 'harvest', doing: { dwarf: 1, space: 'A', offered: gems([0, 2]) }, choices: [{ action: 200, clicks: ['harvest:A'], word: 'brisingamen-choice-harvest', args: {} }, { action: 201, clicks: ['leave'], word: 'brisingamen-choice-leave' }] })

  it('is done by itself where that was agreed', async () => {
    const { sent } = table(asked(), 'desktop', { auto_harvest: 'on' })
    await waitFor(() => expect(sent.mock.lastCall?.[0].action).toBe(200))
  })

  it('is asked for where it was not, and after it was taken back', async () => {
    vi.useFakeTimers()
    const { sent, next } = table(asked(), 'desktop', { auto_harvest: 'off' })
    vi.advanceTimersByTime(2000)
    expect(sent).not.toHaveBeenCalled()
    await next(asked(), { can_redo: true })
    vi.advanceTimersByTime(2000)
    expect(sent).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})

describe('cards', () => {
  it('show what is missing as hollow sockets and in words for the reader, and for the others on demand', () => {
    table(action())
    const card = at('setting:s01')
    expect(card.querySelectorAll('.jewel.hollow').length).toBe(1)
    expect(card.querySelectorAll('.jewel').length).toBe(3)
    expect(card.querySelector('.lack')?.textContent).toBe('1 gem missing')
    expect(card.querySelector('.others')).toBeNull()
    expect(card.getAttribute('aria-label')).toContain('1 gem missing: 1 small emerald. Borin: 3 gems missing')
    screen.getByRole('button', { name: 'What the others lack' }).click()
    flushSync()
    expect(card.querySelector('.others')?.textContent).toMatch(/^others lack:\s*3.*3/)
    expect(at('part:b1').querySelector('.others')?.textContent).toContain('✓')
  })

  it('of the other seats lie beside their gems, with what they lack', () => {
    const view = action()
    table({ ...view, table: view.table.map((it, n) => (n === 1 ? { ...it, held: [setting('s02', gems([0, 2]), [gems([0, 1])])] } : it)) })
    const rival = at('seat:1')
    expect(rival.textContent).toContain('Emerald Ring')
    expect(rival.querySelectorAll('.one .hollow').length).toBe(1)
    expect(rival.getAttribute('aria-label')).toContain('Emerald Ring (1 gem missing)')
  })

  it('say why a swap cannot be', () => {
    const { pick } = table(action())
    click('swap:market')
    expect(pick.told).toEqual({ word: 'brisingamen-why-swap', args: {} })
  })

  it('say what taking one costs until it is completed', () => {
    const { pick } = table(action())
    click('setting:s01')
    expect(pick.about).toEqual({ word: 'brisingamen-effect-take', args: { penalty: 2 } })
  })

  it('are ready to be completed only with a dwarf outside', () => {
    const view = action()
    const held = setting('s02', gems([0, 2]), [gems()])
    const with_ = (dwarves: Dwarf[]): BrisingamenView => ({ ...view, table: view.table.map((it, n) => (n ? it : { ...it, held: [held], dwarves })) })
    table(with_([{ number: 1, state: 'mine', space: 'A' }, outside(2)]))
    expect(at('setting:s02').classList.contains('ready')).toBe(true)
    cleanup()
    table(with_([{ number: 1, state: 'mine', space: 'A' }]))
    expect(at('setting:s02').classList.contains('ready')).toBe(false)
    expect(at('setting:s02').getAttribute('aria-label')).toContain('None of your dwarves is outside')
  })

  it('let long German names break between their words', () => {
    words.use('de', house, german)
    const names = new Names(words)
    expect(names.narrow('s05')).toBe('Rubin\u00ADsiegelring')
    expect(names.narrow('s24')).toBe('Amethyst\u00ADanhänger')
    expect(names.card('s05')).toBe('Rubinsiegelring')
  })
})

describe('a swap', () => {
  const giving = (): BrisingamenView =>
    action({
      phase: 'give_more',
      doing: { given: gems([1, 1]), offered: gems([0, 2], [2, 1]) },
      choices: [{ action: 300, clicks: ['gem:sapphire_small'], word: 'brisingamen-choice-give', args: { gem: '@brisingamen-gem-sapphire_small' } }],
      whys: [{ target: 'gem:ruby_small', word: 'brisingamen-why-gem_order' }],
      table: action().table.map((it, n) => (n ? it : { ...it, supply: gems([0, 2], [1, 1], [2, 1]) })),
    })

  it('says why a gem cannot be given, and no longer shows what is given', () => {
    const { pick } = table(giving())
    click('gem:ruby_small')
    expect(pick.told).toEqual({ word: 'brisingamen-why-gem_order', args: {} })
    expect(document.querySelector('.supply .gems')?.getAttribute('aria-label')).toBe('2 small rubies, 1 small sapphire')
  })
})
