// What pages and the worker that keeps the device tell each other, over a channel that all pages of this site in one browser share.

/** From a page. `page` says which one, so that its answers find it. */
export type Ask = { page: string } & (
  | { t: 'hello' }
  | { t: 'ask'; n: number; method: string; address: string; headers: [string, string][]; body: string }
  | { t: 'open'; line: number; address: string; headers: [string, string][] }
  | { t: 'say'; line: number; text: string }
  | { t: 'shut'; line: number }
  | { t: 'save'; n: number }
  | { t: 'restore'; n: number; data: Uint8Array }
)

/** From the worker: to one page, or to all. `waking` until it is `ready`: whoever kept the device before has gone. */
export type Tell =
  | { t: 'waking' }
  | { t: 'ready'; device: string; kept: boolean; fresh: boolean }
  | { t: 'failed'; text: string; held: boolean }
  | { t: 'gone' }
  | { t: 'answer'; page: string; n: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { t: 'opened'; page: string; line: number }
  | { t: 'text'; page: string; line: number; text: string }
  | { t: 'closed'; page: string; line: number; code: number }

/** Everything of one site in one browser is named after where the site lies. */
export const channelName = (home: string): string => `dvergar ${home}`
export const lockName = (home: string): string => `dvergar device ${home}`
export const pageLock = (home: string, page: string): string => `dvergar page ${home} ${page}`
