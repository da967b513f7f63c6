// The flights between two views: cards to those who took them, gems to their new owners.
import type { Flight } from '../flights'
import type { TavernView } from './messages'

/** The things that left their places between two views; places are values of `data-at`. */
export function flights(before: TavernView, now: TavernView, own: number): Flight[] {
  const out: Flight[] = []
  if (before.age === now.age && before.round === now.round) {
    now.taverns.forEach((tavern, t) => {
      tavern.cards.forEach((card, slot) => {
        const was = before.taverns[t]?.cards[slot]
        const taker = tavern.takers[slot]
        if (card || !was || taker == null) return
        const to = taker !== own ? `seat:${taker}` : was.kind === 'offering' || !was.cls ? `gem:${own}` : `pile:${was.cls}`
        out.push({ from: `card:${tavern.id}:${slot}`, to })
      })
    })
  }
  for (const seat of now.table) {
    const source = before.table.find((it) => it.seat !== seat.seat && it.gem === seat.gem)
    if (before.table[seat.seat]?.gem !== seat.gem && source) out.push({ from: `gem:${source.seat}`, to: `gem:${seat.seat}` })
  }
  return out
}
