// While something is told any key, click or tap goes on: to the next beat where the reader goes step by step, else to the end.
import type { Director } from './director.svelte'

const STEERS = ['Tab', 'F6', 'Shift', 'Control', 'Alt', 'Meta', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const writes = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Listen until the returned function is called; what only goes on does nothing else. */
export function onward(director: Director): () => void {
  let eaten = false
  const on = () => (director.waits ? director.next() : director.skip())
  const pressed = (event: KeyboardEvent) => {
    if (!director.busy || event.ctrlKey || event.altKey || event.metaKey || writes(event.target)) return
    const button = event.target instanceof Element && event.target.closest('.caption') && ['Enter', ' '].includes(event.key)
    if (button) return
    if (!STEERS.includes(event.key)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (director.waits || event.key === 'Tab' || event.key === 'F6') return
    on()
  }
  const down = (event: PointerEvent) => {
    eaten = false
    if (!director.busy || writes(event.target) || (event.target instanceof Element && event.target.closest('.caption'))) return
    // on the table nothing can be chosen yet: the tap is for going on alone
    eaten = event.target instanceof Element && event.target.closest('main') !== null
    on()
  }
  const clicked = (event: MouseEvent) => {
    if (!eaten) return
    eaten = false
    event.preventDefault()
    event.stopPropagation()
  }
  const left = () => document.hidden && director.skip()
  addEventListener('keydown', pressed, true)
  addEventListener('pointerdown', down, true)
  addEventListener('click', clicked, true)
  document.addEventListener('visibilitychange', left)
  return () => {
    removeEventListener('keydown', pressed, true)
    removeEventListener('pointerdown', down, true)
    removeEventListener('click', clicked, true)
    document.removeEventListener('visibilitychange', left)
  }
}
