// Which places are named on the map, and where their names stand.
import { goals, middle, SIDE, type Spot } from './looks'
import type { Hex } from './messages'
import type { Play } from './play.svelte'

/** A name on the map: its middle and its size, in units of the map. */
export interface PlaceName extends Spot { id: string; text: string; wide: number; high: number }
export interface Box extends Spot { wide: number; high: number }

/** The names of places that cards in play speak of, and of all places where the map is large enough (`names`); `letters` is how high they are. */
export function placeNames(play: Play, names: boolean, letters: number): PlaceName[] {
  const { hexes } = play.view
  const numeral = Math.max(16, letters)
  const spoken = new Set([play.goal, ...play.shown.flatMap(goals)])
  const label = (hex: Hex): string => {
    const short = `die_zwerge-page-map-${hex.place}`
    return play.words.has(short) ? play.words.say(short) : play.say(`place-${hex.place}`)
  }
  /** How far a name moves aside, so that it covers no numeral of a gate beside it. */
  const aside = (hex: Hex, wide: number): number => {
    const over = Math.max(0, wide / 2 + numeral + 2 - SIDE * 1.732)
    const gate = (step: number): boolean => hexes.some((other) => other.gate && other.r === hex.r && other.q === hex.q + step)
    return gate(1) ? -over : gate(-1) ? over : 0
  }
  return hexes
    .filter((hex) => hex.place && hex.id !== 'D3' && (names || spoken.has(hex.id) || (hex.id === 'D2' && spoken.has('D3'))))
    .map((hex) => {
      const text = label(hex)
      const wide = text.length * letters * 0.49 + 10
      const { x, y } = middle(hex)
      return { id: hex.id, text, x: x + (hex.id === 'D2' ? SIDE * 0.866 : aside(hex, wide)), y: y + 25, wide, high: letters * 1.3 }
    })
}

/** Of several spots for something so large the first one that covers least of these boxes. */
export function freest(spots: Spot[], wide: number, high: number, boxes: readonly Box[]): Spot {
  const covered = ({ x, y }: Spot): number => {
    const over = (a: number, b: number, size: number) => Math.max(0, size - Math.abs(a - b))
    return boxes.reduce((all, box) => all + over(x, box.x, (wide + box.wide) / 2) * over(y, box.y, (high + box.high) / 2), 0)
  }
  const [first = { x: 0, y: 0 }, ...others] = spots
  return others.reduce((best, spot) => (covered(spot) < covered(best) - 1 ? spot : best), first)
}
