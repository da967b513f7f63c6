// The clocks that a new table may have; the server knows any number of seconds.
import type { NewTable } from '../../messages'

type Clock = NonNullable<NewTable['clock']>

export const clocks: { id: string; clock: Clock }[] = [
  { id: 'none', clock: { kind: 'none' } },
  { id: 'move-short', clock: { kind: 'move', seconds: 60 } },
  { id: 'bank', clock: { kind: 'bank', seconds: 600, increment: 10 } },
  { id: 'move-day', clock: { kind: 'move', seconds: 86_400 } },
]
