// What tells one tavern game from another on the table that they share: its looks, its icons, and the few rules that are its own.
import type { IconName } from '../../widgets/icons'
import type { Look } from '../look'
import type { Said } from '../../choices/pick.svelte'
import type { Face, Seat } from './messages'
import type { Play } from './play.svelte'

interface Settings {
  /** The game's id, with which its words begin. */
  id: string
  /** By class, in the order of the columns. */
  looks: Record<string, Look>
  /** Where heroes stand who belong to no class, with the word above them. */
  zones: Record<string, string>
  heroes: Record<string, IconName>
  /** By tavern, in the order in which they open. */
  taverns: Record<string, IconName>
  /** What else dwarves of a class carry, so that not all of them look alike. */
  tools: Record<string, IconName[]>
  /** Faces of heroes that are not to be told from their name alone. */
  faces?: Record<string, IconName>
  distinctions: Record<string, IconName>
  /** Phases whose two clicks may come in any order. */
  pairs: string[]
  /** Phases that ask for one of the own coins. */
  coins: string[]
  /** Lines of the score sheet that the command zone brings. */
  command: string[]
  /** The hero whose owner lays no coins with the others, and the phase in which they bid a coin in sight of all others. */
  late?: { hero: string; phase: string }
  /** The title over cards that only the reader sees. */
  peek: { word: string; icon: IconName }
  /** A hero's name where room is scarce. */
  brief?: (name: string) => string
  /** What a card of the command zone brings by itself. */
  value?: (face: Face, seat: Seat, points: (key: string) => number) => string
  /** Why a target cannot be clicked, where the game has reasons of its own. */
  explain?: (play: Play, kind: string, what: string) => Said | null
}

const FACES: IconName[] = ['dwarf-face', 'beard', 'dwarf-helmet', 'viking-helmet', 'hood']
const FALLBACK: Look = { icon: 'dwarf-helmet', shape: 'disc', tone: 'explorer' }

export interface TavernConfig extends Readonly<Settings> {}

/** What a game has set, and what follows from it. */
export class TavernConfig {
  /** Classes in the order of their columns. */
  readonly classes: string[]
  /** Taverns in the order in which they open. */
  readonly tavernIds: string[]
  /** The icon of each place where an own coin may lie. */
  readonly places: Record<string, IconName>

  constructor(settings: Settings) {
    Object.assign(this, settings)
    this.classes = Object.keys(settings.looks)
    this.tavernIds = Object.keys(settings.taverns)
    this.places = { ...settings.taverns, pouch: 'swap-bag', hand: 'hand' }
  }

  /** The look of a class; null for neutral heroes and offerings, which have no ribbon. */
  look(cls: string | null | undefined): Look | null {
    return (cls && this.looks[cls]) || null
  }
  classLook(cls: string): Look {
    return this.looks[cls] ?? FALLBACK
  }
  tavern(id: string): IconName {
    return this.taverns[id] ?? 'tavern-sign'
  }
  distinction(id: string): IconName {
    return this.distinctions[id] ?? 'laurel-crown'
  }

  /** The engraved sign of a card; of several dwarves of a class, `nth` says which one this is. */
  sign(face: Face, nth = 0): IconName {
    if (face.kind === 'offering') return 'crown-coin'
    if (face.kind !== 'dwarf') return this.heroes[face.id] ?? 'dwarf-king'
    const own = this.look(face.cls)?.icon ?? 'dwarf-helmet'
    const all = [own, ...(this.tools[face.cls ?? ''] ?? [])]
    return all[nth % all.length] ?? own
  }

  /** The face of a dwarf or a hero; offerings have none. */
  bust(face: Face, nth = 0): IconName | undefined {
    if (face.kind === 'offering') return undefined
    if (face.kind === 'dwarf') return FACES[nth % FACES.length]
    return this.faces?.[face.id] ?? FACES[[...face.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FACES.length]
  }

  /** What stands in the grades of a card: its points, or null (the class's sign) where none are printed. */
  marks(face: Face): (number | null)[] {
    const grades = face.grades ?? 0
    return Array.from({ length: grades }, (_, n) => (face.plain || !this.look(face.cls) ? null : (face.points?.[n] ?? 0)))
  }

  /** The word over a group of cards: a class, or where heroes without a class stand. */
  group(cls: string): string {
    return this.zones[cls] ?? `classes-${cls}`
  }
}
