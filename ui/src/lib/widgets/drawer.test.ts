import { render } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { expect, test } from 'vitest'
import Drawer from './Drawer.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }))

test('a drawer is closed at once by Esc, before the event `close` comes, and says so once', async () => {
  const heard: string[] = []
  let open = true
  const { container } = render(Drawer, { title: 'Rules', icon: 'open-book', children, onclose: () => heard.push('closed'), get open() { return open }, set open(value) { open = value } })
  await tick()
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  const cancel = new Event('cancel', { cancelable: true })
  dialog?.dispatchEvent(cancel)
  expect([open, dialog?.open, cancel.defaultPrevented, heard]).toEqual([false, false, true, ['closed']])
  dialog?.dispatchEvent(new Event('close'))
  expect(heard).toEqual(['closed'])
})
