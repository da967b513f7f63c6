// What the view of nains adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { Face, Seat, TavernView } from '../../lib/parts/tavern/messages'
export type { CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView } from '../../lib/parts/tavern/messages'

/** One of all runes that there are. */
export interface Rune {
  id: string
  glyph: string
  common: boolean // on dwarves of the Forge; else on one Cognar only
}

/** A seat with its symbols, all counted as they score now. */
export interface NainsSeat extends Seat {
  occult: number // the board's own included
  runes: string[] // different ones, in the order of all runes
  malt: number
  malt_rate: number // points for each Malt
  tokens: number // Paria tokens on Errants
  freed: number // so many of them come off at the end
  regained: number // which brings so many points, counted in the Errants already
  elite: number // Elite Cognars: they break a tie
  opening: string | null // the one shortest column, where a first mercenary could complete a line
}

/** The table as one reader sees it; its own phases are discard, gaat, svara. */
export interface NainsView extends TavernView {
  table: NainsSeat[]
  mercenaries: number // still to be had
  group: string // of the mercenaries being recruited: none, forced (a second one must follow), open (more may)
  grower: Face | null // the card that lets a coin grow which is being chosen
  runes: Rune[] // all there are
  shield_track: number[] // points by number of shield grades
  last_card: Face | null // of Era 2, taken by nobody, once the match is over
}
