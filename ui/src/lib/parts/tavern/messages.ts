// What the views of tavern games share. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { Args, Preview, View } from '../../../messages'

/** A card face: dwarf, royal offering or hero. `points` has one number a grade; where it is `plain`, grades carry no printed number. */
export interface Face {
  id: string
  kind: string // dwarf, offering, hero; of Nains also mercenary and ally
  cls?: string | null // the column it goes to or stands in; neutral and command: the command zone, any: a column of choice
  grades?: number
  points?: number[]
  plain?: boolean
  bonus?: number // by which a coin grows, of an offering
  flat?: number // what a neutral hero scores by itself
  malt?: number // symbols of Nains, likewise the next two
  occult?: number
  runes?: string[]
  covered?: boolean // by a Paria token, which hides its points
}

/** A coin: kind is base, royal or special. */
export interface CoinFace {
  value: number
  kind: string
}

/** Where one coin of a seat lies: `coin` is None when it is face down and this reader does not know it. */
export interface Place {
  where: string // hand, a tavern's id, pouch
  coin?: CoinFace | null
  up?: boolean // face up, for everybody
  exchange?: boolean // it is the exchange coin (only told with the coin)
}

/** One class column of an army, in order of arrival; a hero who may stand anywhere stands there as one of that class. */
export interface Column {
  cls: string
  cards: Face[]
  grades: number
  points: number // what the class scores now, a majority left out
  missing: boolean // the next hero line still lacks a grade here
}

/** Everything public about a seat, and its hidden coins as far as the reader knows them. */
export interface Seat {
  seat: number
  gem: number
  coins: CoinFace[] // the set of five, ascending: derivable by everybody (spec 7.1)
  places: Place[] // the same five by place
  ready: boolean // has bid in the present secret phase
  columns: Column[]
  command: Face[] // command zone: neutral heroes
  distinctions: string[]
  heroes: number // recruited so far
  lines: number // complete lines now
}

/** One tavern: a taken card leaves None in its slot, its face in `taken` and its taker in `takers` (None there too: left over and discarded). */
export interface Tavern {
  id: string
  status: string // waiting, open, closed
  cards: (Face | null)[]
  takers: (number | null)[]
  order: number[] // seats in order of play while it is open, once that is fixed
  done: number // how many of them have finished
  bids: number[] // the values that decided the order, in that order: coins that grow later change nothing of it
  hints: (Preview | null)[] // what each card that lies there would bring the reader now; empty for a spectator
  taken: (Face | null)[] // by slot, what lay there until the tavern is filled anew
}

/** A hero still available, with the reason why the reader could not recruit it now (a word key and its arguments), if there is one. */
export interface HeroView {
  face: Face
  why_not?: string | null
  why_args?: Args
  value?: number | null // what it would add to the reader's score now, where it may come
  contested?: number // so much of it others may take back, as a majority
  columns?: string[] // of a mercenary of Nains: where he may stand now
}

/** One value of the Royal Treasure and how many copies are left of how many. */
export interface Holding {
  value: number
  left: number
  of: number
}

/** What the end of the first age brings, in order of evaluation: holder None while open or unclaimed; `grades` by seat once evaluated. */
export interface Distinction {
  id: string
  cls: string
  status: string // open, held, unclaimed
  holder: number | null
  grades: number[]
}

/** The table of a tavern game as one reader sees it. */
export interface TavernView extends View {
  phase: string // bid, turn, hero, transform, over, or one that the game adds
  age: number
  round: number // 1..rounds
  rounds: number
  deck: number // cards left in the deck of the present age
  tavern: number | null // the tavern being resolved
  taverns: Tavern[]
  table: Seat[]
  heroes: HeroView[]
  treasure: Holding[]
  distinctions: Distinction[]
  discard: Face[]
  peek: Face[] | null // cards of the second age's deck that the reader looks at, nobody else
  bonus: number | null // of the transformation being chosen
  unseen: [Face, number][] // cards of the present age not seen yet, with counts (public: spec 7.4)
}
