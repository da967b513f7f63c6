// What the view of a game in one file adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { Args, View } from '../../messages'

/** How a kind of card looks. */
export interface SimpleFace {
  word: string
  number: number | null
  colour: string
  icon: string
}

/** Cards that lie together; a click on one is `<key>:<card>`, on the zone itself `<key>`, behind it the seat where seats have their own. */
export interface SimpleZone {
  key: string
  title: string // a word
  seat: number | null
  count: number
  cards: number[] // kinds, those of the reader's knowledge; empty where they lie face down
  pile: boolean
  hidden: boolean // the reader sees only how many there are
}

/** Numbers that everybody knows: one, or one for each seat; None where a seat's is secret and there, -1 where there is none. */
export interface SimpleNumber {
  key: string
  title: string // a word
  values: (number | null)[]
  each: boolean
}

/** A click target that is no card and no zone. */
export interface SimpleButton {
  at: string
  word: string
  args: Args
}

/** What one reader may know of a simple game. */
export interface SimpleView extends View {
  pack: SimpleFace[]
  zones: SimpleZone[]
  numbers: SimpleNumber[]
  buttons: SimpleButton[]
}
