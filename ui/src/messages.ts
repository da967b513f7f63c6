// What travels between server and page. Generated from the Structs by `python -m dvergar.tools.typescript ui/src`: do not edit.
export type Args = Record<string, string | number>
export type OptionValue = string | number | string[]

/** What is asked now, in two voices: `word` when it is this seat's turn, else the waiting sentence; `why` is the smaller line below it. */
export interface Prompt {
  word: string
  args: Args
  why: string | null
  why_args: Args
}

/** What a choice would bring: points (a change of the own total), a coin that becomes another, a completed line, or a word of its own. Where several things are clicked that each count by themselves, `each` tells what each click adds to the points. `contested` tells how many of the points others may still take back, as a majority. */
export interface Preview {
  points?: number | null
  each?: number[]
  coin?: [number, number] | null
  line?: number | null
  word?: string | null
  args?: Args
  contested?: number
}

/** A legal action as a person sees it: what to click in which order, what it says (`word`, `args`), what it brings. Click targets: `card:<place>:<index>`, `coin:<slot>`, `hero:<id>`, `column:<class>`, `hex:E5`, ... as the game's page names its things. */
export interface Choice {
  action: number
  clicks: string[]
  word: string
  args?: Args
  preview?: Preview | null
}

/** Many choices in few words: each puts some of the things on `places`, one on each, and leaves the others, which `rest` names. A page writes them out in the lexicographic order of the things, and numbers their actions so; `actions` names those that are legal (none: all). Each clicks the things in the order of the places and has `values` of all things as its arguments. `previews` stand by the numbers of the things left. */
export interface Arrangement {
  clicks: string[]
  values: number[]
  places: string[]
  rest: string[]
  word: string
  previews?: Record<string, Preview>
  actions?: number[]
}

/** An event on its way to one reader; `at` counts the actions of the log before it (`?at=` leads there). */
export interface Told {
  at: number
  kind: string
  seat: number
  args?: Args
}

/** One line of a score sheet; its word is `score-<key>`. */
export interface Line {
  key: string
  points: number
}

/** The score sheet, final or as of now: `totals[seat]` is the sum of `lines[seat]`; `facts[seat]` are counts and factors worth showing. `winners` is empty while the match goes on; of a cooperative game all seats or none win. */
export interface Result {
  over: boolean
  totals: number[]
  lines: Line[][]
  facts: Record<string, number>[]
  winners: number[]
}

/** The part of every game's view that the table itself needs; games add their own fields by an allow-list. */
export interface View {
  game: string
  seats: number
  seat: number | null
  actors: number[]
  over: boolean
  prompt: Prompt
  choices: Choice[]
  result: Result
  reveals: number
}

/** One thing that can be picked: a card, a coin, a gem, a quest. `copies` is how many the whole table has (None: no limit), `own` how many each seat has besides. */
export interface Item {
  id: string
  word: string
  args?: Args
  group?: string // key of one of the field's groups
  kind?: string // what it is to the page: dwarf, hero, coin, gem, ...
  copies?: number | null
  own?: number
  points?: number | null // printed on it
  grades?: number
  symbols?: string[] // others printed on it, the page's names for them
  also?: string[] // ids of things that are worth the same and mean this one
  of?: string // what it is a side of: items of one such thing share its copies
}

/** Items that belong together, a column or a suit. */
export interface Group {
  key: string
  word: string
  args?: Args
}

/** A field is asked only when the field `key` before it has one of these values, or holds one. */
export interface When {
  key: string
  values: (string | number | boolean)[]
}

