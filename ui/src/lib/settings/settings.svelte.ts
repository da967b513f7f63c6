// The reader's settings, kept in this browser.
import type { SeatSetup } from '../../messages'
import type { Wish } from '../table/newTable'
import { preferred, words, type Language } from '../words/words.svelte'

export const speeds = [3, 1, 2, 0] as const
export const lingers = [0, 1, 2] as const
export const sizes = [1, 1.15, 1.3, 1.5, 2] as const
const KEY = 'dvergar-settings'

export type Colour = NonNullable<SeatSetup['colour']>

interface Kept {
  language: Language
  speed: (typeof speeds)[number]
  size: (typeof sizes)[number]
  sound: boolean
  shortcuts: boolean
  list: boolean
  autoplay: boolean
  linger: (typeof lingers)[number]
  stepwise: boolean
  oneClick: boolean
  name: string
  colour: Colour
  notify: boolean
  game: string
  bots: Record<string, Wish>
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {} // damaged or forbidden storage: begin anew
  }
}

class Settings {
  language = $state<Language>('en')
  /** How fast things move and what others do is told: 0 at once, 1 ordinarily, 2 quickly, 3 slowly. */
  speed = $state<Kept['speed']>(1)
  /** Text size as a factor. */
  size = $state<Kept['size']>(1)
  sound = $state(false)
  /** Single-letter keys. */
  shortcuts = $state(true)
  /** The list of choices stays in sight. */
  list = $state(false)
  /** Where a seat has one choice only, it is taken after a pause. */
  autoplay = $state(false)
  /** How long a finished trick stays: 0 until it is tapped, 1 for some seconds, 2 for a moment. */
  linger = $state<Kept['linger']>(1)
  /** What others do is told step by step: each waits until one goes on. */
  stepwise = $state(false)
  /** One click plays a card, where a click would else choose it. */
  oneClick = $state(false)
  /** The name written last at a table. */
  name = $state('')
  /** The colour that this person likes to have at a table; none: that of the seat. */
  colour = $state<Colour>('')
  /** Notifications of the browser when it is this person's turn. */
  notify = $state(false)
  /** The game whose door was chosen last. */
  game = $state('')
  /** What this person wants of matches against bots, by game. */
  bots = $state.raw<Kept['bots']>({})

  constructor() {
    Object.assign(this, { language: preferred(navigator.languages ?? []), ...kept() })
  }

  /** Keep what is set now, and let the page follow. */
  keep(): void {
    const { language, speed, size, sound, shortcuts, list, autoplay, linger, stepwise, oneClick, name, colour, notify, game, bots } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, speed, size, sound, shortcuts, list, autoplay, linger, stepwise, oneClick, name, colour, notify, game, bots } satisfies Kept))
    } catch {
      // forbidden storage: the wish holds until the page is closed
    }
    this.show()
  }

  show(): void {
    const root = document.documentElement
    root.dataset.speed = String(this.speed)
    root.toggleAttribute('data-big', this.size > 1.3)
    root.style.setProperty('--text-size', String(this.size))
    root.lang = words.language
  }

  async speak(language: Language): Promise<void> {
    this.language = language
    await words.load(language)
    this.keep()
  }
}

export const settings = new Settings()

/** One of the durations of tokens.css in milliseconds, as the speed sets it for this element; a built page writes `.26s` for `260ms`. */
export function span(node: Element, name: '--fast' | '--move' | '--reveal' | '--slow' = '--move'): number {
  const [, number = '0', unit = 'ms'] = /^\s*([\d.]+)(m?s)\s*$/.exec(getComputedStyle(node).getPropertyValue(name)) ?? []
  return Number(number) * (unit === 's' ? 1000 : 1)
}
