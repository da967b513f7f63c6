// Defaults of a new table: names, bots, and who sits where at once.
import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatSetup, TableInfo } from '../../messages'
import { door } from '../connection/door'
import { gameLook } from './gameLook'
import { settings } from '../settings/settings.svelte'

/** Dwarves of the Völuspá, for bots and for those who bring no name. */
const dwarves = ['Dvalin', 'Frosti', 'Lofar', 'Ginnar', 'Draupnir', 'Hornbori', 'Virvir', 'Fundin', 'Skirvir', 'Alvis']

/** A dwarf's name that nobody at the table bears. */
export function freeName(taken: string[], random = Math.random()): string {
  const free = dwarves.filter((name) => !taken.includes(name))
  return free[Math.floor(random * free.length)] ?? `Dvergr ${taken.length + 1}`
}

export const ownName = (): string => settings.name || freeName([])
/** The level that thinks for seconds, so that it sits nowhere unasked. */
export const patient = 'grandmaster'
/** The strongest level that answers within a second. */
export const bestBot = (game: GameInfo): string => game.bots.findLast((level) => level !== patient) ?? 'random'
/** Whether a bot of that level sees less far on a device without a server. */
export const seesLess = (game: GameInfo, level: string): boolean => door.alone && (level === patient || (level === 'master' && !gameLook(game.id).light))

/** Whether an option changes anything at that number of seats, as the other options are set. */
export const matters = (option: OptionInfo, seats: number, set: Record<string, OptionValue>): boolean =>
  (!option.seats.length || option.seats.includes(seats)) && Object.entries(option.only).every(([key, values]) => values.includes(String(set[key] ?? '')))

/** What somebody wants of a match against bots: how many sit there, how strong the bots are, and whether with the set for a first game. */
export interface Wish { seats: number; level: string; first: boolean }

/** The option that has a set for a first game. */
export const firstGame = (game: GameInfo): OptionInfo | undefined => game.options.find((option) => option.values.includes('first_game'))

/** What is proposed: apprentices and the first-game set to somebody new, else the strongest bots. */
export const proposed = (game: GameInfo, fresh: boolean): Wish => ({
  seats: Math.min(Math.max(3, game.low), game.high),
  level: (fresh ? game.bots.find((level) => level !== 'random') : undefined) ?? bestBot(game),
  first: fresh && firstGame(game) !== undefined,
})

/** Me and bots at once. */
export function playNow(game: GameInfo, wish: Wish): NewTable {
  const seats: SeatSetup[] = [{ kind: 'me', name: ownName(), colour: settings.colour }]
  while (seats.length < wish.seats) seats.push({ kind: 'bot', name: freeName(seats.map((seat) => seat.name ?? '')), level: wish.level })
  const option = wish.first ? firstGame(game) : undefined
  return { game: game.id, seats, options: option ? { [option.key]: 'first_game' } : {}, title: '', listed: false }
}

export function seatsFilled(table: TableInfo): { taken: number; seats: number } {
  return { taken: table.seats.filter((seat) => seat.kind !== 'open').length, seats: table.seats.length }
}
