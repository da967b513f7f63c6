// Defaults of a new table: names, bots, and who sits where at once.
import type { GameInfo, NewTable, SeatSetup, TableInfo } from '../../messages'
import { settings } from '../settings/settings.svelte'

/** Dwarves of the Völuspá, for bots and for those who bring no name. */
const dwarves = ['Dvalin', 'Frosti', 'Lofar', 'Ginnar', 'Draupnir', 'Hornbori', 'Virvir', 'Fundin', 'Skirvir', 'Alvis']

/** A dwarf's name that nobody at the table bears. */
export function freeName(taken: string[], random = Math.random()): string {
  const free = dwarves.filter((name) => !taken.includes(name))
  return free[Math.floor(random * free.length)] ?? `Dvergr ${taken.length + 1}`
}

export const ownName = (): string => settings.name || freeName([])
/** The strongest level that a game has. */
export const bestBot = (game: GameInfo): string => game.bots.at(-1) ?? 'random'

/** Me and bots at once: three seats, where the game allows that. */
export function playNow(game: GameInfo): NewTable {
  const seats: SeatSetup[] = [{ kind: 'me', name: ownName(), colour: settings.colour }]
  while (seats.length < Math.min(Math.max(3, game.low), game.high)) {
    seats.push({ kind: 'bot', name: freeName(seats.map((seat) => seat.name ?? '')), level: bestBot(game) })
  }
  return { game: game.id, seats, options: {}, title: '', listed: false }
}

export function seatsFilled(table: TableInfo): { taken: number; seats: number } {
  return { taken: table.seats.filter((seat) => seat.kind !== 'open').length, seats: table.seats.length }
}
