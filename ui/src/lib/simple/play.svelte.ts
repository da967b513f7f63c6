// A match of a game in one file, as its table shows it.
import type { Look } from '../parts/look'
import { GamePlay } from '../shell/gamePlay.svelte'
import type { TableProps } from '../shell/shell.svelte'
import type { IconName } from '../widgets/icons'
import type { SimpleFace, SimpleView, SimpleZone } from './messages'

const LOOKS: Record<string, Omit<Look, 'icon'>> = {
  red: { shape: 'shield', tone: 'warrior' },
  green: { shape: 'gable', tone: 'hunter' },
  blue: { shape: 'disc', tone: 'explorer' },
  yellow: { shape: 'diamond', tone: 'miner' },
  violet: { shape: 'octagon', tone: 'smith' },
  grey: { shape: 'octagon', tone: 'slate' },
}

/** Clicks, names and sorting of zones. */
export class SimplePlay extends GamePlay<SimpleView> {
  constructor(props: () => TableProps<SimpleView>) {
    super(props().view.game, props)
  }

  /** The reader's own zones, and for each other seat its own. */
  zones(seat: number | null): SimpleZone[] {
    return this.view.zones.filter((zone) => zone.seat === seat)
  }
  /** Seats from the reader's left on, without the reader. */
  rivals = $derived.by(() => Array.from({ length: this.view.seats }, (_, n) => (this.own + n) % this.view.seats).slice(this.view.seat === null ? 0 : 1))

  /** The click target of a zone. */
  at(zone: SimpleZone): string {
    return zone.seat === null ? zone.key : `${zone.key}@${zone.seat}`
  }
  face(card: number): SimpleFace {
    return this.view.pack[card] as SimpleFace
  }
  look(face: SimpleFace): Look | null {
    const look = LOOKS[face.colour]
    return look ? { ...look, icon: face.icon as IconName } : null
  }
  /** What a card is called to a screen reader, and whether it can be chosen. */
  label(card: number, target: string): string {
    const state = this.state(target)
    const name = this.words.say(this.face(card).word)
    return state === 'plain' ? name : `${name}, ${this.words.say(state === 'selected' ? 'page-simple-chosen' : 'page-simple-legal')}`
  }
  /** A number as it is shown: a tick where a secret one is there, a dash where there is none. */
  number(value: number | null | undefined): string {
    return value === null ? '✓' : value === undefined || value < 0 ? '–' : String(value)
  }
  title(zone: { title: string }): string {
    return this.words.say(zone.title)
  }
  /** A card was dropped on the table: what can only be done with it in one way is done. */
  drop(target: string): void {
    this.pick.set([target])
    if (this.pick.choice) this.pick.commit()
  }
}
