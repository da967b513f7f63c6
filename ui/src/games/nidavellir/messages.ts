// What the view of nidavellir adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { TavernView } from '../../lib/parts/tavern/messages'
export type { CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView } from '../../lib/parts/tavern/messages'

/** The table as one reader sees it; its own phases are uline_bid, discard, thrud, uline_trade, ylud, pioneer. */
export interface NidavellirView extends TavernView {
}
