// What the events of Brísingamen name: spaces, gems, cards.
import { number, text } from '../../lib/events/beats'
import type { Told } from '../../messages'
import { LETTERS } from './looks'
import type { BrisingamenView, Space } from './messages'

const KINDS = ['surface', 'gallery', 'cavern']

export const gemsOf = (told: Told): number[] => LETTERS.map((letter) => number(told, letter))
export const cardOf = (told: Told): string => text(told, 'card', '@brisingamen-card-')
export const skillOf = (told: Told): string => text(told, 'skill', '@brisingamen-skill-')

/** The space that two arguments of an event name: its label and its kind. */
export function spaceOf(view: BrisingamenView, told: Told, label: string, kind: string): Space | undefined {
  const wanted = KINDS[number(told, kind)]
  return view.spaces.find((space) => space.kind === wanted && (wanted === 'surface' || space.label === text(told, label)))
}
