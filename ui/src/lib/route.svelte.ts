// Where the reader is: the fragment of the address, so that nothing of it reaches a log.
export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; token: string }
  | { page: 'credits' }

export function read(hash: string): Place {
  const [page = '', first = '', mark = '', token = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (page === 'new' && first) return { page: 'new', game: first }
  if (page === 't' && first) return { page: 'table', id: first, token: mark === 'k' ? token : '' }
  if (page === 'credits') return { page: 'credits' }
  return { page: 'home' }
}

class Route {
  place = $state.raw<Place>({ page: 'home' })

  /** Read the address now and whenever it changes; a token is taken out of it at once. */
  follow(): () => void {
    const look = () => {
      this.place = read(location.hash)
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
/** A whole address for somebody else: under the first address that reaches this server from outside, else as this browser does. */
export const linkTo = (hash: string, homes: string[]): string => (homes[0] ? `${homes[0].replace(/\/$/, '')}/` : location.href.replace(/#.*$/, '')) + hash
