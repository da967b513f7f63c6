// The keys of a table, besides those within a zone.
import { nextZone } from '../widgets/roving'
import { settings } from '../settings/settings.svelte'

export interface Keys {
  confirm(): void
  /** Close or take back the innermost thing; false when there is none. */
  cancel(): boolean
  undo(): void
  redo(): void
  list(): void
  help(): void
  rules(): void
  /** Is something open that has its own Esc and Enter? */
  open(): boolean
}

const takesText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
const takesEnter = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('button, a[href], summary, label') !== null

/** Esc that nobody has taken yet, and that is not for a dialog over the page; whoever takes it prevents its default, so that each press closes one thing. */
export const escaped = (event: KeyboardEvent): boolean => event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null

/** Listen until the returned function is called. Single letters can be switched off. */
export function keys(does: Keys): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'F6') {
      event.preventDefault()
      nextZone(event.shiftKey)
      return
    }
    if (takesText(event.target) || does.open()) return
    if (event.key === 'Escape') {
      if (does.cancel()) event.preventDefault() // one thing for each press: others who listen see that it is taken
    } else if (event.key === 'Enter' && !takesEnter(event.target)) does.confirm()
    else if (settings.shortcuts && !event.repeat) {
      const letter = event.key.toLowerCase()
      if (letter === 'u') does.undo()
      else if (letter === 'r') does.redo()
      else if (letter === 'l') does.list()
      else if (letter === 'i') does.rules()
      else if (letter === '?') does.help()
    }
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}
