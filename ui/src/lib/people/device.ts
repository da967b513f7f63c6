// What the server remembers of this device: the name and colour written last. There is no account.
import * as api from '../connection/api'
import { settings, type Colour } from '../settings/settings.svelte'

/** Propose what the server remembers, where this browser remembers nothing itself. */
export async function recall(): Promise<void> {
  if (settings.name) return
  try {
    const device = await api.device()
    if (!device.name || settings.name) return
    settings.name = device.name
    settings.colour = device.colour as Colour
    settings.keep()
  } catch {
    // nothing is proposed then
  }
}

/** Have the server remember what was written; a table goes on without. */
export function remember(): void {
  if (settings.name) void api.appear({ name: settings.name, colour: settings.colour }).catch(() => undefined)
}

/** A code as people read it to each other. */
export const spelled = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
