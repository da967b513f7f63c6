import { describe, expect, it, vi } from 'vitest'
import { span } from '../../lib/settings/settings.svelte'
import { Pick } from '../../lib/choices/pick.svelte'
import type { TableProps } from '../../lib/shell/shell.svelte'
import { Words } from '../../lib/words/words.svelte'
import type { Choice, Spoken, Told } from '../../messages'
import { Camera, HEIGHT, WIDTH } from './camera.svelte'
import { clock, corners, freeLine, goals, middle, stride, tokens, towards } from './looks'
import type { Card, DieZwergeView, Dwarf, Hex } from './messages'
import { Play } from './play.svelte'
import { freest } from './placeNames'
import { frameOf, Replay, stepOf } from './replay.svelte'

const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
const hexes: Hex[] = ROWS.flatMap((row, n) => {
  const r = n - 4
  const first = Math.max(-4, -4 - r)
  return Array.from({ length: 9 - Math.abs(r) }, (_, at) => ({ id: `${row}${at + 1}`, q: first + at, r }))
})
const hex = (id: string): Hex => hexes.find((each) => each.id === id) as Hex
const dwarf = (hero: string, at: string): Dwarf => ({ seat: 0, hero, hex: at, health: 3, most: 3, combat: 3, craft: 3, speed: 3, base: [3, 3, 3], ability: '', gear: [], keenfire: false, pinned: false })
const view = (more: Partial<DieZwergeView> = {}): DieZwergeView => ({ hexes, dwarves: [dwarf('tungdil', 'C7')], goal: 'E5', hero: 3, doom: 43, council: 0, ...more }) as DieZwergeView
const told = (kind: string, args: Record<string, string | number>) => ({ at: 0, kind, seat: -1, args })

describe('the map', () => {
  it('lies with Schwarzjoch in the middle', () => {
    expect(hexes).toHaveLength(61)
    expect(middle(hex('E5'))).toEqual({ x: 0, y: 0 })
    expect(middle(hex('A1')).x).toBeCloseTo(middle(hex('E5')).x - 2 * 40 * Math.sqrt(3), 5)
    expect(corners(10).split(' ')).toHaveLength(6)
  })
  it('turns arrows to where the rules say', () => {
    expect(towards(0, 10)).toMatchObject({ x: 10, turn: 90 })
    expect(towards(1, 10).y).toBeLessThan(0)
    expect(towards(5, 10).y).toBeGreaterThan(0)
  })
  it('is walked row by row and straight up and down', () => {
    expect(stride(hexes, hex('E5'), 'left', 0)?.id).toBe('E4')
    expect(stride(hexes, hex('E5'), 'right', 0)?.id).toBe('E6')
    const up = stride(hexes, hex('E5'), 'up', 0)
    expect(up?.id).toBe('D4')
    expect(stride(hexes, up as Hex, 'up', 0)?.id).toBe('C4')
    expect(stride(hexes, hex('A1'), 'up', 0)).toBeUndefined()
    expect(stride(hexes, hex('I5'), 'down', 0)).toBeUndefined()
  })
  it('shows few troops one by one and many with their number', () => {
    expect(tokens([2, 1, 0]).map((token) => token.kind)).toEqual(['orc', 'orc', 'troll'])
    expect(tokens([5, 0, 2]).map((token) => [token.kind, token.count])).toEqual([['orc', 5], ['elf', 2]])
    expect(tokens([0, 0, 0])).toEqual([])
  })
  it('writes names of kingdoms where no arrow runs', () => {
    expect(freeLine({ id: 'x', q: 0, r: 0, red: 0, white: 1 })).toEqual([13])
    expect(freeLine({ id: 'x', q: 0, r: 0, red: 4, white: 2 })).toEqual([0])
    expect(freeLine({ id: 'x', q: 0, r: 0, tile: {} as NonNullable<Hex['tile']> })).toEqual([])
  })
  it('marks only what a card still wants', () => {
    const card = { places: [{ place: 'gate:I', hexes: ['E1'], done: true, dwarves: [] }, { place: 'gate:V', hexes: ['A3'], done: false, dwarves: [] }] } as unknown as Card
    expect(goals(card)).toEqual(['A3'])
    expect(goals(null)).toEqual([])
  })
})

