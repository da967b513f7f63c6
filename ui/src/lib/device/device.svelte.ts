// How this device fares, for the page to show.

/** `waking` until Python runs, `insecure` where the address is none that a browser keeps anything for, `asleep` where another page
 * holds the device and does not answer. */
export type Phase = 'waking' | 'ready' | 'old' | 'insecure' | 'failed' | 'asleep'

class Device {
  phase = $state<Phase>('waking')
  /** What went wrong, as the browser says it. */
  trouble = $state('')
  /** Whether what happens here outlives the page. */
  kept = $state(true)
  /** What was kept here before is gone. */
  lost = $state(false)
  /** A newer version waits until it is wanted. */
  newer = $state(false)
}

export const device = new Device()
