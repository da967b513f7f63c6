// What a choice would bring, as short texts for chips and lists.
import type { Choice, Preview } from '../../messages'
import { words as house, type Words } from '../words/words.svelte'

export interface Bring { text: string; good: boolean }

export function brings(preview: Preview | null | undefined, words: Words = house): Bring[] {
  const out: Bring[] = []
  if (!preview) return out
  const { points, each, coin, line, word, args } = preview
  if (points != null) out.push({ text: words.say(each?.length ? 'page-together' : 'page-preview-points', { points: points < 0 ? `−${-points}` : `+${points}` }), good: points > 0 })
  if (coin) out.push({ text: words.say('page-preview-coin', { from: coin[0], to: coin[1] }), good: coin[1] > coin[0] })
  if (line != null) out.push({ text: words.say('page-preview-line', { line }), good: true })
  if (word) out.push({ text: words.say(word, args ?? {}), good: true })
  return out
}

/** A choice as one sentence for a screen reader. */
export function spoken(choice: Choice, words: Words = house): string {
  return [words.aria(choice.word, choice.args ?? {}), ...brings(choice.preview, words).map((bring) => bring.text)].join(', ')
}
