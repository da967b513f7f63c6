// Notices of one's turn while the table is out of sight: a mark on the tab's icon and, where it is wanted, a notification.
import { settings } from './settings.svelte'

const PLAIN = './icon.svg'
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#14181d"/><circle cx="32" cy="32" r="20" fill="#ebbf5f"/><path d="M32 18v18" stroke="#241703" stroke-width="7" stroke-linecap="round"/><circle cx="32" cy="46" r="4" fill="#241703"/></svg>',
)}`

/** Set or clear the mark on the tab's icon. */
export function markIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = on ? MARKED : PLAIN
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}

export const canNotify = (): boolean => typeof Notification !== 'undefined'

/** Ask the browser for leave; without it the setting stays off. */
export async function wantNotifications(on: boolean): Promise<void> {
  settings.notify = on && canNotify() && (await Notification.requestPermission()) === 'granted'
  settings.keep()
}

/** Show a notification while the page is hidden; a table has one at most, the newest. */
export function notifyTurn(table: string, title: string, text: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return
  const told = new Notification(title, { body: text, tag: `dvergar-${table}`, icon: PLAIN })
  told.onclick = () => {
    window.focus()
    told.close()
  }
}
