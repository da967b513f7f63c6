// Where on a phone the present question is answered: on the table itself, or in the drawer of one of its panels.
import type { Choice } from '../../messages'
import type { Panel } from './shell.svelte'

/** What can be clicked first, without the buttons of the prompt. */
const firsts = (choices: Choice[]): string[] => [...new Set(choices.flatMap((choice) => choice.clicks.slice(0, 1)))].filter((target) => target.includes(':'))

/** The panel that holds all that can be clicked; '' when something of it is seen on the table, or there is no such panel. `seen` tells what stands on the table. */
export function whereAsked(choices: Choice[], panels: Panel[], seen: (target: string) => boolean): string {
  const targets = firsts(choices)
  if (!targets.length || targets.some(seen)) return ''
  const kinds = new Set(targets.map((target) => target.split(':')[0] ?? ''))
  return panels.find((panel) => [...kinds].every((kind) => panel.holds?.split(' ').includes(kind)))?.id ?? ''
}
