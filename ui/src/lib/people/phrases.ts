import type { Spoken, TableSeat } from '../../messages'
import type { Words } from '../words/words.svelte'

// What can be said with one tap; the server knows the same ones, and everybody reads them in their own language.
export const phrases = ['hello', 'good-luck', 'thanks', 'well-played', 'oops', 'hurry', 'thinking', 'soon-back', 'bye'] as const

/** What a seat means to do; those of `PLACED` want a place. */
export const plans = ['plan-take', 'plan-fight', 'plan-help', 'plan-heal', 'plan-council'] as const
export type Plan = (typeof plans)[number]
export const PLACED: readonly string[] = ['plan-take', 'plan-fight', 'plan-help']

/** A plan that a bot has told: it stands on the table and is no talk. */
export const byBot = (seats: TableSeat[], said: Spoken): boolean => (said.phrase ?? '').startsWith('plan-') && seats[said.seat]?.kind === 'bot'

/** The name of a thing of the table, by its click target. */
export function thing(words: Words, game: string, at: string): string {
  const [kind = '', ...name] = at.split(':')
  const key = `${game}-${kind}-${name.join('-')}`
  return words.has(key) ? words.say(key) : name.join(' ')
}

/** A phrase as a sentence. */
export const phrased = (words: Words, game: string, said: Spoken): string => words.say(`phrase-${said.phrase ?? ''}`, { what: thing(words, game, said.at ?? '') })