describe('the path of fate', () => {
  it('shows all its spaces where there is room, else what comes and both markers', () => {
    expect(clock(3, 43, 45, 45)).toHaveLength(45)
    const few = clock(8, 43, 45, 12)
    expect(few).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, -27, 42, 43])
    expect(few.filter((at) => at >= 0).length + 27).toBe(43 - 6 + 1)
    expect(clock(30, 37, 45, 12)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37])
    expect(clock(0, 44, 45, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, -35, 43, 44])
  })
})

describe('plans', () => {
  it('stay until the turn of whoever told them, the newest of each seat', () => {
    const shell = { chat: [] as Spoken[], story: [] as Told[] }
    const props = () => ({ view: view({ dwarves: [dwarf('tungdil', 'C7'), dwarf('boindil', 'E5')] }), shell, words: new Words(), show: { table: { id: 'x', options: {} } } }) as unknown as TableProps<DieZwergeView>
    shell.chat = [
      { seat: 1, phrase: 'plan-take', at: 'hex:A1', move: 3 },
      { seat: 1, phrase: 'plan-fight', at: 'hex:B2', move: 7 },
      { seat: 0, phrase: 'plan-heal', move: 8 },
      { seat: 0, text: 'well', move: 9 },
    ]
    shell.story = [{ at: 5, kind: 'turn', seat: 1 }]
    const play = new Play(props)
    expect(play.plans.map((said) => [said.seat, play.planHex(said)])).toEqual([[1, 'B2'], [0, 'C7']])
    shell.story = [...shell.story, { at: 8, kind: 'turn', seat: 0 }]
    expect(new Play(props).plans.map((said) => said.seat)).toEqual([1])
    shell.story = [{ at: 0, kind: 'turn', seat: 0 }]
    shell.chat = [{ seat: 0, phrase: 'plan-take', at: 'hex:A1', move: 0 }]
    expect(new Play(props).plans.map((said) => said.seat), 'said in the very first turn').toEqual([0])
  })
})

describe('the camera', () => {
  it('never leaves the map and keeps the point under the pointer', () => {
    const camera = new Camera()
    camera.wide = WIDTH
    camera.high = HEIGHT
    camera.move(100, 100)
    expect([camera.x, camera.y, camera.home]).toEqual([0, 0, true])
    camera.closer(2, { x: 100, y: 50 })
    expect([camera.k, camera.x, camera.y]).toEqual([2, 50, 25])
    camera.move(-10_000, 0)
    expect(camera.x).toBe(WIDTH / 4)
    camera.closer(0.01)
    expect(camera.home).toBe(true)
    camera.zoom(2, WIDTH / 2 + 100, HEIGHT / 2 + 50) // pixels from the corner
    expect([camera.k, camera.x, camera.y]).toEqual([2, 50, 25])
  })
  it('of a map that has no size yet stays a picture', () => {
    const camera = new Camera()
    camera.wide = 0
    camera.high = 0
    camera.frame([middle(hex('A1')), middle(hex('C7'))], middle(hex('C7')))
    camera.zoom(1.3, 10, 10)
    camera.move(4, 4)
    expect(camera.box).not.toContain('NaN')
  })
  it('frames what may be chosen, and stays where a place is in sight', () => {
    const camera = new Camera()
    camera.wide = 370
    camera.high = 322
    camera.frame([middle(hex('C7')), middle(hex('D7'))], middle(hex('C7')))
    expect(camera.k).toBeCloseTo(2.4)
    const { x } = camera
    camera.reveal(middle(hex('C7')))
    expect(camera.x).toBe(x)
    camera.reveal(middle(hex('E1')))
    expect(camera.x).toBeLessThan(0)
  })
  it('stays so near that words can be read, at what is asked about', () => {
    const camera = new Camera()
    camera.wide = 690
    camera.high = 220
    expect(camera.small).toBe(true)
    camera.frame(hexes.map(middle), middle(hex('F6')))
    expect(camera.scale).toBeCloseTo(0.62)
    expect(camera.y).toBeGreaterThan(0)
  })
})

