import { expect, it } from 'vitest'
import { unpack } from './tar'

/** A file of a tar: its header and its contents, filled up to whole blocks. */
function entry(name: string, body: string, before = ''): Uint8Array {
  const block = new Uint8Array(512 + Math.ceil(body.length / 512) * 512)
  const put = (at: number, text: string) => block.set(new TextEncoder().encode(text), at)
  put(0, name)
  put(124, body.length.toString(8).padStart(11, '0'))
  put(345, before)
  put(512, body)
  return block
}

it('lays the files of a tar, without a copy, each in its folder', () => {
  const entries = [entry('dvergar/__init__.pyc', 'a'), entry('dvergar/words/en.ftl', 'x'.repeat(513)), entry('name.pyc', '', 'a/long/way'), new Uint8Array(1024)]
  const tar = new Uint8Array(entries.reduce((sum, each) => sum + each.length, 0))
  let at = 0
  for (const each of entries) {
    tar.set(each, at)
    at += each.length
  }
  const folders: string[] = []
  const laid: Record<string, Uint8Array> = {}
  unpack({ mkdirTree: (path) => void folders.push(path), writeFile: (path, data, { canOwn }) => { if (canOwn) laid[path] = data } }, '/lib', tar)
  expect(folders).toEqual(['/lib/dvergar', '/lib/dvergar/words', '/lib/a/long/way'])
  expect(Object.entries(laid).map(([path, data]) => [path, new TextDecoder().decode(data)])).toEqual([
    ['/lib/dvergar/__init__.pyc', 'a'],
    ['/lib/dvergar/words/en.ftl', 'x'.repeat(513)],
    ['/lib/a/long/way/name.pyc', ''],
  ])
  expect(Object.values(laid).every((data) => data.buffer === tar.buffer)).toBe(true)
})
