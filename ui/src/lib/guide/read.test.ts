import { describe, expect, it } from 'vitest'
import { heading, marked, pictures, plain, read, speaks } from './read'

const GUIDE = `# Game

A *lead* with <b>no</b> markup of its own.

## Things {#things}

### {word:thing-ring} {#ring}

![A ring](card:ring) ![Two](card:two)

Its power: {word:power}. See [others](#things).

- one
- two

| a | b |
| --- | --- |
| Thrúd | 2 |
`
const words: Record<string, string> = { 'thing-ring': 'The Ri\u00adng', power: '2 * 3 [points]' }
const entries = read(GUIDE, (key) => words[key] ?? key)

describe('a guide', () => {
  it('is cut at its headings, with words said in place', () => {
    expect(entries.map(({ id, depth, title, section }) => [id, depth, title, section])).toEqual([
      ['', 1, 'Game', ''],
      ['things', 2, 'Things', ''],
      ['ring', 3, 'The Ring', 'Things'],
    ])
    expect(entries[2]?.text).toContain('2 * 3 [points]')
    expect(entries[2]?.blocks.map((block) => block.type)).toEqual(['paragraph', 'paragraph', 'list', 'table'])
  })
  it('knows a line of pictures', () => {
    const [first, second] = entries[2]?.blocks ?? []
    expect(first && pictures(first).map((picture) => picture.href)).toEqual(['card:ring', 'card:two'])
    expect(second && pictures(second)).toEqual([])
  })
  it('is searched without accents and marked where the words stand', () => {
    expect(entries.filter((entry) => speaks(entry, ['thrud', 'one'])).map((entry) => entry.id)).toEqual(['ring'])
    expect(marked('Aëgur and aegur', [plain('AEG')]).filter((part) => part.hit).map((part) => part.text)).toEqual(['Aëg', 'aeg'])
    expect(marked('nothing', [])).toEqual([{ text: 'nothing', hit: false }])
  })
})

describe('what a reader asks', () => {
  const links = { prompts: { 'g-prompt-turn': 'turn' }, cards: { thrud: 'thrud', 'a*_warrior*': 'warriors', card: 'cards' }, why: {}, events: { line: 'lines', hero: '{hero}' } }
  it.each([
    ['hero:thrud', 'thrud'],
    ['card:a1_warrior_3#2', 'warriors'],
    ['card:goblin:2', 'cards'],
    ['seat:1', ''],
  ])('%s leads to %s', (key, id) => expect(heading(links, [{ kind: 'thing', key }])).toBe(id))
  it('is answered by the first that has an answer', () => {
    expect(heading(links, [{ kind: 'why', key: 'x' }, { kind: 'prompt', key: 'g-prompt-turn-wait' }])).toBe('turn')
  })
  it('may be an event, or the thing that an event tells of', () => {
    expect(heading(links, [{ kind: 'event', key: 'line', args: {} }])).toBe('lines')
    expect(heading(links, [{ kind: 'event', key: 'hero', args: { who: 'seat:0', hero: '@g_g-card-thrud' } }])).toBe('thrud')
    expect(heading(links, [{ kind: 'event', key: 'hero', args: {} }, { kind: 'prompt', key: 'g-prompt-turn' }])).toBe('turn')
  })
})
