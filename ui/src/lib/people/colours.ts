// The colours that people may choose for their seat. Each is light enough for the dark face of a crest; outline and face tell seats apart as well.
import type { TableSeat } from '../../messages'
import type { Colour } from '../settings/settings.svelte'

export const palette = {
  gold: '#ecc653', azure: '#69aee6', moss: '#83c77a', ember: '#e0705c', plum: '#b795ea', frost: '#a9dcdf', rose: '#ee9cba', copper: '#d99a63',
} as const satisfies Record<Exclude<Colour, ''>, string>

export const colours = Object.keys(palette) as Exclude<Colour, ''>[]
const own = ['ember', 'azure', 'moss', 'gold', 'plum'] as const

const known = (name: string | undefined): name is (typeof colours)[number] => name !== undefined && name in palette

/** A colour for each seat, no two alike: what people wish first, then each seat's own, then whatever is left. */
export function seatColours(seats: Pick<TableSeat, 'colour'>[]): string[] {
  const taken = new Set<string>()
  const found = seats.map(({ colour }) => {
    if (!known(colour) || taken.has(colour)) return ''
    taken.add(colour)
    return colour
  })
  return found.map((wished, seat) => {
    const plain = own[seat % own.length] ?? 'ember'
    const name = wished || (taken.has(plain) ? (colours.find((colour) => !taken.has(colour) && !own.slice(0, seats.length).includes(colour as never)) ?? plain) : plain)
    taken.add(name)
    return palette[name]
  })
}

/** The style that lets everything below wear these colours: crests, bars and columns all ask for --seat-1 to --seat-5. */
export const wearing = (seats: Pick<TableSeat, 'colour'>[]): string => seatColours(seats).map((colour, seat) => `--seat-${seat + 1}:${colour}`).join(';')
