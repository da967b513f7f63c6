import type { IconName } from '../widgets/icons'

/** The outline of a grade: each class has its own, so that colour is never the only mark. */
export type Shape = 'shield' | 'gable' | 'diamond' | 'octagon' | 'disc'

/** How a class or Order looks: sign, outline of its grades, and the name of its three tones in tokens.css (`--warrior`, `-ink`, `-lit`). */
export interface Look {
  icon: IconName
  shape: Shape
  tone: string
}

/** A state of a thing that may be clicked. `off`: not now; tapping it says why. */
export type State = 'plain' | 'legal' | 'selected' | 'off'

/** The three tones as CSS variables: `--k` on ribbons, `--ki` on parchment, `--kl` on stone. */
export function tones(look: Look | null): string {
  return look ? `--k:var(--${look.tone});--ki:var(--${look.tone}-ink);--kl:var(--${look.tone}-lit)` : '--k:var(--bronze);--ki:var(--ink-2);--kl:var(--gold)'
}
