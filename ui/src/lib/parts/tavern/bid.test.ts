import { describe, expect, it } from 'vitest'
import { bids, coin } from '../../../games/nidavellir/testing'
import { Bid } from './bid.svelte'

const VALUES = [0, 2, 4, 5, 9]
function bid(values = VALUES): Bid {
  const made = new Bid()
  made.offer(values.map(coin), bids(values), 'first')
  return made
}

describe('a bid in the making', () => {
  it('lays a coin by one click on it, tavern by tavern, and takes it back by another', () => {
    const it = bid()
    for (const n of [4, 0]) it.clickCoin(n)
    expect(it.holes).toEqual([4, 0, null])
    expect(it.lit).toBe(2)
    expect(it.choice).toBeNull()
    it.clickCoin(4)
    expect(it.holes).toEqual([null, 0, null])
    expect(it.held).toBeNull()
    for (const n of [4, 3]) it.clickCoin(n)
    expect(it.complete).toBe(true)
    expect(it.choice?.args).toMatchObject({ goblin: 9, dragon: 0, horse: 5, low: 2, high: 4 })
    expect(it.hand).toEqual([1, 2])
  })

  it('lays a coin by tavern and coin', () => {
    const it = bid()
    it.clickHole(2)
    expect(it.lit).toBe(2)
    it.clickCoin(1)
    expect(it.holes).toEqual([null, null, 1])
    it.clickHole(0)
    it.clickHole(0)
    expect(it.aimed).toBeNull()
  })

  it('takes a coin back by a click on it, and swaps two by a click on the other', () => {
    const it = bid()
    it.clickCoin(0)
    it.clickCoin(1)
    it.clickHole(0)
    expect(it.holes).toEqual([null, 1, null])
    expect(it.held).toBe(0)
    it.clickHole(1)
    expect(it.holes).toEqual([1, 0, null])
    expect(it.held).toBeNull()
  })

  it('sends the coin that lay there back to the hand', () => {
    const it = bid()
    for (const n of [0, 1, 2, 4]) it.clickCoin(n)
    expect(it.held).toBe(4)
    it.clickHole(0)
    expect(it.holes).toEqual([4, 1, 2])
    expect(it.hand).toEqual([0, 3])
  })

  it('moves a dragged coin from one tavern to another', () => {
    const it = bid()
    it.clickCoin(0)
    it.clickCoin(1)
    it.place(0, 2)
    expect(it.holes).toEqual([null, 1, 0])
    it.place(0, 1)
    expect(it.holes).toEqual([null, 0, 1])
  })

  it('takes a coin back while another one is held', () => {
    const it = bid()
    for (const n of [2, 1, 0, 3, 7]) it.clickCoin(n)
    expect(it.holes).toEqual([2, 1, 0])
    it.clickCoin(1)
    expect(it.holes).toEqual([2, null, 0])
    expect(it.lit).toBe(1)
  })

  it('shows what the last coin would make of the two that stay', () => {
    const it = bid()
    it.clickCoin(4)
    expect(it.dream).toBeNull()
    it.clickCoin(0)
    it.over = 3
    expect(it.dream?.preview?.coin).toEqual([4, 6])
    it.over = 1
    expect(it.dream?.preview?.coin).toEqual([5, 9])
    it.over = null
    expect(it.dream).toBeNull()
  })

  it('finds the choice of a coin that has an equal one', () => {
    const it = bid([0, 3, 7, 7, 9])
    for (const n of [3, 1, 4]) it.clickCoin(n)
    expect(it.choice?.args).toMatchObject({ goblin: 7, dragon: 3, horse: 9, low: 0, high: 7 })
  })

  it('cancels step by step: the coin held, then all', () => {
    const it = bid()
    for (const n of [0, 1, 2, 3]) it.clickCoin(n)
    expect(it.cancel()).toBe(true)
    expect(it.held).toBeNull()
    expect(it.placed).toBe(3)
    expect(it.cancel()).toBe(true)
    expect(it.placed).toBe(0)
    expect(it.cancel()).toBe(false)
  })

  it('lays a choice that was taken from the list, and gives it back with it', () => {
    const it = bid()
    it.adopt(['coin:4', 'coin:1', 'coin:0'])
    expect(it.holes).toEqual([4, 1, 0])
    it.adopt([])
    expect(it.placed).toBe(0)
  })

  it('keeps its coins while it is the same question, and not with the next', () => {
    const it = bid()
    it.clickCoin(0)
    it.offer(VALUES.map(coin), bids(VALUES), 'first')
    expect(it.placed).toBe(1)
    it.offer(VALUES.map(coin), bids(VALUES), 'second')
    expect(it.placed).toBe(0)
  })
})
