import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Show, TableSeat } from '../../messages'
import type { TableConnection } from '../connection/connection.svelte'
import People from './People.svelte'
import { settings } from '../settings/settings.svelte'
import Talk from './Talk.svelte'
import { words } from '../words/words.svelte'

const chair = (seat: number): TableSeat => ({ seat, kind: 'person', name: `Dwarf ${seat}`, level: '', online: true, colour: 'moss', ready: true, stand_in: false })
let asked: string[]
let requests: unknown[]

/** A table where these seats are of this browser. */
function table(mine: number[], sent = true): TableConnection {
  const show = { seat: null, table: { id: 'abc', game: 'toy', status: 'playing', seats: [chair(0), chair(1)], mine, host: false, motion: null, watching: 0, clocks: [] } } as unknown as Show
  return { id: 'abc', show, chat: [], refused: null, request: (request: unknown) => (requests.push(request), sent) } as unknown as TableConnection
}

beforeEach(() => {
  words.use('en', ['leave', 'give', 'give-do', 'forget-name', 'forget-do', 'rename', 'rename-do', 'your-name', 'talk-say', 'talk-send'].map((key) => `page-${key} = page-${key}`).join('\n'))
  asked = []
  requests = []
  vi.stubGlobal('fetch', (path: string, init: { method?: string } = {}) => {
    if (init.method) asked.push(path)
    const answers: [string, unknown][] = [['/hand', { keys: [{ seat: 0, token: 'gift' }] }], ['house', { addresses: [], push: '' }], ['api/games', []]]
    return Promise.resolve(new Response(JSON.stringify(answers.find(([part]) => path.includes(part))?.[1] ?? { keys: [] })))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test.each([
  ['page-give', 'page-give-do', 'api/tables/abc/hand'],
  ['page-forget-name', 'page-forget-do', 'api/tables/abc/forget'],
])('%s asks once more before anything is done', async (first, second, path) => {
  const { getByText } = render(People, { table: table([0]) })
  for (const word of ['page-leave', first]) {
    getByText(word).click()
    await tick()
  }
  expect(asked).not.toContain(path)
  getByText(second).click()
  expect(asked).toContain(path)
})

test('one of two people at this screen keeps its colour, and the browser its own name', async () => {
  settings.name = 'Ivi'
  settings.colour = 'gold'
  const { getAllByText, getByLabelText, getByText } = render(People, { table: table([0, 1]) })
  getAllByText('page-rename')[1]?.click()
  await tick()
  const field = getByLabelText('page-your-name') as HTMLInputElement
  field.value = 'Otto'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  getByText('page-rename-do').click()
  expect(requests).toEqual([{ t: 'rename', seat: 1, name: 'Otto', colour: 'moss' }])
  expect(settings.name).toBe('Ivi')
})

test.each([true, false])('what was said goes from the field when it was sent: %s', async (sent) => {
  const { getByLabelText, getByText } = render(Talk, { table: table([0, 1], sent) })
  const field = getByLabelText('page-talk-say') as HTMLInputElement
  field.value = 'hello'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  getByText('page-talk-send').click()
  await tick()
  expect(requests).toEqual([{ t: 'say', seat: 0, text: 'hello' }])
  expect(field.value).toBe(sent ? '' : 'hello')
})