/** One thing to enter; its kind says which values it takes: | kind | value | bounds | |---|---|---| | number | a whole number | `low`, `high`, `step` | | choice | the id of one of `items` | | | toggle | true or false | | | picks | a list of ids of `items`, the same one again for another copy | `least` to be complete, `most` | | group | an object of `fields` | | | rows | a list of objects of `fields`, in order | `most` | | text | a text of at most `high` characters | | With `each` the value is a list of such values, one a seat (null: not entered yet). Items of fields of one `pool` come from one supply. */
export interface Field {
  key: string
  kind: 'number' | 'choice' | 'toggle' | 'picks' | 'group' | 'rows' | 'text'
  word: string
  args?: Args
  hint?: string // word key of a line of help
  mode?: string // asked only of a seat in this mode; "": always
  low?: number
  high?: number
  step?: number
  look?: string // how a number is best entered: pad, stepper; picks: cards, coins
  items?: Item[]
  groups?: Group[]
  least?: number
  most?: number
  pool?: string
  fields?: Field[]
  each?: boolean
  optional?: boolean // nothing is missing without it
  default?: boolean | number | string | null // what counts as long as nothing is entered
  when?: When[] // all of these must hold
}

/** All there is to enter about one match of a game, by so many seats: fields for the whole table and fields of each seat. */
export interface Form {
  game: string
  seats: number
  low: number // seats that the game can have
  high: number
  options: Record<string, OptionValue>
  modes: string[] // ways to fill in a seat, the usual one first, their words are score-mode-<mode>; [] where there is only one
  table: Field[]
  seat: Field[]
  lines: string[] // keys of the score lines; their words are <game>-score-<key>
}

/** An entry that cannot be, at `path` within the sheet, and why. */
export interface Problem {
  path: (string | number)[]
  word: string
  args?: Args
}

/** An entry that the final score still needs; `word` is its label. */
export interface Missing {
  path: (string | number)[]
  word: string
  args?: Args
}

/** A sentence. */
export interface Note {
  word: string
  args?: Args
}

/** A round of a game that has several (a deal, a campaign's match): its points a seat, and the totals after it. */
export interface Round {
  path: (string | number)[]
  word: string
  args?: Args
  points?: number[]
  totals?: number[]
}

/** A number worth knowing. */
export interface Figure {
  word: string
  value: number
  args?: Args
}

/** A counted sheet. `result` is what a match of the engine has at its end: `over` when nothing is missing, winners only then. `ties` says how a tie was broken, or that it stands; `notes` what else is worth saying (who deals next). */
export interface Tally {
  game: string
  names: string[] // "": not named
  result: Result
  missing: Missing[]
  ties: Note[]
  notes: Note[]
  rounds: Round[]
  figures: Figure[]
}

/** Ask what would be best at decision number `decision` of that seat; `Advice` follows, or `Refused`. */
export interface Hint {
  t: 'hint'
  seat: number
  decision: number
}

/** The hint that was asked for waits: it is number `place` of those that wait, and its turn comes in about so many seconds. Told again when that changes; 0 is the one that is worked on. */
export interface Queued {
  t: 'queued'
  seat: number
  decision: number
  place: number
  seconds: number
}

/** Why something is a good choice, or how good a one it is. */
export interface Reason {
  word: string
  args?: Args
}

/** A choice (an action of the view's choices), and the chance that it leaves, with its standard error: to end in front, of a team to win. `even`: it is behind the best by no more than chance. `marks` are click targets of things that the reasons speak of, besides those of the choice. */
export interface Advised {
  action: number
  value: number
  reasons: Reason[]
  error: number
  even: boolean
  marks: string[]
}

/** The best choices of a decision, best first, out of `legal` ones, as far as its seat can know; nobody else hears of it. */
export interface Advice {
  t: 'advice'
  seat: number
  decision: number
  team: boolean
  best: Advised[]
  legal: number
}

/** A choice in words. */
export interface Wording {
  word: string
  args?: Args
}

/** A decision, after `at` actions, where a seat chose what left it the chance `value`, and could have known of a better choice. */
export interface Moment {
  at: number
  played: Wording
  better: Wording
  value: number
  better_value: number
  reasons: Reason[]
}

/** A seat's chance (to end in front; of a team to win) and points after `at` actions. */
export interface Chance {
  at: number
  chance: number
  points: number
}

