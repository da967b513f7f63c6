// A rules guide as the page shows it: Markdown cut at its headings, each of which has an id (`## Heroes {#heroes}`).
import { Lexer, type Token, type Tokens } from 'marked'
import type { Args, GuideText } from '../../messages'

export interface Entry {
  id: string
  /** 1: the lead below the title, 2: a section, 3: an entry in it. */
  depth: number
  title: string
  blocks: Token[]
  /** All of it as one is looking for it. */
  text: string
  /** The section that it stands in. */
  section: string
}

/** Something that a reader at the table wants to know about. */
export interface Ask {
  kind: 'prompt' | 'thing' | 'why' | 'event'
  key: string
  /** What an event tells of: its link may name one of these, `{card}`. */
  args?: Args
}

const ID = /\s*\{#([\w-]+)\}$/
const MARKUP = /[\\`*_[\]<>#|!~]/g

/** Letters as a search compares them, each in its place. */
export const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('')

/** Cut a guide at its headings; `{word:KEY}` is said by `say`. */
export function read(markdown: string, say: (key: string) => string): Entry[] {
  const text = markdown.replaceAll(/\{word:([\w-]+)\}/g, (_, key: string) => say(key).replaceAll(MARKUP, '\\$&')).replaceAll('\u00ad', '')
  const entries: Entry[] = []
  let section = ''
  for (const token of new Lexer().lex(text)) {
    if (isHeading(token)) {
      const id = ID.exec(token.text)?.[1] ?? ''
      const title = plainText(token.tokens).replace(ID, '')
      if (token.depth < 3) section = token.depth === 1 ? '' : title
      entries.push({ id, depth: Math.min(token.depth, 3), title, blocks: [], text: plain(title), section: token.depth === 3 ? section : '' })
    } else {
      const entry = entries.at(-1)
      if (!entry || token.type === 'space') continue
      entry.blocks.push(token)
      entry.text += ` ${plain(plainText([token]))}`
    }
  }
  return entries
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** What is left of Markdown when it is read aloud. */
export function plainText(tokens: Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ')
      if (token.type === 'table') return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].flat().map((cell) => plainText(cell.tokens)).join(' ')
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? String(token.text) : ' '
    })
    .join('')
}

/** The pictures of a paragraph that consists of nothing else. */
export function pictures(token: Token): Tokens.Image[] {
  const inner = token.type === 'paragraph' ? ((token as Tokens.Paragraph).tokens ?? []) : []
  const found = inner.filter((it): it is Tokens.Image => it.type === 'image')
  return inner.every((it) => it.type === 'image' || it.raw.trim() === '') ? found : []
}

/** Whether an entry speaks of all these words. */
export const speaks = (entry: Entry, wanted: string[]): boolean => wanted.every((word) => entry.text.includes(word))

/** A text cut where one of the words stands in it. */
export function marked(text: string, wanted: string[]): { text: string; hit: boolean }[] {
  if (wanted.length === 0) return [{ text, hit: false }]
  const low = plain(text)
  const parts: { text: string; hit: boolean }[] = []
  let from = 0
  while (from < text.length) {
    const next = wanted.map((word) => ({ word, at: low.indexOf(word, from) })).filter((it) => it.at >= 0).sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
    if (!next) break
    if (next.at > from) parts.push({ text: text.slice(from, next.at), hit: false })
    from = next.at + next.word.length
    parts.push({ text: text.slice(next.at, from), hit: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false })
  return parts
}

/** What links.toml may call a click target: `card:goblin:2`, then its parts. */
function names(key: string): string[] {
  const bare = key.replace(/#\d+$/, '')
  const [kind = '', ...rest] = bare.split(':')
  return [...new Set([key, bare, rest.join(':'), `${kind}:${rest[0] ?? ''}`, ...rest, kind])].filter(Boolean)
}

const fits = (pattern: string, key: string): boolean => new RegExp(`^${pattern.split('*').map((part) => part.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&')).join('.*')}$`).test(key)
const found = (links: Record<string, string>, key: string): string => links[key] ?? Object.entries(links).find(([pattern]) => pattern.includes('*') && fits(pattern, key))?.[1] ?? ''

/** The heading that answers the first of these questions that has an answer; '' for none. */
export function heading(guide: Omit<GuideText, 'text'>, asks: Ask[]): string {
  const thing = (key: string): string => names(key).map((name) => found(guide.cards, name)).find(Boolean) ?? ''
  for (const { kind, key, args } of asks) {
    const links = { prompt: guide.prompts, thing: guide.cards, why: guide.why, event: guide.events }[kind]
    const id = kind === 'thing' ? thing(key) : found(links, key) || found(links, key.replace(/-(wait|you)$/, ''))
    const named = /^\{(\w+)\}$/.exec(id)?.[1]
    const answer = named ? thing(String(args?.[named] ?? '').replace(/^@\w+-[a-z]+-/, '')) : id
    if (answer) return answer
  }
  return ''
}
