// A counted sheet to take along: as a table of values, as a picture.
import { resultRows } from '../history/resultRows'
import { minus } from '../words/numbers'
import { say, words } from '../words/words.svelte'
import type { Tally } from '../../messages'

const cell = (text: string | number): string => {
  const plain = String(text)
  // a spreadsheet would run what begins like a formula
  const safe = /^[=+@\t\r]|^-\D/.test(plain) ? `'${plain}` : plain
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The sheet as CSV: a line of names, a line for each kind of points, the totals. */
export function csv(tally: Tally): string {
  const rows: (string | number)[][] = [[say(`${tally.game}-title`), ...tally.result.totals.map((_, seat) => words.name(seat))]]
  for (const row of resultRows(tally.result)) rows.push([say(`${tally.game}-score-${row.key}`), ...row.points])
  for (const round of tally.rounds) rows.push([say(round.word, round.args ?? {}), ...(round.points ?? [])])
  rows.push([say('score-total'), ...tally.result.totals])
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

const WIDTH = 1080
const LINE = 58

/** Draw the sheet as a PNG. */
export async function picture(tally: Tally, date: string): Promise<Blob> {
  const rows = resultRows(tally.result)
  const seats = tally.result.totals.length
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 250 + LINE * (rows.length + 2)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  await document.fonts.ready
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const font = (weight: number, size: number, family: string) => `${weight} ${size}px ${style.getPropertyValue(family)}`
  pen.fillStyle = colour('--stone-1')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = colour('--gold')
  pen.font = font(600, 58, '--display')
  pen.fillText(say(`${tally.game}-title`), 50, 92)
  pen.fillStyle = colour('--muted')
  pen.font = font(500, 30, '--body')
  pen.fillText(date, 50, 138)
  pen.fillStyle = colour('--parch')
  pen.fillRect(30, 170, WIDTH - 60, canvas.height - 200)
  const first = 400
  const step = (WIDTH - 60 - first) / seats
  const write = (texts: string[], y: number, size: number, weight: number, best: (seat: number) => boolean) => {
    texts.forEach((text, n) => {
      pen.textAlign = n ? 'center' : 'left'
      pen.font = font(weight, size, '--body')
      const x = n ? 30 + first + step * (n - 0.5) : 56
      if (n && best(n - 1)) {
        pen.fillStyle = colour('--hunter-ink')
        pen.fillRect(x - 44, y - 34, 88, 46)
        pen.fillStyle = '#fff6df'
      } else pen.fillStyle = colour('--ink')
      pen.fillText(text, x, y, n ? step - 10 : first - 40)
    })
  }
  write(['', ...tally.result.totals.map((_, seat) => words.name(seat))], 218, 30, 800, () => false)
  rows.forEach((row, n) => {
    const y = 218 + LINE * (n + 1)
    pen.fillStyle = '#b79d6c'
    pen.fillRect(46, y - 40, WIDTH - 92, 2)
    write([say(`${tally.game}-score-${row.key}`), ...row.points.map(minus)], y, 30, 700, (seat) => row.points[seat] === row.best && row.best > 0)
  })
  const y = 218 + LINE * (rows.length + 1) + 14
  pen.fillStyle = '#5a4630'
  pen.fillRect(46, y - 50, WIDTH - 92, 4)
  write([say('score-total'), ...tally.result.totals.map(minus)], y, 42, 800, (seat) => tally.result.winners.includes(seat))
  return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}

/** Give a file to the person: to share where the device can, else to keep. */
export async function give(file: File, share: boolean): Promise<void> {
  if (share && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