/** GET /api/tables/{id}/review?seat=: `done` of `of` decisions of that seat are looked at; ask again until all are. `finest` is the decision that was furthest ahead of the next best choice, which stands there as `better`. */
export interface Review {
  seat: number
  done: number
  of: number
  team: boolean
  moments: Moment[]
  curve: Chance[]
  finest: Moment | null
}

/** Time to think: `move` gives `seconds` for each decision, `bank` gives them once and `increment` more for each move. Nothing is lost when it is up. */
export interface Clock {
  kind?: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
}

/** A seat's time: milliseconds left (less than none when it is up), whether it runs, and in how many milliseconds it begins to. */
export interface SeatClock {
  left: number
  running: boolean
  begins: number
}

/** A seat at a table: `kind` is person, bot or open. With `stand_in` the bot plays for a person, who may come back. */
export interface TableSeat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  level: string
  online: boolean
  colour: string
  ready: boolean
  stand_in: boolean
}

/** What a seat asks the others: `undo` its last action, let a bot `stand_in` for seat `on`, or free that seat (`kick`); `voters` must agree, `yes` have. */
export interface Motion {
  seat: number
  what: 'undo' | 'stand_in' | 'kick'
  on: number
  voters: number[]
  yes: number[]
}

/** A table as everybody may know it, with the seats that this browser holds in `mine`; `actors` are the seats that owe a decision. */
export interface TableInfo {
  id: string
  game: string
  title: string
  status: 'open' | 'playing' | 'over'
  seats: TableSeat[]
  options: Record<string, OptionValue>
  mine: number[]
  host: boolean
  practice: boolean
  watching: number
  actors: number[]
  ready_check: boolean
  motion: Motion | null
  next: string // the table where the same people play again
  deal: string // the table whose cards are dealt here again
  imported: boolean
  hints: boolean
  clock: Clock
  clocks: SeatClock[] // one for each seat, none without a clock or before the start
}

/** Something said at the table: `text` in own words, `phrase`, whose word is `phrase-<phrase>`, or `at`, a thing pointed at. A plan is a phrase and may have a place, `at`, too; `move` is how many actions there were before it was said. */
export interface Spoken {
  seat: number
  text?: string
  phrase?: string
  at?: string
  move?: number
}

/** Any refusal, over HTTP and over the socket: `word` and `args` name the sentence, `text` is plain English for logs and tools. */
export interface Failure {
  error: string
  word: string
  args: Args
  text: string
}

/** An option of a game; its words are `option-<key>`, `option-<key>-note` and `option-<key>-<value>`. It matters at the numbers of `seats` only (none: at all), and where each other option in `only` has one of the values given there. */
export interface OptionInfo {
  key: string
  kind: 'choice' | 'range' | 'ids'
  scope: 'rules' | 'table'
  default: OptionValue
  values: string[]
  low: number
  high: number
  seats: number[]
  only: Record<string, string[]>
}

/** A game as the home page shows it; `bots` are its levels, weakest first; whether it has a rules `guide`, a `lesson` and a score `sheet`. */
export interface GameInfo {
  id: string
  title: string
  low: number
  high: number
  minutes: number
  options: OptionInfo[]
  bots: string[]
  reconstructed: boolean
  replaced: boolean
  guide: boolean
  lesson: boolean
  sheet: boolean
}

/** Who shall sit there: `me` (the one who creates the table; several for pass-and-play), a bot of a level, or whoever joins by link. */
export interface SeatSetup {
  kind: 'me' | 'open' | 'bot'
  name?: string
  level?: string
  colour?: '' | 'gold' | 'azure' | 'moss' | 'ember' | 'plum' | 'frost' | 'rose' | 'copper'
}

/** POST /api/tables. `options` may hold rules and table options; `title` is a name for the table; a `listed` one with free seats shows in the lobby. With `ready` the match begins only when every person has said to be ready. `deal` is the id of a table that is over: the same cards once more, under the same rules; the server knows them, and a seed, which would tell the future, goes nowhere. Hints are on where no seat is free, unless `hints` says so. */
export interface NewTable {
  game: string
  seats: SeatSetup[]
  options?: Record<string, OptionValue>
  title?: string
  listed?: boolean
  ready?: boolean
  deal?: string
  clock?: Clock
  hints?: '' | 'on' | 'off'
}

