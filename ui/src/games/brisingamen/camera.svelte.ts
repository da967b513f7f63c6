// The part of the mine that is in sight: its drawing is laid out for the frame, so zoom 1 shows all of it.
import type { Movable } from '../../lib/parts/panzoom'

const MOST = 4

export class Camera implements Movable {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  width = $state(0)
  height = $state(0)

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  /** A point of the frame as a point of the drawing. */
  inside(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k }
  }

  /** Zoom by a factor around a point of the frame, its middle by default. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    this.x = x - ((x - this.x) * k) / this.k
    this.y = y - ((y - this.y) * k) / this.k
    this.k = k
    this.move(0, 0)
  }

  /** Shift the drawing; it always fills its frame. */
  move(dx: number, dy: number): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.k), this.x + dx))
    this.y = Math.min(0, Math.max(this.height * (1 - this.k), this.y + dy))
  }

  fit(): void {
    this.k = 1
    this.x = this.y = 0
  }

  /** Bring a point of the drawing into sight. */
  reveal(x: number, y: number, edge = 48): void {
    const at = { x: x * this.k + this.x, y: y * this.k + this.y }
    const shift = (place: number, size: number): number => (place < edge ? edge - place : place > size - edge ? size - edge - place : 0)
    if (this.k > 1) this.move(shift(at.x, this.width), shift(at.y, this.height))
  }
}
