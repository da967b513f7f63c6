// What the view of roi_des_nains adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { Args, View } from '../../messages'

/** A card: its id is its word (`roi_des_nains-card-<id>`). A Mummy or Puppeteer on the table or in the own hand tells which card it copies. */
export interface CardFace {
  id: string
  suit: string // knight, dwarf, goblin, magic
  rank: string // 1 to 11, V, D, R, A, magic
  head?: boolean
  special?: boolean // it has an effect: `roi_des_nains-effect-<id>`
  copy?: string | null // the id of the card it stands for now
  half?: boolean // half a step stronger than that card
}

/** A card of the own hand; where it may not be played now, `why` is the word that says why. */
export interface HandCard {
  face: CardFace
  legal?: boolean
  drawn?: boolean // it came out of another hand just now (Goblin Standard Bearer)
  why?: string | null
  why_args?: Args
}

/** A card on the table and who has put it there; `swapped` tells the card that the Sorcerer has taken out of this place. */
export interface Play {
  seat: number
  face: CardFace
  swapped?: CardFace | null
}

/** A finished trick in order of play; `winner` has won it with the card at `at`. */
export interface TrickView {
  number: number
  plays: Play[]
  led: string | null
  winner: number
  at: number
}

/** A scoring rule: its words are `roi_des_nains-rule-<id>` (name) and `roi_des_nains-help-<id>` (meaning). */
export interface RuleView {
  id: string
  kind: string // per_card, per_trick, exact_tricks, ... as in spec 6.1
  cards: string[] // ids of cards that score by themselves
  good: boolean // it gives points, and takes none
}

/** The tile of the deal: both sides, and the one chosen. */
export interface QuestView {
  tile: string
  a: RuleView
  b: RuleView
  side: string | null // a or b
  chooser: number
}

/** The special card of the deal and what is known of it. */
export interface SpecialView {
  face: CardFace
  where: string // unknown, hand, trick, pile
  seat: number | null // whose hand or pile, or who has played it
  armed: boolean // the Tinkerer waits for the winner of this trick
}

/** Something a rule counts (word `roi_des_nains-tally-<key>`), how often a seat has it, and what that gives. */
export interface Tally {
  key: string
  count: number
  points: number
}

/** Everything public about a seat, and of its hand what the reader knows. */
export interface SeatView {
  seat: number
  total: number // of the finished deals
  cards: number // in hand
  tricks: number // won in this deal
  quest: number // points of the rule in force as of now
  bonus: number // points of the special
  factor: number // 2 for who has won the Enchanter, else 1
  points: number // of this deal as of now: (quest + bonus) x factor
  tallies: Tally[]
  dealer: boolean
  voids: string[] // suits that its hand is known to lack, but for cards in `known`
  known: CardFace[] // cards of its hand that the reader knows; the whole own hand
}

/** How many cards of a suit are still in hands, of how many in this deal. */
export interface SuitCount {
  suit: string
  left: number
  of: number
}

/** What a seat got in a past deal. */
export interface DealScore {
  tricks: number
  quest: number
  bonus: number
  factor: number
  points: number
  total: number // after it
}

/** A past deal. */
export interface DealView {
  number: number
  extra: boolean
  dealer: number
  chooser: number
  tile: string
  rule: string
  other: string // the side that was not chosen
  special: CardFace
  seats: DealScore[]
}

/** The table as one reader sees it. */
export interface RoiDesNainsView extends View {
  phase: string // choose_quest, standard_target, standard_give_first, standard_give_second, play_card, druid_target, standard_direction, sorcerer_window, over
  deal: number // from 1
  deals: number // regular ones
  extra: boolean // the present deal is one more, for a tie
  trick: number // from 1; after the last trick of a game its number
  tricks: number // of a deal
  dealer: number
  opener: number | null // who leads the first trick, once shown
  heir: number | null // who has won the 5 of Dwarves and deals next
  quest: QuestView
  special: SpecialView
  table: SeatView[]
  plays: Play[] // the present trick, in order of play
  order: number[] // seats in order of play of the present trick
  led: string | null // the suit to follow
  winning: number | null // who would win the trick as it lies
  done: TrickView[] // the tricks won in this deal
  last: TrickView | null // the last trick won, of the deal before until one is won in this
  past: TrickView[] // all tricks of the deal before, until one is won in this
  counted: Tally[][] // with `past`, what the quest of that deal counted, by seat
  hand: HandCard[] // the reader's; [] for a spectator
  suits: SuitCount[]
  unseen: CardFace[] // cards of this deal in hands that the reader cannot locate
  history: DealView[]
  piles: [number, number] // tiles and specials left
}