/** POST /api/lessons/{game}: a table where a chapter of the game is taught to whoever is called so. */
export interface NewLesson {
  name?: string
  colour?: '' | 'gold' | 'azure' | 'moss' | 'ember' | 'plum' | 'frost' | 'rose' | 'copper'
  chapter?: number
}

/** POST /api/tables/{id}/join: sit down on a free seat (None: the first free one). */
export interface Join {
  name: string
  seat?: number | null
  colour?: '' | 'gold' | 'azure' | 'moss' | 'ember' | 'plum' | 'frost' | 'rose' | 'copper'
}

/** POST /api/tables/{id}/hand: give a seat of this browser away; the answer holds the link's token for whoever shall have it. */
export interface Hand {
  seat: number
}

/** GET and POST /api/tables/{id}/notify: have a webhook or a browser (`push`) told when it is that seat's turn and its person is away; no `kind`: no more. `url`, `p256dh` and `auth` are what the browser's subscription says. `home` is the page's own address, `quiet_from` to `quiet_to` are hours (equal: none), `zone` is hours east of Greenwich. */
export interface Notify {
  seat: number
  kind: '' | 'discord' | 'ntfy' | 'push'
  url?: string
  home?: string
  language?: string
  quiet_from?: number
  quiet_to?: number
  zone?: number
  p256dh?: string
  auth?: string
}

/** POST /api/tables/{id}/forget: the nickname of a seat and all that was said on it, or (`seat` null) the whole table, deleted for good. */
export interface Forget {
  seat: number | null
}

/** A body that says nothing more. */
export interface Nothing {
}

/** POST /api/tables/{id}/rematch: play again, at another difficulty where one is named; whoever follows plays what the first one chose. */
export interface Again {
  difficulty?: string
}

/** POST /api/tables/{id}/claim: take a seat over to this browser by the token of its personal link. */
export interface Claim {
  token: string
}

/** POST /api/records: a record (of at most 256 KB) that becomes a table of its own. */
export interface RecordText {
  text: string
}

/** POST /api/qr: a link (of at most 500 characters) that comes back as an SVG picture; it may hold a personal link's token, so it is no GET. */
export interface QrText {
  text: string
}

/** GET /api/tables: the tables of this browser, newest first, and the listed ones with a free seat. */
export interface Lobby {
  mine: TableInfo[]
  open: TableInfo[]
}

/** GET /api/house: the version, and the addresses under which others may reach this server (empty: only as this browser does). `push` is the public key of its push messages, empty where it sends none; `keep` says where the site lies that a browser can keep, seen from the page, empty where whoever asks is offered none. */
export interface House {
  version: string
  addresses: string[]
  push: string
  keep: string
}

/** GET /api/keep: how far the site is that a browser can keep on its device. `state` is "ready", "making", "can" (nobody has made it yet), "cannot" (a part for making it is not installed) or "failed", for the reason in `text`. */
export interface Keep {
  state: string
  text: string
}

/** A token that has just been made for a seat (goes into a personal link's fragment). */
export interface SeatKey {
  seat: number
  token: string
}

/** Answer to create, join and claim, with the device's cookie; the tokens are told this once, for afterwards nobody knows them. */
export interface Entered {
  table: TableInfo
  keys: SeatKey[]
}

/** See the table as this seat (one of `mine`), or as a spectator. A new socket looks as the only seat of its browser, with several as a spectator. */
export interface Look {
  t: 'look'
  seat: number | null
}

/** Answer decision number `decision` of that seat. */
export interface Play {
  t: 'play'
  seat: number
  decision: number
  action: number
}

/** Take back the seat's last action. */
export interface Undo {
  t: 'undo'
  seat: number
  decision: number
  consent?: boolean
}

/** Bring back what the seat took back last. */
export interface Redo {
  t: 'redo'
  seat: number
  decision: number
}

