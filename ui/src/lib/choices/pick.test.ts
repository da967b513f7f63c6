import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../messages'
import { Pick } from './pick.svelte'

const choice = (action: number, ...clicks: string[]): Choice => ({ action, clicks, word: `w${action}` })
const bids = [choice(0, 'coin:0', 'coin:1'), choice(1, 'coin:0', 'coin:2'), choice(2, 'coin:1', 'coin:2')]
const cards = [choice(5, 'card:a'), choice(6, 'card:b')]

function picking(choices: Choice[]): { pick: Pick; sent: number[] } {
  const sent: number[] = []
  const pick = new Pick((chosen) => sent.push(chosen.action))
  pick.offer(choices, false)
  return { pick, sent }
}

describe('one click', () => {
  test('click chooses, second click commits', () => {
    const { pick, sent } = picking(cards)
    expect([...pick.legal]).toEqual(['card:a', 'card:b'])
    expect(pick.choice).toBeNull()
    pick.click('card:b')
    expect(pick.choice?.action).toBe(6)
    expect(sent).toEqual([])
    pick.click('card:b')
    expect(sent).toEqual([6])
  })

  test('a click on another legal target chooses that one instead', () => {
    const { pick, sent } = picking(cards)
    pick.click('card:a')
    pick.click('card:b')
    expect(pick.selected).toEqual(['card:b'])
    pick.commit()
    expect(sent).toEqual([6])
  })

  test('a refusal is forgotten with the next choice, and a Confirm too early is answered', () => {
    const { pick, sent } = picking(cards)
    for (const choose of [() => pick.click('card:b'), () => pick.set(['card:b']), () => pick.take(cards[1]!)]) {
      pick.cancel()
      pick.commit()
      expect(pick.told).toEqual({ word: 'page-why-first' })
      choose()
      expect(pick.told).toBeNull()
    }
    expect(sent).toEqual([])
  })

  test('Esc drops what is chosen', () => {
    const { pick, sent } = picking(cards)
    pick.click('card:a')
    pick.cancel()
    expect(pick.selected).toEqual([])
    pick.commit()
    expect(sent).toEqual([])
  })

  test('the only choice there is can be confirmed at once', () => {
    const { pick, sent } = picking([choice(3, 'keep')])
    pick.commit()
    expect(sent).toEqual([3])
  })
})

describe('several clicks in order', () => {
  test('each click narrows what is legal next', () => {
    const { pick } = picking(bids)
    pick.click('coin:0')
    expect([...pick.legal]).toEqual(['coin:1', 'coin:2'])
    expect(pick.choice).toBeNull()
    pick.click('coin:2')
    expect(pick.choice?.action).toBe(1)
  })

  test('a path that one choice alone goes on with singles it out', () => {
    const { pick } = picking(bids)
    pick.click('coin:1')
    expect(pick.choice?.action).toBe(2)
  })

  test('the second click on a target that is not enough takes it back', () => {
    const { pick } = picking(bids)
    pick.click('coin:0')
    pick.click('coin:0')
    expect(pick.selected).toEqual([])
  })

  test('a path set at once counts like clicks', () => {
    const { pick } = picking(bids)
    pick.set(['coin:0', 'coin:1'])
    expect(pick.choice?.action).toBe(0)
  })
})

describe('what leads nowhere', () => {
  test('an illegal target says why and chooses nothing', () => {
    const { pick } = picking(cards)
    pick.explain = (target) => (target === 'card:z' ? { word: 'taken' } : null)
    pick.click('card:z')
    expect(pick.told).toEqual({ word: 'taken' })
    expect(pick.selected).toEqual([])
    expect(pick.reason('card:y')).toEqual({ word: 'page-why-not' })
    expect(pick.reason('card:a')).toBeNull()
  })

  test('while others act, the reason is to wait', () => {
    const { pick } = picking([])
    pick.click('card:a')
    expect(pick.told).toEqual({ word: 'page-why-wait' })
  })

  test('nothing is sent while an answer is on its way', () => {
    const { pick, sent } = picking(cards)
    pick.click('card:a')
    pick.held = true
    pick.commit()
    expect(sent).toEqual([])
  })
})

describe('a new view', () => {
  test('the same question keeps the clicks, another one drops them', () => {
    const { pick } = picking(cards)
    pick.click('card:a')
    pick.offer(cards, true)
    expect(pick.selected).toEqual(['card:a'])
    pick.offer(cards, false)
    expect(pick.selected).toEqual([])
  })

  test('clicks that lead nowhere any more are dropped', () => {
    const { pick } = picking(cards)
    pick.click('card:a')
    pick.offer([choice(6, 'card:b'), choice(7, 'card:c')], true)
    expect(pick.selected).toEqual([])
  })

  test('a choice from the list is held as it is, even where clicks are the same', () => {
    const twins = [choice(1, 'card:a'), choice(2, 'card:a')]
    const { pick, sent } = picking(twins)
    pick.click('card:a')
    expect(pick.choice).toBeNull()
    pick.take(twins[1]!)
    pick.offer([choice(1, 'card:a'), choice(2, 'card:a')], true)
    pick.commit()
    expect(sent).toEqual([2])
  })
})

test('a target that begins a choice is known whatever is selected', () => {
  const { pick } = picking(bids)
  pick.click('coin:0')
  expect([...pick.starts]).toEqual(['coin:0', 'coin:1'])
})

test('what has ended is seen before Confirm sends anything; a choice named outright is sent', () => {
  const { pick, sent } = picking([choice(7, 'card:a')])
  pick.before = { word: 'over', icon: 'hand', onward: 'on', go: () => (pick.before = null) }
  pick.commit()
  expect([pick.before, sent]).toEqual([null, []])
  pick.commit()
  pick.before = { word: 'over', icon: 'hand', onward: 'on', go: () => undefined }
  pick.commit(pick.choices[0])
  expect(sent).toEqual([7, 7])
})

describe('what is played by itself', () => {
  test.each<[string, (pick: Pick) => void, number[]]>([
    ['is said for a while, then it is sent', () => undefined, [6]],
    ['waits where one says so', (pick) => void pick.cancel(), []],
    ['waits where one chooses something else', (pick) => pick.click('card:a'), []],
  ])('%s', (_, meanwhile, out) => {
    vi.useFakeTimers()
    const { pick, sent } = picking(cards)
    pick.playLater(cards[1]!, 900, 'page-due-only')
    expect(pick.due).toEqual({ choice: cards[1], why: 'page-due-only' })
    vi.advanceTimersByTime(800)
    expect(sent).toEqual([])
    meanwhile(pick)
    vi.advanceTimersByTime(800)
    expect([sent, pick.due]).toEqual([out, null])
    vi.useRealTimers()
  })
})
