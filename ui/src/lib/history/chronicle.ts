// The chronicle as lines: one for each event, or for several alike ones in a row.
import type { Args, Told } from '../../messages'
import { gameLook } from '../table/gameLook'
import { say, words } from '../words/words.svelte'

/** The arguments of an event's sentence: its own, and who did it. */
export function eventArgs(seat: number, args: Args | undefined): Args {
  return seat < 0 ? { ...args } : { who: `seat:${seat}`, seat: `seat:${seat}`, ...args }
}

export interface Line { kind: string; word: string; args: Args; seats: number[]; at: number; last: number }

export function linesOf(game: string, story: Told[]): Line[] {
  const { fold = [], steps = [] } = gameLook(game)
  const out: Line[] = []
  story.forEach((event, n) => {
    if (steps.includes(event.kind) && n < story.length - 1) return // what it began is told
    const before = out.at(-1)
    if (before?.kind === event.kind && fold.includes(event.kind)) {
      before.seats.push(event.seat)
      before.word = `${game}-event-${event.kind}-all`
      before.args = { who: `seat:${before.seats.join()}` }
      before.at = event.at
      before.last = n
    } else out.push({ kind: event.kind, word: `${game}-event-${event.kind}`, args: eventArgs(event.seat, event.args), seats: [event.seat], at: event.at, last: n })
  })
  return out
}

/** The chronicle as a text file: only what the reader was told, without a seed, so that it cannot be played again. */
export function chronicleText(game: string, story: Told[], seat: number | null): string {
  const head = seat === null ? say('page-chronicle-watched') : say('page-chronicle-known', { who: words.name(seat) })
  const lines = linesOf(game, story).map((line) => words.parts(line.word, line.args).map((part) => part.text).join(''))
  return [say(`${game}-title`), `${head} ${say('page-chronicle-whole')}`, '', ...lines.map((line, n) => `${n + 1}. ${line}`), ''].join('\n')
}

/** Download a text as a file. */
export function keepText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
