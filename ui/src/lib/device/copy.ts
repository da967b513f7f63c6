// Everything of this device as one file: the database, this browser's cookies for it, and what the page itself keeps (settings, score sheets).
import { jar, restored, saved } from './door'

const HEAD = 'dvergar-device 1\n'
const SQLITE = 'SQLite format 3\0'
const OURS = 'dvergar'
const ELSEWHERE = ['dvergar-scores', 'dvergar-taken'] // of a server at the same address

/** Write the file: a line that says what it is, the length of the texts, the texts (JSON), the database. */
export async function written(): Promise<Blob> {
  const database = await (await saved()).arrayBuffer()
  const kept = Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(OURS) && !ELSEWHERE.includes(key)))
  const texts = new TextEncoder().encode(JSON.stringify({ jar: jar(), kept }))
  return new Blob([HEAD, `${texts.length}\n`, texts, database], { type: 'application/octet-stream' })
}

/** Read such a file; null for any other one. */
export async function read(file: Blob): Promise<{ database: Uint8Array; jar: Record<string, string>; kept: Record<string, string> } | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to))
  const length = /^(\d{1,9})\n/.exec(text(HEAD.length, HEAD.length + 11))?.[1]
  if (text(0, HEAD.length) !== HEAD || !length) return null
  const start = HEAD.length + length.length + 1
  const database = bytes.slice(start + Number(length))
  if (new TextDecoder().decode(database.subarray(0, SQLITE.length)) !== SQLITE) return null
  try {
    const { jar, kept } = JSON.parse(text(start, start + Number(length))) as { jar: Record<string, string>; kept: Record<string, string> }
    return { database, jar, kept }
  } catch {
    return null
  }
}

/** Give the file to its person. */
export async function save(): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await written())
  link.download = `${new Date().toISOString().slice(0, 10)}.dvergar`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Put what a file holds in the place of all that is here; the page begins anew. False for a file that is none. */
export async function bring(file: Blob): Promise<boolean> {
  const found = await read(file)
  if (!found) return false
  for (const [key, value] of Object.entries(found.kept)) if (key.startsWith(OURS) && !ELSEWHERE.includes(key)) localStorage.setItem(key, value)
  return restored(found.database, found.jar)
}
