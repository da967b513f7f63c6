// Lays what is packed in a tar into Python's file system. Nothing is copied: each file there is a part of the tar.
import type { Files } from './disk'

const BLOCK = 512 // bytes: each file has one with its name before it, and fills up its last one
const NAME = [0, 100]
const SIZE = [124, 136]
const BEFORE = [345, 500] // the beginning of a path that is too long for its place

/** Unpack a tar (ustar, plain files only) below a folder. */
export function unpack(files: Pick<Files, 'mkdirTree' | 'writeFile'>, folder: string, tar: Uint8Array): void {
  const text = new TextDecoder()
  const folders = new Set<string>()
  for (let at = 0; tar[at]; ) {
    const field = ([from, to]: number[]): string => text.decode(tar.subarray(at + from!, at + to!)).split('\0', 1)[0]!
    const before = field(BEFORE)
    const path = `${folder}/${before && `${before}/`}${field(NAME)}`
    const size = parseInt(field(SIZE), 8)
    const above = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(above)) files.mkdirTree(above)
    folders.add(above)
    files.writeFile(path, tar.subarray(at + BLOCK, at + BLOCK + size), { canOwn: true })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}
