import { afterEach, describe, expect, test, vi } from 'vitest'
import { decimal } from './numbers'
import { Words, preferred, readable } from './words.svelte'

const house = `
seat-name = Seat { $number }
page-hello = Hello
`
const game = `
toy-event-took = { $who } takes { $card }.
    .aria = { $who } has taken { $card }
toy-card-axe = Axe { $grade ->
    [one] alone
   *[other] of many
}
toy-card-plain = Axe
`

function spoken(): Words {
  const words = new Words()
  words.use('en', house, game)
  return words
}

describe('sentences', () => {
  test('an argument with @ is said in the same language, a seat gets its name', () => {
    const words = spoken()
    words.names = ['Dvalin', '']
    expect(words.say('toy-event-took', { who: 'seat:0', card: '@toy-card-plain' })).toBe('Dvalin takes Axe.')
    expect(words.say('toy-event-took', { who: 'seat:1', card: '@toy-card-plain' })).toBe('Seat 2 takes Axe.')
  })

  test('a negative number has a minus, not a hyphen', () => {
    const words = new Words()
    words.use('en', 'toy-event-scored = { $points } for { $who }, { $total } in all')
    words.names = ['Thror-6']
    expect(words.say('toy-event-scored', { who: 'seat:0', points: -6, total: 12 })).toBe('−6 for Thror-6, 12 in all')
  })
  test('the sentence for screen readers is another one where it is given', () => {
    const words = spoken()
    words.names = ['Dvalin']
    expect(words.aria('toy-event-took', { who: 'seat:0', card: 'it' })).toBe('Dvalin has taken it')
    expect(words.aria('page-hello')).toBe('Hello')
  })

  test('parts tell names and cards from the rest', () => {
    const words = spoken()
    words.names = ['Dvalin']
    expect(words.parts('toy-event-took', { who: 'seat:0', card: '@toy-card-plain' })).toEqual([
      { text: 'Dvalin', strong: true },
      { text: ' takes ', strong: false },
      { text: 'Axe', strong: true },
      { text: '.', strong: false },
    ])
  })

  test('several seats become a list of names', () => {
    const words = spoken()
    words.names = ['Dvalin', 'Frosti', 'Lofar']
    expect(words.say('toy-event-took', { who: 'seat:0,2', card: 'it' })).toBe('Dvalin and Lofar takes it.')
    expect(words.parts('toy-event-took', { who: 'seat:2,1', card: 'it' })[0]).toEqual({ text: 'Lofar and Frosti', strong: true })
  })

  test('the reader is You, by the form that a sentence has for that', () => {
    const words = new Words()
    words.use('en', 'seat-you = You\nseat-name = Seat { $number }\ntoy-won = { $who } wins from { $target }.\n    .who = You win from { $target }.\n    .target = { $who } wins from you.\ntoy-all = { $who } have bid.')
    words.names = ['Ann', 'Ben', 'Eve']
    const won = (who: number, target: number) => words.say('toy-won', { who: `seat:${who}`, target: `seat:${target}` })
    expect(won(0, 1)).toBe('Ann wins from Ben.')
    words.me = 0
    expect([won(0, 1), won(1, 0), won(1, 2)]).toEqual(['You win from Ben.', 'Ben wins from you.', 'Ben wins from Eve.'])
    expect(words.parts('toy-won', { who: 'seat:0', target: 'seat:2' }).filter((part) => part.strong).map((part) => part.text)).toEqual(['You', 'Eve'])
    expect(words.say('toy-all', { who: 'seat:2,0' })).toBe('You and Eve have bid.')
    expect([words.who(0), words.who(1)]).toEqual(['You', 'Ben'])
  })

  test('a thing that nobody has a word for is named by its key', () => {
    expect(spoken().say('toy-event-took', { who: 'seat:0', card: '@toy-card-a2_old_smith_4_5p' })).toBe('Seat 1 takes Old smith 4.')
    expect(readable('toy-card-axe#2')).toBe('Axe 2')
  })

  test('a key without a sentence is shown as it is', () => {
    expect(spoken().say('toy-nothing')).toBe('toy-nothing')
    expect(new Words().say('toy-nothing')).toBe('')
  })
})

describe('loading', () => {
  afterEach(() => vi.unstubAllGlobals())

  const serve = (texts: Record<string, string>) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return path in texts ? new Response(texts[path]) : new Response('', { status: 404 })
    })
    return asked
  }

  test('house and games are fetched once, and again in another language', async () => {
    const asked = serve({ 'api/words/en': house, 'api/words/toy/en': game, 'api/words/de': 'page-hello = Hallo', 'api/words/toy/de': '' })
    const words = new Words()
    await words.load('en', 'toy')
    await words.load('en', 'toy')
    await words.load('de')
    expect(words.language).toBe('de')
    expect(words.say('page-hello')).toBe('Hallo')
    expect(asked).toEqual(['api/words/en', 'api/words/toy/en', 'api/words/de', 'api/words/toy/de'])
  })

  test('a game may come without words, the house may not', async () => {
    serve({ 'api/words/en': house })
    const words = new Words()
    await words.load('en', 'mute')
    expect(words.say('page-hello')).toBe('Hello')
    await expect(words.load('fr')).rejects.toThrow('api/words/fr')
  })
})

test('the first wish that we speak wins', () => {
  expect(preferred(['pt-BR', 'de-CH', 'fr'])).toBe('de')
  expect(preferred(['ja'])).toBe('en')
})

test('numbers with decimals are written as their language writes them', () => {
  expect(['en', 'fr', 'de'].map((language) => decimal(-9.08, language))).toEqual(['−9.08', '−9,08', '−9,08'])
})
