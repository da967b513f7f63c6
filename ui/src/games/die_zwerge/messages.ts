// What the view of die_zwerge adds. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
import type { View } from '../../messages'

/** A tile of perished land as it lies: directions 0..5 counter-clockwise from east, and the troops printed on its side arrows. */
export interface Arrows {
  id: string
  colour: string // red, white
  main: number
  left: number
  right: number
  left_troops: string[]
  right_troops: string[]
  to: string // the hex that its main arrow leads to
}

/** One hex, pointy-top, axial coordinates with E5 at (0, 0). */
export interface Hex {
  id: string
  q: number
  r: number
  kingdom?: string | null
  place?: string | null
  gate?: string | null
  printed?: boolean // a printed tunnel
  tunnel?: boolean // an open entrance now
  red?: number | null // directions of the two printed arrows
  white?: number | null
  tile?: Arrows | null
  orc?: number
  troll?: number
  elf?: number
}

/** A dwarf: who plays it, where it stands, what it can do now and could without equipment. */
export interface Dwarf {
  seat: number
  hero: string // "" before the draft
  hex: string
  health: number
  most: number
  combat: number
  craft: number
  speed: number
  base: number[] // combat, craft, speed as printed
  ability: string
  gear: string[]
  keenfire: boolean
  pinned: boolean
}

/** One space of the fate track: kind is start, council, threat or recruit. */
export interface Space {
  kind: string
  gate?: string | null
  cards?: number
}

/** What the hero marker's next step does. */
export interface Coming {
  space: number
  kind: string // council, threat, recruit; skipped; meets: the markers meet and all is lost
  gate?: string | null
  hex?: string | null
  cards?: number
  troops?: number // on the gate now
  dice?: string[] // kinds of troops that may be rolled for
}

/** One space of the council: the lowest die that leads right from it (0: the end), and what it does. */
export interface CouncilSpace {
  pos: number
  need: number
  effect: string
}

/** The dice at one moment of a roll, and why they lie so: rolled, council, ability, dagger, anvil, raised, sung. */
export interface Throw {
  source: string
  dice: number[]
}

/** The last roll of number dice, from its first throw to its last change. */
export interface Roll {
  purpose: string // move, fight, message, test, health, craft
  throws: Throw[]
  target: number // what a die must show to count, 0 where all count
  need: number // successes needed, 0 where none are counted
  now: boolean // its decisions are still being made
}

/** One place of a mission: its name in `die_zwerge-<place>`, its hexes, and whether it is done (of visits: by which dwarves). */
export interface Visit {
  place: string
  hexes: string[]
  done: boolean
  dwarves: number[]
}

/** A face-up card: what it asks for and how far that has come. Texts are `die_zwerge-card-<id>`, `-mission-<id>`, `-threat-<id>`. */
export interface Card {
  id: string
  deck: string // scenario, adventure, threat
  mission: string
  level?: string
  where?: string | null // anywhere, with_troops, next_to_troops
  places?: Visit[]
  attribute?: string | null
  target?: number
  done?: number
  need?: number
  orc?: number // troops on the card
  troll?: number
  elf?: number
  kind?: string | null // of troops to kill or collect
  collects?: boolean
  pinned?: number | null // a dwarf
  reward?: string | null // a kind; the text is `die_zwerge-reward-<kind>`
  amount?: number
  troop?: string | null // of the reward
  open?: boolean // the active dwarf could spend an action on it now
}

/** A hex within the mover's allowance: the fewest steps, the perished hexes entered on that way, whether troops stop there, and the way. */
export interface Reach {
  hex: string
  steps: number
  price: number
  stops: boolean
  way: string[] // the hexes entered, this one last
}

/** A completed scenario and the turn it was completed in. */
export interface Done {
  card: string
  turn: number
}

/** The table; all readers see the same but for prompt and choices. */
export interface DieZwergeView extends View {
  phase: string
  window: boolean // a chance to use an owned card: the owner may prefer never to be asked
  subject: number | null // the dwarf whom the question is about
  gear: string | null // the equipment that the question is about
  turn: number
  dwarf: number // whose turn it is
  actions: number // left
  steps: number // left of the move
  dwarves: Dwarf[]
  heroes: string[] // still to be drafted
  hexes: Hex[]
  limit: number // troops that make a hex perish
  goal: string // the hex of Schwarzjoch
  hero: number
  doom: number
  fate: Space[]
  coming: Coming
  skip: boolean
  bans: string[] // kinds of troops
  council: number
  spaces: CouncilSpace[]
  roll: Roll | null
  reach: Reach[]
  scenario: Card | null
  cards: (Card | null)[]
  tokens: number // of Nôd'onn
  supply: number[] // orcs, trolls, elves
  armies: number[] // on the map
  tiles: number // laid
  tiles_of: number
  tiles_mark: number // from so many tiles on the last scenario is another one
  troops_mark: number
  tunnel: string | null // where the tunnel tile lies
  deck: number
  threats: number // left in the threat deck
  equipment: number
  scenarios: number // still face down
  completed: Done[]
  discard: string[]
  equipment_discard: string[]
  unseen_equipment: string[]
  unseen_tiles: string[]
  destroyed: number[]
  difficulty: string
  outcome: string // undecided, won, doomed, died
  cause: string | null // of doom: hero, council, saddle, threat, penalty
  culprit: string | null // the card that won, or the hero who died
}