describe('the length of a move', () => {
  it('is read as it is written by hand and as a build writes it', () => {
    for (const [written, length] of [['260ms', 260], ['.26s', 260], ['1ms', 1], ['', 0]] as const) {
      const node = document.createElement('div')
      node.style.setProperty('--move', written)
      document.body.append(node)
      expect(span(node)).toBe(length)
      node.remove()
    }
  })
})

describe('the replay', () => {
  it('takes each event for what it moves', () => {
    const frame = frameOf(view())
    const run = (kind: string, args: Record<string, string | number>) => {
      const step = stepOf(told(kind, args), ['tungdil'], 'E5')
      step?.start(frame)
      step?.end(frame)
      return step
    }
    run('recruited', { gate: '@x', at: 'A3', orc: 3, troll: 2, elf: 0 })
    expect(frame.army['A3']).toEqual([3, 2, 0])
    run('perished', { at: 'A3', tile: 'R01', tiles: 1 })
    expect(frame.perished.has('A3')).toBe(true)
    expect(run('spread', { at: 'A3', into: 'B3', orc: 3, troll: 0, elf: 0 })?.flight).toEqual({ from: 'A3', to: 'B3', army: [3, 0, 0] })
    run('flowed', { at: 'A3', into: 'B4', orc: 0, troll: 2, elf: 0 })
    expect([frame.army['A3'], frame.army['B3'], frame.army['B4']]).toEqual([[0, 0, 0], [3, 0, 0], [0, 2, 0]])
    run('destroyed', { troop: '@die_zwerge-troop-orc', place: 'B3', die: 5 })
    run('removed', { troop: '@die_zwerge-troop-orc', place: '@die_zwerge-hex-B3' })
    expect(frame.army['B3']).toEqual([1, 0, 0])
    run('moved', { dwarf: '@die_zwerge-hero-tungdil', at: 'D7', from: 'C7' })
    expect(frame.stands).toEqual(['D7'])
    run('fate', { space: 4 })
    run('doom', { space: 42 })
    run('council', { from: '0', to: '−1' })
    expect([frame.hero, frame.doom, frame.council]).toEqual([4, 42, -1])
    expect(stepOf(told('destroyed', { troop: '@die_zwerge-troop-orc', place: '@die_zwerge-card-umzingelt' }), ['tungdil'], 'E5')).toBeNull()
    expect(stepOf(told('turn', { turn: 2 }), ['tungdil'], 'E5')).toBeNull()
  })
  it('plays one step after the other, ends by itself and can be skipped', () => {
    vi.useFakeTimers()
    const replay = new Replay()
    const events = [told('recruited', { at: 'A3', orc: 1, troll: 0, elf: 0 }), told('flowed', { at: 'A3', into: 'B3', orc: 1, troll: 0, elf: 0 })]
    replay.add(view(), view({ hero: 4 }), events, 100)
    expect(replay.told?.kind).toBe('recruited')
    expect(replay.frame?.army['A3']).toEqual([1, 0, 0])
    vi.advanceTimersByTime(250)
    expect(replay.flight?.to).toBe('B3')
    expect(replay.frame?.army['A3']).toEqual([0, 0, 0])
    vi.advanceTimersByTime(250)
    expect(replay.frame).toBeNull()
    replay.add(view(), view(), events, 100)
    replay.skip()
    expect([replay.frame, replay.told]).toEqual([null, null])
    replay.add(view(), view(), events, 1) // nobody wants it to move
    expect(replay.frame).toBeNull()
    vi.useRealTimers()
  })
})

