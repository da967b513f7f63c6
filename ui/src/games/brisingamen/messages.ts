// What the view of brisingamen adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { Args, View } from '../../messages'

/** A space of the mine, drawn at x, y on a grid of 100 by 100; `seat` and `dwarf` say who stands there. */
export interface Space {
  id: string
  label: string // a letter, a cavern's number, or the id of the surface
  kind: string // surface, gallery, cavern
  branch: string // outside, main, west, south_west, south_east, east
  depth: number // steps from the surface
  x: number
  y: number
  lantern: number
  spots?: number[] // of a cavern: grey small, grey large, yellow small, yellow large
  gems?: number[]
  seat?: number | null
  dwarf?: number
  skill?: string | null // of that dwarf
  loaded?: boolean // it has jewels
  wall?: number // how many more turns of its owner its strength lasts
}

/** A space that a dwarf can reach in one move, and the occupied spaces that it passes. */
export interface Way {
  space: string
  passed?: string[]
}

/** A space at which a way ends: it is occupied and cannot be passed; `why` is a word key. */
export interface Barred {
  space: string
  why: string
}

/** Where a dwarf of the acting seat could go with one move; `number` 0 is the next one to enter, `skill` what it would get. */
export interface Reach {
  number: number
  space: string
  ways: Way[]
  barred?: Barred[]
  skill?: string | null
}

/** A dwarf with its barrow. */
export interface Dwarf {
  number: number
  state: string // outside, mine, retired
  space?: string | null
  skill?: string | null
  gems?: number[]
  strength?: number // how many more turns of its owner its strength lasts, once active
}

/** A setting card. `missing` holds the gems lacking in the supply: of each seat in the workshop, of its owner alone where it is held. */
export interface Setting {
  id: string
  kind: string // ring, signet, studs, ...
  points: number
  penalty: number
  weight: number
  needs: number[]
  missing?: number[][]
}

/** A part of Brísingamen; `missing` by seat while it lies face up, `maker` once it is in the necklace. */
export interface Part {
  id: string
  tokens: number
  weight: number
  needs: number[]
  missing?: number[][]
  maker?: number | null
}

/** A skill card before a seat; `dwarf` is the number of the dwarf that carries it, 0 while it is free. */
export interface Skill {
  id: string
  dwarf?: number
}

/** Everything before a seat. */
export interface Seat {
  seat: number
  dwarves: Dwarf[]
  left: number // dwarves that have not retired: at none the game ends
  supply: number[]
  weight: number // of the supply
  held: Setting[]
  done: Setting[]
  skills: Skill[]
  tokens: number
  parts: string[]
}

/** What has been decided of the present action: the dwarf and its space, gems chosen so far, whom the thief visits (`market` or a seat). */
export interface Doing {
  dwarf?: number | null
  space?: string | null
  skill?: string | null // it gets on entering
  second?: boolean // its second move
  given?: number[]
  received?: number[]
  owed?: number // weight still to be received
  source?: string | null
  offered?: number[] // what can be chosen from: the market, a supply, a cavern
}

/** Why a click target is not legal for the reader now: a word key and its arguments. */
export interface Why {
  target: string
  word: string
  args?: Args
}

/** The cards that nobody has seen yet (all could work it out): ids of settings and parts, skills with their numbers. */
export interface Unseen {
  settings: string[]
  parts: string[]
  skills: [string, number][]
}

/** The table as one reader sees it. */
export interface BrisingamenView extends View {
  phase: string // see above; over
  round: number
  rounds: number | null // the game ends after so many
  order: number[] // seats of this round in order of play
  turn: number // how many of them have had their turn
  step: number // 1 or 2: the action being decided; 3: free actions
  left: number // actions left, the present one included
  free: number // free actions that may still be paid in this turn
  skill_taken: boolean // no other can be taken in this turn
  acted: boolean // somebody did more than pass in this round: it does not end in a stalemate
  ender: number | null // who has triggered the end
  last: boolean // this is the last turn (or round, see the option even_turns)
  spaces: Space[]
  edges: [string, string][]
  reach: Reach[] // of the acting seat's dwarves
  table: Seat[]
  workshop: (Setting | null)[] // by slot
  deck: number
  parts: Part[] // face up
  necklace: Part[] // completed, in order
  necklace_size: number
  skills: (string | null)[] // by slot
  pile: number // cards in the skill pile
  pile_known: string[] // those under the unknown ones, in order
  skills_gone: [string, number][] // used or lost
  market: number[]
  market_weight: number
  doing: Doing
  whys: Why[]
  unseen: Unseen
}
