import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Show, Told, View } from '../../messages'
import { TableConnection, pause, socketAddress } from './connection.svelte'
import * as reader from './delta'

class Line {
  static readonly OPEN = 1
  readyState = 1
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.drop()
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const told = (kind: string): Told => ({ at: 0, kind, seat: 0 })
function show(part: Partial<Show> = {}): Show {
  const view: View = {
    game: 'toy', seats: 2, seat: 0, actors: [0], over: false, reveals: 0,
    prompt: { word: 'p', args: {}, why: null, why_args: {} },
    choices: [{ action: 7, clicks: ['card:a'], word: 'w' }],
    result: { over: false, totals: [0, 0], lines: [[], []], facts: [{}, {}], winners: [] },
  }
  return {
    t: 'show', rev: 1, seat: 0, decision: 3, can_undo: true, can_redo: false, can_go_back: false, can_ask_back: false, sits: [0], story_from: 0, story: [], chat_from: 0, chat: [], lesson: null, since: null, view,
    table: { id: 'abc', game: 'toy', title: '', status: 'playing', seats: [], options: {}, mine: [0], host: true, practice: false, watching: 0, actors: [0], ready_check: false, motion: null, next: '', deal: '', imported: false, hints: true, clock: {}, clocks: [] },
    ...part,
  }
}

let lines: Line[]
let table: TableConnection
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  lines = []
  table = new TableConnection('abc', () => {
    const line = new Line()
    lines.push(line)
    return line as unknown as WebSocket
  })
  table.reader = reader
  table.connect()
  lines[0]!.onopen!()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('answers', () => {
  test('what cannot be sent is said, and whoever said it learns so', () => {
    expect(table.request({ t: 'say', seat: 0, text: 'hi' })).toBe(true)
    lines[0]!.drop()
    expect(table.request({ t: 'say', seat: 0, text: 'still there?' })).toBe(false)
    expect(table.refused?.word).toBe('page-unsent')
    expect(lines[0]!.sent).toHaveLength(1)
  })

  test('an answer names the decision it answers, and a second click sends nothing', () => {
    table.take(show())
    table.pick.click('card:a')
    table.pick.click('card:a')
    table.pick.click('card:a')
    expect(lines[0]!.sent).toEqual([{ t: 'play', seat: 0, decision: 3, action: 7 }])
  })

  describe('that the table has agreed to give', () => {
    const agreed = (decision: number, more: Partial<Show> = {}): Show => {
      const base = show({ decision, rev: decision, ...more })
      return { ...base, view: { ...base.view!, prompt: { ...base.view!.prompt, word: `q${decision}` } } }
    }
    beforeEach(() => {
      table.take(agreed(3))
      table.pick.unasked = ({ decision, can_redo, view }) => (decision === 4 && !can_redo ? (view?.choices[0] ?? null) : null)
    })

    test('are given at once, and the question is never shown', () => {
      table.take(agreed(4, { story: [told('moved')] }))
      expect(lines[0]!.sent).toEqual([{ t: 'play', seat: 0, decision: 4, action: 7 }])
      expect([table.show?.view?.prompt.word, table.pick.held]).toEqual(['q3', true])
      table.take(agreed(4, { story_from: 1 })) // somebody has said something meanwhile
      expect([table.show?.view?.prompt.word, lines[0]!.sent.length]).toEqual(['q3', 1])
      table.take(agreed(5, { story_from: 1, story: [told('harvested')] }))
      expect([table.show?.view?.prompt.word, table.pick.held]).toEqual(['q5', false])
      expect(table.news.map((each) => each.kind)).toEqual(['moved', 'harvested'])
    })

    test('are asked for where they were refused or have been taken back', () => {
      table.take(agreed(4))
      table.take({ t: 'refused', failure: { error: 'stale', word: 'error-stale', args: {}, text: '' }, seat: 0, decision: 4 })
      expect([table.show?.view?.prompt.word, table.pick.held, table.refused?.error]).toEqual(['q4', false, 'stale'])
      table.take(agreed(5))
      table.take(agreed(4, { can_redo: true }))
      expect([table.show?.view?.prompt.word, lines[0]!.sent.length]).toEqual(['q4', 1])
    })
  })

  test('a refusal is kept until the next question and lets one answer again', () => {
    table.take(show())
    table.pick.commit()
    table.take({ t: 'refused', failure: { error: 'stale', word: 'error-stale', args: {}, text: '' }, seat: 0, decision: 3 })
    expect(table.refused?.error).toBe('stale')
    expect(table.pick.held).toBe(false)
    table.take(show({ decision: 4 }))
    expect(table.refused).toBeNull()
  })

  test('an answer that is stored changes nothing until its view is there', () => {
    table.take(show())
    table.pick.commit()
    const before = table.show
    table.take({ t: 'done', seat: 0, decision: 3 })
    expect(table.show).toBe(before)
    expect(table.pick.held).toBe(true)
    table.take(show({ decision: 4 }))
    expect(table.pick.held).toBe(false)
  })

  test('undo and redo name the decision too', () => {
    table.take(show())
    table.undo()
    table.undo(true)
    table.redo()
    expect(lines[0]!.sent).toEqual([
      { t: 'undo', seat: 0, decision: 3, consent: false },
      { t: 'undo', seat: 0, decision: 3, consent: true },
      { t: 'redo', seat: 0, decision: 3 },
    ])
  })

  test('a spectator sends nothing', () => {
    table.take(show({ seat: null }))
    table.play({ action: 7, clicks: [], word: 'w' })
    table.undo()
    expect(lines[0]!.sent).toEqual([])
  })
})

describe('the story', () => {
  test('grows, and only what is new is news', () => {
    table.take(show({ story: [told('a'), told('b')] }))
    expect(table.news).toEqual([])
    table.take(show({ story_from: 2, story: [told('c')] }))
    expect(table.story.map((event) => event.kind)).toEqual(['a', 'b', 'c'])
    expect(table.news.map((event) => event.kind)).toEqual(['c'])
  })

  test('is told again from where an undo reached', () => {
    table.take(show({ story: [told('a'), told('b'), told('c')] }))
    table.take(show({ story_from: 1, story: [told('x')] }))
    expect(table.story.map((event) => event.kind)).toEqual(['a', 'x'])
    expect(table.news).toEqual([])
  })
})

describe('the line', () => {
  test('comes back after a pause, looks as before, and nothing can be done meanwhile', () => {
    table.take(show())
    table.look(0)
    lines[0]!.drop()
    expect(table.online).toBe(false)
    expect(table.pick.held).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(lines.length).toBe(2)
    lines[1]!.onopen!()
    expect(table.online).toBe(true)
    expect(lines[1]!.sent).toEqual([{ t: 'look', seat: 0 }])
  })

  test('keeps what is shown where two people share a screen and a new line does not know who looks', () => {
    const both = { ...show().table, mine: [0, 1] }
    table.take(show({ seat: null, table: both }))
    expect(table.show?.seat).toBeNull()
    table.look(1)
    table.take(show({ seat: 1, table: both }))
    lines[0]!.drop()
    vi.advanceTimersByTime(2000)
    lines[1]!.onopen!()
    table.take(show({ seat: null, rev: 2, table: both }))
    expect(table.show?.seat).toBe(1)
    table.take(show({ seat: 1, rev: 2, table: both }))
    expect(table.show?.rev).toBe(2)
    table.take(show({ seat: null, rev: 3, table: { ...both, mine: [0] } }))
    expect(table.show?.rev).toBe(3)
  })

  test('does not come back to a table that is not there', () => {
    lines[0]!.drop(4404)
    vi.advanceTimersByTime(100_000)
    expect(table.gone).toBe(true)
    expect(lines.length).toBe(1)
  })

  test('opens anew after sitting down, without a pause', () => {
    table.renew()
    expect(lines.length).toBe(2)
    vi.advanceTimersByTime(100_000)
    expect(lines.length).toBe(2)
  })

  test('stays closed when the page leaves', () => {
    table.close()
    vi.advanceTimersByTime(100_000)
    expect(lines.length).toBe(1)
  })

  test('pauses double up to half a minute and are spread', () => {
    expect([0, 1, 2, 3].map((n) => pause(n, 0.5))).toEqual([1000, 2000, 4000, 8000])
    expect(pause(20, 0.5)).toBe(30_000)
    expect([pause(0, 0), pause(0, 1)]).toEqual([500, 1500])
  })

  test('goes to the same server and path as the page', () => {
    expect(socketAddress('a b', { protocol: 'https:', host: 'x:1', pathname: '/deep/' })).toBe('wss://x:1/deep/ws/a%20b?deltas')
    expect(socketAddress('abc', { protocol: 'http:', host: 'x', pathname: '/index.html' })).toBe('ws://x/ws/abc?deltas')
  })

  test('a step changes what it names and leaves the rest as it was', () => {
    table.take(show())
    const before = table.show!
    table.take([1, [['result', 'lines', { '1': [{ key: 'x', points: 3 }] }]], { rev: 2, decision: 4 }, 0, [[0, 'a', 0, {}]], 0, []])
    expect(table.show).toMatchObject({ t: 'show', rev: 2, decision: 4, seat: 0 })
    expect(table.show!.view!.result.lines).toEqual([[], [{ key: 'x', points: 3 }]])
    expect(table.show!.view!.choices).toBe(before.view!.choices)
    expect(before.view!.result.lines).toEqual([[], []])
    expect(table.news).toEqual([{ ...told('a'), args: {} }])
  })

  test('choices that came in few words are written out, and stay the same as long as they do', () => {
    const preview = { points: 2 }
    const few = { clicks: ['coin:0', 'coin:1', 'coin:2'], values: [0, 3, 4], places: ['goblin', 'horse'], rest: ['low'], word: 'bid', previews: { '2': preview }, actions: [0, 2, 5] }
    table.take(show({ view: { ...show().view!, choices: few as never } }))
    const { choices } = table.show!.view!
    expect(choices).toEqual([
      { action: 0, clicks: ['coin:0', 'coin:1'], word: 'bid', args: { goblin: 0, horse: 3, low: 4 }, preview },
      { action: 2, clicks: ['coin:1', 'coin:0'], word: 'bid', args: { goblin: 3, horse: 0, low: 4 }, preview },
      { action: 5, clicks: ['coin:2', 'coin:1'], word: 'bid', args: { goblin: 4, horse: 3, low: 0 } },
    ])
    table.take([1, [[{ reveals: 1 }]], {}, 0, [], 0, []])
    expect([table.show!.view!.reveals, table.show!.view!.choices === choices]).toEqual([1, true])
    const { view } = table.show!
    table.take([2, [], { rev: 2 }, 0, [], 0, []])
    expect(table.show!.view).toBe(view)
    table.take([3, [[{ choices: [] }]], { decision: 4 }, 0, [], 0, []])
    expect(table.show!.view!.choices).toEqual([])
  })

  test('a missed step is made good by asking for everything', () => {
    table.take(show())
    table.take([2, [], { rev: 9 }, 0, [], 0, []])
    expect(table.show!.rev).toBe(1)
    expect(lines.at(-1)!.sent).toContainEqual({ t: 'look', seat: 0 })
  })
})

describe('hints', () => {
  test('are asked for once, shown for the decision that they answer, and gone with it', () => {
    table.take(show())
    table.hint()
    table.hint()
    expect(lines[0]!.sent).toEqual([{ t: 'hint', seat: 0, decision: 3 }])
    expect(table.hinting).toBe(true)
    for (const place of [2, 1, 0]) {
      table.take({ t: 'queued', seat: 0, decision: 3, place, seconds: place })
      expect(table.queued?.place ?? 0).toBe(place)
    }
    table.take({ t: 'advice', seat: 0, decision: 2, team: false, best: [], legal: 2 })
    expect(table.advice).toBeNull()
    table.hint()
    const advice = { t: 'advice', seat: 0, decision: 3, team: false, legal: 1, best: [{ action: 7, value: 0.5, reasons: [{ word: 'hint-only' }], error: 0, even: false, marks: [] }] } as const
    table.take({ ...advice, best: [...advice.best].map((each) => ({ ...each, reasons: [...each.reasons], marks: [] })) })
    expect([table.advice?.best.length, table.hinting]).toEqual([1, false])
    table.take(show({ decision: 4 }))
    expect(table.advice).toBeNull()
  })
})