/** Say something as that seat: own words, one of the phrases or plans, or `at`: a click target that it points at or where a plan leads. */
export interface Say {
  t: 'say'
  seat: number
  text?: string
  phrase?: string
  at?: string
}

/** Be called and coloured otherwise. */
export interface Rename {
  t: 'rename'
  seat: number
  name: string
  colour?: '' | 'gold' | 'azure' | 'moss' | 'ember' | 'plum' | 'frost' | 'rose' | 'copper'
}

/** Be ready to begin, or not yet after all. */
export interface Ready {
  t: 'ready'
  seat: number
  ready: boolean
}

/** Give a seat of one's own up. */
export interface Leave {
  t: 'leave'
  seat: number
}

/** Free somebody's seat: the host may before the start, and later when its person has been away for longer than the grace time. */
export interface Kick {
  t: 'kick'
  seat: number
}

/** Let a bot play there: on an own seat, on a free one, or for a person who has been away for longer than the grace time. Without a level it is the strongest that answers within a second. */
export interface StandIn {
  t: 'stand_in'
  seat: number
  level?: string
  name?: string
}

/** Play again where a bot stood in. */
export interface ComeBack {
  t: 'come_back'
  seat: number
}

/** Ask the other people: see `Motion`. Without a level a bot that stands in is the strongest that answers within a second. */
export interface Propose {
  t: 'propose'
  seat: number
  what: 'undo' | 'stand_in' | 'kick'
  on: number
  level?: string
}

/** Answer what another seat asks; no from the seat that asked withdraws it. */
export interface Vote {
  t: 'vote'
  seat: number
  yes: boolean
}

/** The whole view of the seat looked at, after connecting and when the page asks for it; after that, `Step` says what has changed. `rev` counts the stored changes of the table. `story` replaces the log from index `story_from` on, `chat` what was said from `chat_from` on; `decision` is the number to answer with; `sits` names the seats of this browser that owe a decision; `since` counts the actions before the last one of the seat's turn before this one, and those until the others were done: what came between is told together. */
export interface Show {
  t: 'show'
  rev: number
  table: TableInfo
  view: View | null // None while the table waits for people
  seat: number | null
  decision: number
  can_undo: boolean
  can_redo: boolean
  can_go_back: boolean // undo with consent is possible: all other seats are bots' or this browser's own
  can_ask_back: boolean // it would be, if the other people agreed
  sits: number[]
  story_from: number
  story: Told[]
  chat_from: number
  chat: Spoken[]
  lesson: LessonNow | null // what is taught to the reader at this table
  since: [number, number] | null
}

/** What has changed of the last `Show`: each of `changes` is the way to a part of it and what stands there now. `step` counts them from 1 on after each `Show`; a page that misses one asks with `look` for a whole one. Story and talk go on as in `Show`. */
export interface Step {
  t: 'step'
  step: number
  changes: [(string | number)[], unknown][]
  story_from: number
  story: Told[]
  chat_from: number
  chat: Spoken[]
}

/** An answer that was not taken; nothing has changed. The present view follows when it was stale. */
export interface Refused {
  t: 'refused'
  failure: Failure
  seat: number | null
  decision: number | null
}

/** An answer was taken and is stored; the view that it has made follows in a moment, since nothing new is asked of that seat. */
export interface Done {
  t: 'done'
  seat: number
  decision: number // the one that was answered
}

/** POST /api/score/{game} with entries that cannot be: all of them, and the count of the others (null: nothing can be counted). */
export interface RefusedSheet extends Failure {
  problems: Problem[]
  tally: Tally | null
}

/** POST /api/sheets, and POST /api/sheets/{id}/rounds: a score sheet, however much of it is filled in; an object in `seats` for each player. */
export interface NewSheet {
  game: string
  seats: Record<string, unknown>[]
  options?: Record<string, OptionValue>
  names?: string[]
  table?: Record<string, unknown>
}

