// Sound cues, made on the spot: no file to fetch. Off by default.
import { settings } from './settings.svelte'

/** Each tone: pitch in Hz, start and length in seconds, loudness 0 to 1. */
const tones = {
  'your-turn': [[147, 0, 0.5, 0.5], [220, 0.18, 0.7, 0.4]],
  'card-take': [[880, 0, 0.05, 0.2], [660, 0.03, 0.06, 0.15]],
  refused: [[98, 0, 0.16, 0.5]],
  'seat-taken': [[330, 0, 0.12, 0.3], [440, 0.1, 0.2, 0.3]],
  'score-line': [[523, 0, 0.09, 0.25]],
  'card-play': [[523, 0, 0.04, 0.25], [262, 0.02, 0.08, 0.3]],
  'trick-sweep': [[392, 0, 0.06, 0.2], [330, 0.05, 0.06, 0.2], [262, 0.1, 0.14, 0.25]],
  'quest-turn': [[294, 0, 0.2, 0.3], [440, 0.14, 0.35, 0.3]],
  drum: [[82, 0, 0.22, 0.8], [82, 0.26, 0.22, 0.6], [65, 0.42, 0.4, 0.8]],
  dragon: [[110, 0, 0.5, 0.5], [73, 0.12, 0.8, 0.6], [55, 0.3, 1, 0.6]],
  step: [[165, 0, 0.07, 0.35], [147, 0.12, 0.07, 0.3]],
  leap: [[196, 0, 0.1, 0.3], [330, 0.08, 0.12, 0.3], [147, 0.24, 0.09, 0.4]],
  bat: [[1320, 0, 0.04, 0.15], [1175, 0.07, 0.04, 0.15], [1480, 0.14, 0.04, 0.15], [1245, 0.21, 0.05, 0.12]],
  'barrow-tip': [[110, 0, 0.14, 0.4], [740, 0.1, 0.05, 0.2], [880, 0.16, 0.05, 0.2], [660, 0.22, 0.08, 0.2]],
  'setting-sold': [[659, 0, 0.1, 0.3], [880, 0.09, 0.12, 0.3], [1319, 0.2, 0.5, 0.25]],
  'necklace-part': [[392, 0, 0.25, 0.3], [494, 0.12, 0.25, 0.3], [587, 0.24, 0.3, 0.3], [784, 0.36, 0.8, 0.35]],
  dice: [[420, 0, 0.03, 0.3], [510, 0.06, 0.03, 0.3], [370, 0.13, 0.04, 0.35], [460, 0.22, 0.04, 0.25]],
  'troop-drop': [[165, 0, 0.07, 0.45], [131, 0.08, 0.1, 0.4]],
  'land-perishes': [[82, 0, 0.5, 0.5], [78, 0.1, 0.7, 0.45], [110, 0.05, 0.2, 0.2]],
  'doom-step': [[65, 0, 0.6, 0.55], [98, 0.02, 0.4, 0.3]],
  victory: [[262, 0, 0.3, 0.35], [330, 0.15, 0.3, 0.35], [392, 0.3, 0.8, 0.4]],
} satisfies Record<string, [number, number, number, number][]>

export type Cue = keyof typeof tones

let room: AudioContext | undefined

export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  room ??= new AudioContext()
  for (const [pitch, start, length, loud] of tones[cue]) {
    const tone = new OscillatorNode(room, { type: 'triangle', frequency: pitch })
    const gain = new GainNode(room, { gain: 0 })
    const from = room.currentTime + start
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(loud * 0.4, from + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, from + length)
    tone.connect(gain).connect(room.destination)
    tone.start(from)
    tone.stop(from + length)
  }
}
