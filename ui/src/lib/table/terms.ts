// The terms of a table, for those who may want to sit down: house rules, time to think, hints.
import type { Clock, GameInfo, TableInfo } from '../../messages'
import { clocks } from './clocks'
import { say, words } from '../words/words.svelte'

export interface Term {
  name: string
  text: string
}

function time({ kind = 'none', seconds = 0, increment = 0 }: Clock): string {
  const usual = clocks.find(({ clock }) => clock.kind === kind && (clock.seconds ?? 0) === seconds && (clock.increment ?? 0) === increment)
  return usual ? say(`page-clock-${usual.id}`) : say(`page-clock-other-${kind}`, { seconds, increment })
}

/** House rules, time to think and hints; a list or a number of the game's is told where it is not the usual one. */
export function terms(game: GameInfo, table: TableInfo): Term[] {
  const said = (key: string, value: unknown): string => (words.has(`option-${key}-${String(value)}`) ? say(`option-${key}-${String(value)}`) : String(value))
  const rules = game.options.flatMap(({ key, kind, scope, default: usual }) => {
    const value = table.options[key] ?? usual
    if (scope !== 'rules' || (kind !== 'choice' && String(value) === String(usual))) return []
    return [{ name: say(`option-${key}`), text: Array.isArray(value) ? new Intl.ListFormat(words.language).format(value.map((one) => said(key, one))) : said(key, value) }]
  })
  return [...rules, { name: say('page-clock'), text: time(table.clock) }, { name: say('page-hints'), text: say(`page-${table.hints ? 'on' : 'off'}`) }]
}
