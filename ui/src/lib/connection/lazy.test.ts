import { render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Lazy from './Lazy.svelte'
import { fetchPart } from './lazy'

afterEach(() => {
  document.head.innerHTML = document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const children = createRawSnippet<[string]>((came) => ({ render: () => `<b>${came()}</b>` }))

test('a part that did not come says so, and comes when it is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
  let up = false
  const { findByRole, findByText, queryByRole } = render(Lazy<string>, { part: () => (up ? Promise.resolve('here') : Promise.reject(new Error('down'))), children })
  ;(await findByRole('button')).click()
  await findByRole('alert')
  up = true
  ;(await findByRole('button')).click()
  await findByText('here')
  expect(queryByRole('alert')).toBeNull()
})

test('styles that did not come are fetchPart once more before the part', async () => {
  const old = document.createElement('link')
  old.rel = 'stylesheet'
  old.title = 'dead' // no address: nothing shall be fetchPart here
  document.head.append(old)
  old.dispatchEvent(new Event('error'))
  const coming = fetchPart(() => Promise.resolve('here'))
  const fresh = document.querySelector('link')!
  expect(fresh).not.toBe(old)
  expect(fresh.title).toBe('dead')
  fresh.dispatchEvent(new Event('load'))
  expect(await coming).toBe('here')
  await fetchPart(() => Promise.resolve('again'))
  expect(document.querySelector('link')).toBe(fresh)
})
