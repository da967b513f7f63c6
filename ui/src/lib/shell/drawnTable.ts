// The table that a game has drawn: its own, or for a game in one file the one that all of these share.
import type { Component } from 'svelte'
import type { View } from '../../messages'
import type { TableProps } from './shell.svelte'

const drawn = import.meta.glob<{ default: Component<TableProps> }>('../../games/*/Table.svelte')

/** Fetch the table of a view's game; undefined where there is none, and the list of choices has to do. */
export function drawnTable(view: View): Promise<{ default: Component<TableProps> }> | undefined {
  const own = drawn[`../../games/${view.game}/Table.svelte`]
  if (own) return own()
  return 'zones' in view ? (import('../simple/SimpleTable.svelte') as unknown as Promise<{ default: Component<TableProps> }>) : undefined
}
