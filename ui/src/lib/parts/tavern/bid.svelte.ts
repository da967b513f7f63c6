// Three coins on three taverns: clicks in any order, put together to one choice when all three lie.
import type { Choice } from '../../../messages'

/** A coin as every game of the tavern family shows it. */
export interface BidCoin {
  value: number
  kind: string
}

/** The identity of a coin: two of equal value and kind are interchangeable. */
export const key = (coin: BidCoin | undefined): string => (coin ? `${coin.value} ${coin.kind}` : '')

/** A bid in the making. Coins are named by their index in the seat's places. */
export class Bid {
  coins = $state.raw<BidCoin[]>([])
  choices = $state.raw<Choice[]>([])
  /** The coin at each tavern, or null. */
  holes = $state.raw<(number | null)[]>([null, null, null])
  /** The coin in the hand of the pointer, and the tavern it was taken from. */
  held = $state<number | null>(null)
  from = $state<number | null>(null)
  /** The tavern that was chosen first. */
  aimed = $state<number | null>(null)
  /** The coin under the pointer. */
  over = $state<number | null>(null)
  #round = ''

  placed = $derived(this.holes.filter((coin) => coin !== null).length)
  complete = $derived(this.placed === 3)
  hand = $derived(this.coins.map((_, n) => n).filter((n) => !this.holes.includes(n)))
  /** The tavern that the next coin goes to. */
  lit = $derived(this.aimed ?? (this.from !== null && this.holes[this.from] === null ? this.from : this.holes.indexOf(null)))
  /** The choice that the three coins make. */
  choice = $derived(this.complete ? this.#find(this.holes) : null)
  /** The choice that it would become with the coin held or pointed at, where that one is the last. */
  dream = $derived.by((): Choice | null => {
    if (this.complete) return this.choice
    const coin = this.over ?? this.held
    if (coin === null || this.placed !== 2 || this.holes.includes(coin)) return null
    return this.#find(this.holes.map((it) => it ?? coin))
  })

  /** Take the coins and choices of a view; a new question starts with empty holes. */
  offer(coins: BidCoin[], choices: Choice[], question: string): void {
    this.coins = coins
    this.choices = choices
    if (question === this.#round) return
    this.#round = question
    this.clear()
  }

  clear(): void {
    this.holes = [null, null, null]
    this.held = this.from = this.aimed = this.over = null
  }

  /** Put a coin into a hole; what lay there changes places with it or goes back to the hand. */
  place(coin: number, hole: number): void {
    const source = this.holes.indexOf(coin)
    const gone = this.holes[hole] ?? null
    const home = source >= 0 ? source : coin === this.held ? this.from : null
    this.holes = this.holes.map((it, n) => (n === hole ? coin : n === home && gone !== coin ? (gone ?? (it === coin ? null : it)) : it))
    this.held = this.from = this.aimed = null
  }

  /** A click on a coin or its digit: lay it in the hole that is lit, or take it back; where three lie already, take it up to change places with one. */
  clickCoin(coin: number): void {
    if (coin >= this.coins.length) return
    const lying = this.holes.indexOf(coin)
    if (lying >= 0) {
      this.holes = this.holes.map((it, n) => (n === lying ? null : it))
      this.held = this.from = this.aimed = null
    } else if (this.lit >= 0) this.place(coin, this.lit)
    else {
      this.held = this.held === coin ? null : coin
      this.from = null
    }
  }

  /** A click on a hole: lay down the coin that is held, take back the one that lies there, or choose the hole. */
  clickHole(hole: number): void {
    const lying = this.holes[hole] ?? null
    if (this.held !== null) return this.place(this.held, hole)
    if (lying !== null) {
      this.holes = this.holes.map((it, n) => (n === hole ? null : it))
      this.held = lying
      this.from = hole
      this.aimed = null
    } else this.aimed = this.aimed === hole ? null : hole
  }

  /** Lay the coins as a choice taken from elsewhere says; nothing chosen there gives all three back. */
  adopt(clicks: string[]): void {
    if (clicks.length === 3) {
      if (this.choice?.clicks.join() !== clicks.join()) {
        this.clear()
        this.holes = clicks.map((click) => Number(click.split(':')[1]))
      }
    } else if (clicks.length === 0 && this.complete) this.clear()
  }

  /** Give the coin back that is held; false when there was nothing to cancel. */
  cancel(): boolean {
    if (this.held === null && this.aimed === null) {
      if (this.placed === 0) return false
      this.clear()
      return true
    }
    this.held = this.from = this.aimed = null
    return true
  }

  #find(holes: (number | null)[]): Choice | null {
    const wanted = holes.map((n) => key(n === null ? undefined : this.coins[n]))
    return this.choices.find((choice) => choice.clicks.length === 3 && choice.clicks.every((click, n) => key(this.coins[Number(click.split(':')[1])]) === wanted[n])) ?? null
  }
}