describe('clicks', () => {
  const step = (id: string, action: number): Choice => ({ action, clicks: [`hex:${id}`], word: 'x' })
  function sat(choices: Choice[], more: Partial<DieZwergeView>, options: Record<string, string> = {}): { play: Play; sent: Choice[]; props: TableProps<DieZwergeView> } {
    const sent: Choice[] = []
    const pick = new Pick((choice) => sent.push(choice))
    pick.choices = choices
    const props = {
      view: view({ choices, seat: 0, dwarf: 0, subject: null, phase: 'step', prompt: { word: 'p', args: {}, why: null, why_args: {} }, reach: [], cards: [], scenario: null, window: false, over: false, steps: 2, ...more } as Partial<DieZwergeView>),
      show: { can_redo: false, table: { id: 'one', options } },
      words: new Words(),
      shell: { size: 'desktop' },
      pick,
    } as unknown as TableProps<DieZwergeView>
    return { play: new Play(() => props), sent, props }
  }
  const reach = [
    { hex: 'C6', steps: 1, price: 0, stops: false, way: ['C6'] },
    { hex: 'C5', steps: 2, price: 0, stops: false, way: ['C6', 'C5'] },
  ]

  it('on a far hex take the first step on the way there, and the next one after it', () => {
    const { play, sent } = sat([step('C6', 1), step('D7', 2)], { reach })
    expect(play.meaning('C5')).toMatchObject({ state: 'legal', first: 'hex:C6' })
    play.clickHex('C5')
    expect([play.goal, play.way, sent.length]).toEqual(['C5', ['C6', 'C5'], 0])
    play.clickHex('C5')
    expect(sent.map((choice) => choice.action)).toEqual([1])
    play.goOn()
    expect(sent).toHaveLength(2)
  })
  it('name the goal on the button, and what the way there could cost', () => {
    const { play, props } = sat([step('C6', 1)], { reach: [{ hex: 'C5', steps: 2, price: 2, stops: false, way: ['C6', 'C5'] }] })
    play.clickHex('C5')
    expect(props.pick.choice).toMatchObject({ action: 1, word: 'die_zwerge-choice-step', args: { hex: 'C5' } })
    expect(props.pick.about?.word).toBe('die_zwerge-page-way-price')
    Object.assign(play.active, { health: 1 })
    Object.assign(play.view, { doom: play.view.hero + 2 })
    play.goal = ''
    play.clickHex('C5')
    expect(props.pick.about?.word).toBe('die_zwerge-page-way-lost')
  })
  it('mean the equipment of the dwarf who is asked, not of another one of the same seat', () => {
    const dwarves = [dwarf('tungdil', 'C7'), dwarf('balyndis', 'E1'), dwarf('boendal', 'I3')]
    expect(sat([], { dwarves, dwarf: 1 }).play.asked).toBe(1)
    expect(sat([], { dwarves, dwarf: 1, subject: 2 }).play.asked).toBe(2)
    expect(sat([], { dwarves, subject: 2, prompt: { word: 'p', args: { owner: '@die_zwerge-hero-balyndis' }, why: null, why_args: {} } }).play.asked).toBe(1)
  })
  it('belong to the action that runs', () => {
    const acting = (phase: string, actions: number) => sat([], { phase, actions }).play.acting
    expect([acting('threats', 2), acting('action', 2), acting('step', 1), acting('action', 1), acting('assign', 0), acting('rest', 0)]).toEqual([0, 1, 1, 2, 2, 3])
  })
  it('on a card that cannot be worked at say what is missing', () => {
    const { play } = sat([{ action: 5, clicks: ['do:move'], word: 'm' }], { phase: 'action', dwarf: 0 })
    const barred = (more: Partial<Card>) => play.barred({ id: 'x', deck: 'adventure', mission: 'test', places: [], ...more }).word
    const place = (hex: string, dwarves: number[] = []) => ({ place: 'place-porista', hexes: [hex], done: false, dwarves })
    expect(barred({ places: [place('F4')] })).toBe('die_zwerge-why-not-place')
    expect(barred({ mission: 'visit_then_test', places: [place('E1', [0]), place('C7')] })).toBe('die_zwerge-why-not-here')
    expect(barred({ mission: 'visit_then_test', places: [place('E1'), place('C7')] })).toBe('die_zwerge-why-not-place')
    expect(barred({ where: 'anywhere' })).toBe('die_zwerge-why-not-trip')
    expect(barred({ mission: 'discard_equipment', where: 'with_troops' })).toBe('die_zwerge-why-no-gear')
    expect(barred({ mission: 'visit' })).toBe('die_zwerge-why-no-action')
  })
  it('forget the goal when it is too far or something is taken back', () => {
    const { play, props } = sat([step('C6', 1)], { reach: reach.slice(0, 1) })
    play.goal = 'C5'
    play.goOn()
    expect([play.goal, props.pick.about?.word]).toEqual(['', 'die_zwerge-page-too-far'])
    play.goal = 'C6'
    Object.assign(props.show, { can_redo: true })
    play.goOn()
    expect(play.goal).toBe('')
  })
  it('in an action phase set out for a hex, or fight where one stands', () => {
    const { play, props, sent } = sat([{ action: 5, clicks: ['do:move'], word: 'm' }, { action: 6, clicks: ['do:fight'], word: 'f' }], { phase: 'action' })
    play.clickHex('E5')
    expect([props.pick.selected, play.goal]).toEqual([['do:move'], 'E5'])
    play.clickHex('C7')
    expect(props.pick.selected).toEqual(['do:fight'])
    play.clickHex('C7')
    expect(sent.map((choice) => choice.action)).toEqual([6])
  })
  it('say why they lead nowhere', () => {
    const { play, props } = sat([step('C6', 1)], { reach: reach.slice(0, 1) })
    props.pick.explain = play.explain
    play.clickHex('I3')
    expect(props.pick.told?.word).toBe('die_zwerge-why-far')
    expect(play.explain('do:fight')).toBeNull()
  })
  it('keep chances back unless the table agreed to see them', () => {
    const choice: Choice = { action: 7, clicks: ['do:message'], word: 'm', preview: { word: 'die_zwerge-preview-odds', args: { percent: 50 } } }
    expect(sat([choice], {}).play.preview(choice)).toBeNull()
    expect(sat([choice], {}, { show_odds: 'on' }).play.preview(choice)).toEqual(choice.preview)
  })
  it('are spared who never wants to be asked, but for the last chance', () => {
    const choices: Choice[] = [{ action: 12, clicks: ['do:use'], word: 'u' }, { action: 13, clicks: ['decline'], word: 'd' }]
    const { play } = sat(choices, { phase: 'shield', window: true })
    expect([play.mayShut, play.shut]).toEqual([true, null])
    play.turnWindow('shield')
    expect(play.shut?.action).toBe(13)
    expect(sat(choices, { phase: 'shield', window: true }).play.never).toEqual(['shield']) // kept for this table
    play.turnWindow('shield')
    expect(sat(choices, { phase: 'rescue', window: true }).play.mayShut).toBe(false)
  })
})

it('a pennant goes where it covers no name', () => {
  const name = { x: 30, y: -30, wide: 70, high: 20 }
  expect(freest([{ x: 17, y: -29 }, { x: -30, y: -29 }], 46, 20, [name])).toEqual({ x: -30, y: -29 })
  expect(freest([{ x: 17, y: -29 }, { x: -30, y: -29 }], 46, 20, [])).toEqual({ x: 17, y: -29 })
})
