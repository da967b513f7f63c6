import { describe, expect, it } from 'vitest'
import { bids, coin } from '../../../games/nidavellir/testing'
import { Ahead } from './ahead.svelte'

const VALUES = [5, 9, 0, 2, 4]
function ahead(...order: number[]): Ahead {
  const made = new Ahead()
  made.offer(VALUES.map(coin))
  for (const n of order) made.bid.clickCoin(n)
  return made
}

describe('a bid made beforehand', () => {
  it('is decided with the third coin, and taken back by clearing it', () => {
    const it = ahead(1, 2)
    expect(it.plan).toBeNull()
    it.bid.clickCoin(0)
    expect(it.plan?.map((coin) => coin.value)).toEqual([9, 0, 5])
    it.bid.clear()
    expect(it.plan).toBeNull()
  })

  it('names the choice with those coins, wherever they lie when bids are asked for', () => {
    const values = [0, 2, 4, 5, 9]
    const choice = ahead(1, 2, 0).choice(values.map(coin), bids(values))
    expect(choice?.args).toMatchObject({ goblin: 9, dragon: 0, horse: 5, low: 2, high: 4 })
  })

  it('stays while its coins do, and is withdrawn when one of them has gone', () => {
    const it = ahead(1, 2, 0)
    expect(it.offer([2, 9, 5, 0, 7].map(coin))).toBe(true)
    expect(it.plan?.map((coin) => coin.value)).toEqual([9, 0, 5])
    expect(it.offer([2, 11, 5, 0, 7].map(coin))).toBe(false)
    expect(it.plan).toBeNull()
  })

  it('makes no choice of coins that are not there', () => {
    const values = [0, 2, 4, 5, 11]
    expect(ahead(1, 2, 0).choice(values.map(coin), bids(values))).toBeNull()
  })

  it('needs two equal coins to lay a value twice', () => {
    const it = new Ahead()
    it.offer([3, 3, 0, 2, 4].map(coin))
    for (const n of [0, 1, 2]) it.bid.clickCoin(n)
    const once = [0, 2, 3, 4, 5]
    expect(it.choice(once.map(coin), bids(once))).toBeNull()
    const twice = [0, 2, 3, 3, 5]
    expect(it.choice(twice.map(coin), bids(twice))?.args).toMatchObject({ goblin: 3, dragon: 3, horse: 0 })
  })
})