/** PATCH /api/sheets/{id}/rounds/{n}: another value for one section, changed from that `revision` of it (0: never entered yet). Sections are `setup` (`{"seats": 3, "options": {}}`), `names`, `table`, and `seat:0`, `seat:1`, ... */
export interface SheetChange {
  section: string
  revision: number
  value: Record<string, unknown> | unknown[]
}

/** One entry: the field at `path` (`["seats", 1, "gem"]`, `["names", 0]`, `["options", "hero_set"]`) held `was` when it was made `value`; null: nothing. `revision` is that of its section when the entry was made, for rows may have been taken out since. `whole`: a list whose order matters, not things picked. `out`: the row at that path is taken out of its list, if it is still as it `was`. */
export interface SheetEntry {
  path: (string | number)[]
  was?: unknown
  value?: unknown
  revision?: number
  whole?: boolean
  out?: boolean
}

/** PATCH /api/sheets/{id}/rounds/{n}/entries: what somebody has entered, field by field, in its order; at most 200. */
export interface SheetEntries {
  entries: SheetEntry[]
}

/** PATCH /api/sheets/{id}: from now on only its host enters anything (`locked`), or everybody again. */
export interface SheetLock {
  locked: boolean
}

/** Something that all who have a sheet open are told, with which revision `n` of the sheet it happened; who did it is not known. `kind`: a round was `dropped` or taken `back`, the sheet was `locked` or made `open`, somebody was `named` otherwise (`first`, then `then`), two different values were entered in one field at the same moment (`clash`: `first`, and `then`, which stands), a row was `kept` because somebody was entering something there while somebody else took it out, an entry came to nothing because its row had been taken `out`. */
export interface SheetNews {
  n: number
  kind: string
  round: number
  path: (string | number)[]
  first: unknown
  then: unknown
}

/** One round of a shared sheet: the sheet itself, the revision of each section that was ever entered, and what it comes to as of now. `outs`: rows that were taken out lately, of each section: with which of its revisions, of which list, which one. */
export interface SheetRound {
  n: number
  sheet: NewSheet
  revisions: Record<string, number>
  totals: number[]
  winners: number[]
  over: boolean
  problems: number
  outs: Record<string, [number, (string | number)[], number][]>
}

/** A group's score sheets of one game, round after round; `revision` grows with every change. `host`: this browser may delete all of it. `locked`: only the host enters anything. `dropped`: rounds that were deleted and can be taken back. `news`: the last things to be told. */
export interface SharedSheet {
  id: string
  game: string
  revision: number
  rounds: SheetRound[]
  host: boolean
  locked: boolean
  dropped: number[]
  news: SheetNews[]
}

/** GET /api/tables/{id}/past/{at}: what `seat` (None: a spectator) saw after the first `at` of now `last` actions. Any seat once the match is over. */
export interface Past {
  at: number
  last: number
  seat: number | null
  view: View
}

/** How a match ended for a seat; `taken` counts what it took, by kind of event and word; a person's `level` is empty. */
export interface OutcomeSeat {
  name: string
  level: string
  total: number
  won: boolean
  taken: Record<string, Record<string, number>>
}

/** How a match ended. Practice, lessons, imported and repeated deals are not `counted`; all tables of one deal have the same `deal`. `difficulty` is the rules option of that name, "" in games without it and in matches that ended before it was kept here. */
export interface Outcome {
  table: string
  game: string
  counted: boolean
  deal: string
  actions: number
  seats: OutcomeSeat[]
  difficulty: string
}

/** Matches with that many seats: their number, all seats' average, the winners' average, the best total. */
export interface SeatsRow {
  seats: number
  matches: number
  average: number
  winning: number
  best: number
}

/** Matches of seat number `seat` (0 is the first): how many, how many won, the average total. */
export interface SeatRow {
  seat: number
  matches: number
  won: number
  average: number
}

/** The same by who sat there: people (`level` is empty) or bots of a level. */
export interface LevelRow {
  level: string
  matches: number
  won: number
  average: number
}

/** How many seats ended with a total from `low` to `high`. */
export interface Bar {
  low: number
  high: number
  count: number
}

