// A bid made beforehand, while others act: three coins that are bid as soon as bids are asked for, if they are still there.
import type { Choice } from '../../../messages'
import { Bid, key, type BidCoin } from './bid.svelte'

export class Ahead {
  bid = new Bid()
  /** The coins that will be bid, tavern by tavern; null: nothing was decided. */
  plan = $derived(this.bid.complete ? this.bid.holes.map((coin) => this.bid.coins[coin ?? 0] as BidCoin) : null)

  /** Take the coins as they are now; what was laid stays laid where an equal coin is still there. Return whether all of it stays. */
  offer(coins: BidCoin[]): boolean {
    const { holes } = this.bid
    const laid = holes.map((coin) => (coin === null ? null : this.bid.coins[coin]))
    if (coins.map(key).join() === this.bid.coins.map(key).join()) return true
    const free = coins.map((_, n) => n)
    const found = laid.map((coin) => {
      const at = coin ? free.findIndex((n) => key(coins[n]) === key(coin)) : -1
      return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
    })
    this.bid.coins = coins
    this.bid.clear()
    const whole = laid.every((coin, n) => !coin || found[n] !== null)
    if (whole) this.bid.holes = found
    return whole
  }

  /** The choice that the plan is now; null where the coins are not there. */
  choice(coins: BidCoin[], choices: Choice[]): Choice | null {
    if (!this.plan) return null
    const asked = new Bid()
    asked.offer(coins, choices, 'asked')
    const free = coins.map((_, n) => n)
    asked.holes = this.plan.map((coin) => {
      const at = free.findIndex((n) => key(coins[n]) === key(coin))
      return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
    })
    return asked.choice
  }
}
