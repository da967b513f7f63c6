// What travels between server and page, after the Structs of dvergar.engine.view, dvergar.server.messages and dvergar.games.*.messages.
export type Args = Record<string, string | number>
export type OptionValue = string | number | string[]

export interface Prompt { word: string; args: Args; why: string | null; why_args: Args }
export interface Preview { points?: number | null; coin?: [number, number] | null; line?: number | null; word?: string | null; args?: Args }
export interface Choice { action: number; clicks: string[]; word: string; args?: Args; preview?: Preview | null }
export interface Told { at: number; kind: string; seat: number; args?: Args }
export interface Line { key: string; points: number }
export interface Result { over: boolean; totals: number[]; lines: Line[][]; facts: Record<string, number>[]; winners: number[] }
export interface View {
  game: string; seats: number; seat: number | null; actors: number[]; over: boolean
  prompt: Prompt; choices: Choice[]; result: Result; reveals: number
}

export interface OptionInfo { key: string; kind: 'choice' | 'range' | 'ids'; scope: 'rules' | 'table'; default: OptionValue; values: string[]; low: number; high: number }
export interface GameInfo { id: string; title: string; low: number; high: number; minutes: number; options: OptionInfo[]; bots: string[]; reconstructed: boolean; replaced: boolean }
export interface SeatSetup { kind: 'me' | 'open' | 'bot'; name?: string; level?: string }
export interface NewTable { game: string; seats: SeatSetup[]; options?: Record<string, OptionValue>; title?: string }
export interface Join { name: string; seat?: number | null }
export interface Claim { token: string }
export interface TableSeat { seat: number; kind: 'person' | 'bot' | 'open'; name: string; level: string; online: boolean }
export interface TableInfo {
  id: string; game: string; title: string; status: 'open' | 'playing' | 'over'; seats: TableSeat[]; options: Record<string, OptionValue>
  mine: number[]; host: boolean; practice: boolean; watching: number
}
export interface SeatKey { seat: number; token: string }
export interface Entered { table: TableInfo; keys: SeatKey[] }
export interface Failure { error: string; word: string; args: Args; text: string }

export interface Look { t: 'look'; seat: number | null }
export interface Play { t: 'play'; seat: number; decision: number; action: number }
export interface Undo { t: 'undo'; seat: number; decision: number; consent?: boolean }
export interface Redo { t: 'redo'; seat: number; decision: number }
export type ClientMessage = Look | Play | Undo | Redo

export interface Show {
  t: 'show'; rev: number; table: TableInfo; view: View | null; seat: number | null; decision: number
  can_undo: boolean; can_redo: boolean; can_go_back: boolean; sits: number[]; story_from: number; story: Told[]
}
export interface Refused { t: 'refused'; failure: Failure; seat: number | null; decision: number | null }
export type ServerMessage = Show | Refused

export interface Face { id: string; kind: string; cls?: string | null; grades?: number; points?: number[]; plain?: boolean; bonus?: number }
export interface CoinFace { value: number; kind: string }
export interface Place { where: string; coin?: CoinFace | null; up?: boolean; exchange?: boolean }
export interface Column { cls: string; cards: Face[]; grades: number; points: number; missing: boolean }
export interface Seat {
  seat: number; gem: number; coins: CoinFace[]; places: Place[]; ready: boolean; columns: Column[]; command: Face[]; distinctions: string[]; heroes: number; lines: number
}
export interface Tavern { id: string; status: string; cards: (Face | null)[]; takers: (number | null)[]; order: number[]; done: number }
export interface HeroView { face: Face; why_not?: string | null; value?: number | null }
export interface Holding { value: number; left: number; of: number }
export interface Distinction { id: string; cls: string; status: string; holder: number | null; grades: number[] }
export interface NidavellirView extends View {
  phase: string; age: number; round: number; rounds: number; deck: number; tavern: number | null; taverns: Tavern[]; table: Seat[]; heroes: HeroView[]
  treasure: Holding[]; distinctions: Distinction[]; discard: Face[]; peek: Face[] | null; bonus: number | null; unseen: [Face, number][]
}
