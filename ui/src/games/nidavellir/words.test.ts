import { describe, expect, it } from 'vitest'
import english from '../../../../src/dvergar/games/nidavellir/words/en.ftl?raw'
import german from '../../../../src/dvergar/games/nidavellir/words/de.ftl?raw'
import french from '../../../../src/dvergar/games/nidavellir/words/fr.ftl?raw'

describe('words', () => {
  const page = (text: string): string[] => [...text.matchAll(/^(nidavellir-page-[a-z-]+) =/gm)].map((match) => match[1] ?? '').sort()
  it('has the same page keys in all languages', () => {
    expect(page(french)).toEqual(page(english))
    expect(page(german)).toEqual(page(english))
  })
  it('knows every key that the table says', () => {
    const sources = import.meta.glob<string>(['./*.{svelte,ts}', '../../lib/parts/tavern/*.{svelte,ts}'], { query: '?raw', import: 'default', eager: true })
    const said = new Set(Object.entries(sources).flatMap(([name, text]) => (name.includes('test') ? [] : [...text.matchAll(/say\('([a-z_-]+)'/g)].map((match) => match[1] ?? ''))))
    const known = new Set([...english.matchAll(/^nidavellir-([a-z0-9_-]+) =/gm)].map((match) => match[1] ?? ''))
    expect([...said].filter((key) => !known.has(key))).toEqual([])
    expect(said.size).toBeGreaterThan(30)
  })
})
