// Sound cues, made on the spot: no file to fetch. Off by default.
import { settings } from './settings.svelte'

export type Cue = 'your-turn' | 'card-take' | 'refused' | 'seat-taken' | 'score-line' | 'victory' | 'dice' | 'troop-drop' | 'land-perishes' | 'doom-step'

/** Each tone: pitch in Hz, start and length in seconds, loudness 0 to 1. */
const tones: Record<Cue, [number, number, number, number][]> = {
  'your-turn': [[147, 0, 0.5, 0.5], [220, 0.18, 0.7, 0.4]],
  'card-take': [[880, 0, 0.05, 0.2], [660, 0.03, 0.06, 0.15]],
  refused: [[98, 0, 0.16, 0.5]],
  'seat-taken': [[330, 0, 0.12, 0.3], [440, 0.1, 0.2, 0.3]],
  'score-line': [[523, 0, 0.09, 0.25]],
  dice: [[420, 0, 0.03, 0.3], [510, 0.06, 0.03, 0.3], [370, 0.13, 0.04, 0.35], [460, 0.22, 0.04, 0.25]],
  'troop-drop': [[165, 0, 0.07, 0.45], [131, 0.08, 0.1, 0.4]],
  'land-perishes': [[82, 0, 0.5, 0.5], [78, 0.1, 0.7, 0.45], [110, 0.05, 0.2, 0.2]],
  'doom-step': [[65, 0, 0.6, 0.55], [98, 0.02, 0.4, 0.3]],
  victory: [[262, 0, 0.3, 0.35], [330, 0.15, 0.3, 0.35], [392, 0.3, 0.8, 0.4]],
}

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
