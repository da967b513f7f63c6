// Sign and colour of a game, from ui/src/games/<id>/sign.json; a game without one gets the plain gate.
import type { IconName } from './icons'

export interface Sign {
  icon: IconName
  colour: string
  /** A sign for lines of the chronicle, by kind of event, and for lines of the score sheet, by key. */
  events?: Record<string, IconName>
  scores?: Record<string, IconName>
  /** Kinds of event of which a row of them, one after the other, is one line of the chronicle: its word ends in `-all`, `who` names them all. */
  fold?: string[]
  /** Kinds of events that take something worth counting in the statistics, each with the word that is their heading. */
  taken?: Record<string, string>
  /** All share one score: it stands in one column. */
  together?: boolean
  /** Colours of score lines: the name of a class token, `warrior` gives --warrior-ink and --warrior-lit. */
  tones?: Record<string, string>
}

const found = import.meta.glob<Sign>('../games/*/sign.json', { eager: true, import: 'default' })
const plain: Sign = { icon: 'dungeon-gate', colour: '#c39c63' }

export const sign = (game: string): Sign => found[`../games/${game}/sign.json`] ?? plain

/** Dwarves of the Völuspá, for bots and for those who bring no name. */
export const dwarves = ['Dvalin', 'Frosti', 'Lofar', 'Ginnar', 'Draupnir', 'Hornbori', 'Virvir', 'Fundin', 'Skirvir', 'Alvis']
