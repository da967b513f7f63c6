// What happened since the reader's last turn, from what the server tells: nothing of it is remembered by the page.
import type { Told } from '../../messages'
import type { IconName } from '../widgets/icons'
import type { Telling } from './beats'

export interface Sum { icon: IconName; seat: number; count: number; tone?: string | undefined }

/** Where in the log it lies: from the last own decision of the turn before until the others were done; where one person plays them all, what the last turn began with. */
export function spanOf(since: [number, number] | null, story: Told[], turn: string | undefined): [number, number] | null {
  if (since) return since
  const last = turn ? story.findLast((told) => told.kind === turn)?.at : undefined
  return last === undefined ? null : [last, last + 1]
}

/** The events in it, but for what the reader did; what befell the reader is among them. */
export function eventsSince(story: Told[], span: [number, number] | null, own: number | null, befalls: string[] = []): Told[] {
  return span ? story.filter((told) => told.at >= span[0] && told.at < span[1] && (told.seat !== own || befalls.includes(told.kind))) : []
}

/** What is worth noting of them, by who did it, alike things counted. */
export function summed(events: Told[], telling: Pick<Telling, 'sum'> | null): Sum[] {
  const out: Sum[] = []
  for (const told of events) {
    const noted = telling?.sum?.(told)
    if (!noted) continue
    const { icon, tone, seat = -1, count = 1 } = noted
    const known = out.find((it) => it.icon === icon && it.seat === seat && it.tone === tone)
    if (known) known.count += count
    else out.push({ icon, seat, count, tone })
  }
  return out
}
