// The way from the page to the code that knows the tables: over the network, or, where the page came without a server, into a worker of this browser.

/** What a table's connection needs of a WebSocket. */
export interface Line {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

export interface Door {
  /** Nobody elsewhere can come in: tables and sheets are on this device only. */
  alone: boolean
  fetch(path: string, init?: RequestInit): Promise<Response>
  open(address: string): Line
}

export const door: Door = { alone: false, fetch: (path, init) => fetch(path, init), open: (address) => new WebSocket(address) }

/** Take the door that the page was delivered with, before anything is asked. */
export async function chooseDoor(): Promise<void> {
  if (document.documentElement.dataset.door === 'device') Object.assign(door, (await import('../device/door')).deviceDoor())
}
