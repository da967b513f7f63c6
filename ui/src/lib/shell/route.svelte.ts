// Where the reader is: the fragment of the address, so that nothing of it reaches a log.
export type Place =
  | { page: 'home'; lost: string } // `lost`: an address that leads nowhere
  | { page: 'new'; game: string; deal: string }
  | { page: 'table'; id: string; token: string; at: number | null }
  | { page: 'statistics'; game: string }
  | { page: 'score'; game: string; book: string; shared: string; match: string }
  | { page: 'rules'; game: string; at: string }
  | { page: 'mine'; code: string } // `code`: of another device
  | { page: 'credits' }
  | { page: 'in'; part: string } // what another Dvergar has packed
  | { page: 'keep' }

/** A piece of an address in plain letters; a damaged one stands for itself. */
function plain(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const [page = '', first = '', mark = '', token = ''] = path.split('/').map(plain)
  const at = /^at=(\d{1,5})$/.exec(query)
  if (page === 'new' && first) return { page: 'new', game: first, deal: mark === 'deal' ? token : '' }
  if (page === 't' && first) return { page: 'table', id: first, token: mark === 'k' ? token : '', at: at ? Number(at[1]) : null }
  if (page === 'rules' && first) return { page: 'rules', game: first, at: mark }
  if (page === 'statistics' && first) return { page: 'statistics', game: first }
  if (page === 'score') return { page: 'score', game: '', book: '', shared: '', match: '', ...(first === 's' ? { shared: mark } : first === 'm' ? { match: mark } : { game: first, book: mark }) }
  if (page === 'mine' || (page === 'd' && first)) return { page: 'mine', code: page === 'd' ? first : '' }
  if (page === 'credits' || page === 'keep') return { page }
  if (page === 'in') return { page: 'in', part: first }
  return { page: 'home', lost: path }
}

class Route {
  place = $state.raw<Place>({ page: 'home', lost: '' })

  /** Read the address now and whenever it changes; a token or code is taken out of it at once. */
  follow(): () => void {
    const look = () => {
      this.place = read(location.hash)
      if (this.place.page === 'mine' && this.place.code) history.replaceState(null, '', '#/mine')
      if (this.place.page === 'table' && this.place.token) history.replaceState(null, '', `#/t/${encodeURIComponent(this.place.id)}`)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }
}

export const route = new Route()
export const go = (hash: string): void => {
  location.hash = hash
}
export const tableHash = (id: string): string => `#/t/${encodeURIComponent(id)}`
/** Where another device takes over what a code gives. */
export const codeHash = (code: string): string => `#/d/${encodeURIComponent(code)}`
export const pastHash = (id: string, at: number): string => `${tableHash(id)}?at=${at}`
/** A score sheet of this browser (without `book` a new one), and one that several browsers share. */
export const scoreHash = (game: string, book = ''): string => `#/score/${encodeURIComponent(game)}${book ? `/${encodeURIComponent(book)}` : ''}`
export const sharedHash = (id: string): string => `#/score/s/${encodeURIComponent(id)}`
/** The score sheet of a match at that table. */
export const matchHash = (table: string): string => `#/score/m/${encodeURIComponent(table)}`
export const dealHash = (game: string, id: string): string => `#/new/${encodeURIComponent(game)}/deal/${encodeURIComponent(id)}`
/** A whole address for somebody else: under the first address that reaches this server from outside, else as this browser does. */
export const linkTo = (hash: string, homes: string[]): string => (homes[0] ? `${homes[0].replace(/\/$/, '')}/` : location.href.replace(/#.*$/, '')) + hash
