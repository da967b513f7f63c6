// The printed cards and board for the guide's pictures, read from the data files of the rules.
import board from '../../../../src/dvergar/games/brisingamen/data/board.toml?raw'
import partFile from '../../../../src/dvergar/games/brisingamen/data/parts.toml?raw'
import settingFile from '../../../../src/dvergar/games/brisingamen/data/settings.toml?raw'
import { TYPES } from './looks'
import type { Part, Setting, Space } from './messages'

export interface Place extends Space {
  /** Places for gems: any colour small and large, amber small and large. */
  spots: number[]
}

const number = (text: string, key: string): number => Number(new RegExp(`\\b${key} = (\\d+)`).exec(text)?.[1] ?? 0)
const word = (text: string, key: string): string => new RegExp(`\\b${key} = "(\\w+)"`).exec(text)?.[1] ?? ''
const entries = (file: string, name: string): string[] => file.split('[[').filter((text) => text.startsWith(`${name}]]`))
const needs = (text: string): number[] => TYPES.map((type) => number(text, type.id))

/** The places of the mine, and the galleries between them. */
export function mine(): { spaces: Place[]; edges: [string, string][] } {
  const spaces = entries(board, 'space').map((text): Place => {
    const id = word(text, 'id')
    const spots = ['grey_small', 'grey_large', 'yellow_small', 'yellow_large'].map((key) => number(text, key))
    return { id, kind: word(text, 'kind'), label: id.replace(/^cav0?/, ''), branch: word(text, 'branch'), depth: number(text, 'depth'), lantern: number(text, 'lantern'), x: number(text, 'x'), y: number(text, 'y'), spots }
  })
  return { spaces, edges: entries(board, 'edge').map((text): [string, string] => [word(text, 'a'), word(text, 'b')]) }
}

/** A setting or a part of the necklace by its id. */
export function card(id: string): Setting | Part | undefined {
  const text = [...entries(settingFile, 'setting'), ...entries(partFile, 'part')].find((entry) => word(entry, 'id') === id)
  if (text === undefined) return undefined
  const tokens = number(text, 'tokens')
  if (tokens > 0) return { id, tokens, weight: 0, needs: needs(text) }
  return { id, kind: word(text, 'kind'), points: number(text, 'vp'), penalty: number(text, 'penalty'), weight: number(text, 'weight'), needs: needs(text) }
}
