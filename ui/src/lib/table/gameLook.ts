// Icons and colours of a game, from ui/src/games/<id>/gameLook.json; a game without one, such as one in one file, gets an anvil.
import type { IconName } from '../widgets/icons'

export interface GameLook {
  icon: IconName
  colour: string
  /** A sign for lines of the chronicle, by kind of event, and for lines of the score sheet, by key. */
  events?: Record<string, IconName>
  scores?: Record<string, IconName>
  /** Kinds of event of which a row of them, one after the other, is one line of the chronicle: its word ends in `-all`, `who` names them all. */
  fold?: string[]
  /** Kinds of events that only begin something: the chronicle leaves them out as soon as anything has followed. */
  steps?: string[]
  /** Kinds of events that take something worth counting in the statistics, each with the word that is their heading. */
  taken?: Record<string, string>
  /** Nobody has secrets: several at one screen need no curtain between them. */
  open?: boolean
  /** Masters have done thinking before their time is over on a device, too, and play there as on a server. */
  light?: boolean
  /** All share one score: it stands in one column. */
  together?: boolean
  /** Colours of score lines: the name of a class token, `warrior` gives --warrior-ink and --warrior-lit. */
  tones?: Record<string, string>
}

const found = import.meta.glob<GameLook>('../../games/*/gameLook.json', { eager: true, import: 'default' })
const plain: GameLook = { icon: 'anvil', colour: '#c39c63' }

export const gameLook = (game: string): GameLook => found[`../../games/${game}/gameLook.json`] ?? plain
