// The part of the map that is in sight, as the viewBox of its picture; zoom 1 shows all of it.
import type { Movable } from '../../lib/parts/panzoom'
import type { Spot } from './looks'

export const WIDTH = 684
export const HEIGHT = 596
const MOST = 4
const READ = 0.62 // pixels for one unit of the map at which words and numbers can be read

export class Camera implements Movable {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  /** The size of the picture on the screen. */
  wide = $state(1)
  high = $state(1)

  home = $derived(this.k === 1)
  /** Pixels of the screen for one unit of the map. */
  scale = $derived(Math.min(this.wide / WIDTH, this.high / HEIGHT) * this.k)
  box = $derived.by(() => {
    const wide = WIDTH / this.k
    const high = HEIGHT / this.k
    return `${(this.x - wide / 2).toFixed(1)} ${(this.y - high / 2).toFixed(1)} ${wide.toFixed(1)} ${high.toFixed(1)}`
  })

  /** Look at a place from near or far; the map never leaves the picture. */
  look(x: number, y: number, zoom: number): void {
    if (!Number.isFinite(x + y) || Number.isNaN(zoom)) return // a picture that has no size yet says nothing
    const near = Math.min(MOST, Math.max(1, zoom))
    const wide = Math.max(0, WIDTH / 2 - WIDTH / near / 2)
    const high = Math.max(0, HEIGHT / 2 - HEIGHT / near / 2)
    this.k = near
    this.x = Math.min(wide, Math.max(-wide, x))
    this.y = Math.min(high, Math.max(-high, y))
  }

  /** Come nearer by a factor; the point of the map at `at` stays where it is on the screen. */
  closer(factor: number, at: Spot = { x: this.x, y: this.y }): void {
    const zoom = Math.min(MOST, Math.max(1, this.k * factor))
    const left = this.k / zoom
    this.look(at.x + (this.x - at.x) * left, at.y + (this.y - at.y) * left, zoom)
  }

  zoom(factor: number, x: number, y: number): void {
    this.closer(factor, { x: this.x + (x - this.wide / 2) / this.scale, y: this.y + (y - this.high / 2) / this.scale })
  }

  move(dx: number, dy: number): void {
    this.look(this.x - dx / this.scale, this.y - dy / this.scale, this.k)
  }

  /** The picture is so small that only a part of the map can be read. */
  small = $derived(this.wide > 1 && this.high > 1 && Math.min(this.wide / WIDTH, this.high / HEIGHT) < READ)

  /** Show these places, as near as they allow; where they lie too far apart to be read, what is around `here`. */
  frame(spots: Spot[], here: Spot): void {
    if (spots.length === 0) return
    const xs = spots.map((spot) => spot.x)
    const ys = spots.map((spot) => spot.y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const whole = Math.min(this.wide / WIDTH, this.high / HEIGHT)
    const fit = Math.min(2.4, Math.min(this.wide / (right - left + 150), this.high / (bottom - top + 150)) / whole)
    if (fit * whole < READ) this.look(here.x, here.y, READ / whole)
    else this.look((left + right) / 2, (top + bottom) / 2, fit)
  }

  /** Bring a place into sight if it is not. */
  reveal(spot: Spot): void {
    const wide = WIDTH / this.k / 2 - 40
    const high = HEIGHT / this.k / 2 - 40
    if (Math.abs(spot.x - this.x) > wide || Math.abs(spot.y - this.y) > high) this.look(spot.x, spot.y, this.k)
  }
}