/** How often something was taken (`what` is a word with @), and how often by a winner. */
export interface TakenRow {
  what: string
  count: number
  won: number
}

/** GET /api/games/{id}/statistics: all matches of this server that count; `taken` by kind of event. */
export interface Statistics {
  game: string
  matches: number
  by_seats: SeatsRow[]
  by_place: SeatRow[]
  by_level: LevelRow[]
  totals: Bar[]
  taken: Record<string, TakenRow[]>
}

/** GET /api/guide/{game}/{language}: a rules guide in Markdown, and which of its headings explains what. `cards` leads from things of the table, `prompts`, `why` and `events` from words; `*` in a key stands for anything. */
export interface GuideText {
  text: string
  prompts: Record<string, string>
  cards: Record<string, string>
  why: Record<string, string>
  events: Record<string, string>
}

/** One thing that a lesson says; `look` are click targets to look at, a `read` step goes on by a button. */
export interface LessonStep {
  word: string
  look: string[]
  read: boolean
}

/** Where a learner stands: step `n` of `of` is the first of `steps`, `action` is what the lesson wants now; after the last decision it is `done`. A lesson has `chapters`; this is the one of number `chapter`, from 1 on. */
export interface LessonNow {
  n: number
  of: number
  steps: LessonStep[]
  action: number | null
  done: boolean
  chapter: number
  chapters: number
}

/** GET and POST /api/device: whether the server knows this browser, and the name and colour that were remembered last. */
export interface Device {
  known: boolean
  name: string
  colour: string
}

/** POST /api/device: the name and colour that are proposed from now on. */
export interface Appearance {
  name: string
  colour?: '' | 'gold' | 'azure' | 'moss' | 'ember' | 'plum' | 'frost' | 'rose' | 'copper'
}

/** POST /api/device/code: a code for all seats of this device, or for one `seat` of one `table`. */
export interface NewCode {
  table?: string
  seat?: number | null
}

/** A code that works once, `until` that second since 1970, which is `seconds` from now. */
export interface DeviceCode {
  code: string
  until: number
  seconds: number
}

/** POST /api/device/claim: take over what a code gives. */
export interface CodeClaim {
  code: string
}

/** What a code gave: one `table`, or (`table` empty) all `tables` of the other device. */
export interface Claimed {
  table: string
  tables: number
}

/** POST /api/device/forget: how many tables are `left`; ask again until there are none, and then the device is forgotten, too. */
export interface Forgotten {
  left: number
}

/** A seat of a match that is over; `mine`: this device's. A person's `level` is empty. */
export interface PlayedSeat {
  name: string
  level: string
  total: number
  won: boolean
  mine: boolean
}

/** A match that is over: `at` in seconds since 1970. One that is not `counted` is left out of statistics. */
export interface PlayedMatch {
  table: string
  game: string
  at: number
  counted: boolean
  difficulty: string // of a game that has one
  seats: PlayedSeat[]
}

/** This device's matches of one game that count and where it had one seat (any number, where all win together). `place` is the mean place, 0 where all win together; `best` the hardest difficulty that was won, "" for none; `top` the best total, None where all win together. */
export interface OwnStatistics {
  game: string
  matches: number
  won: number
  place: number
  best: string
  top: number | null
}

/** Against whom this device played: bots of a `level`, or (`level` empty) people of a name; `seats` met, how often this device was `ahead` of them. */
export interface Rival {
  name: string
  level: string
  seats: number
  ahead: number
}

/** GET /api/device/games?from=: running matches, the newest first; those that are over, from number `from` on; whether there are `more`. Running matches, statistics and rivals (of the matches in the statistics, those met most first) come with the first ones only. */
export interface MyGames {
  running: TableInfo[]
  over: PlayedMatch[]
  more: boolean
  statistics: OwnStatistics[]
  rivals: Rival[]
}

export type ClientMessage = Look | Play | Undo | Redo | Hint | Say | Rename | Ready | Leave | Kick | StandIn | ComeBack | Propose | Vote
export type ServerMessage = Show | Step | Advice | Queued | Refused | Done
