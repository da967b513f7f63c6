// The server that matches and sheets of this device can be taken to: the one that the site names, or the one that its person has named last.
const KEY = 'dvergar-server'

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

class Server {
  /** As the site names it, whole; '' where it names none. */
  readonly own: string
  address = $state('')

  constructor() {
    const named = document.documentElement.dataset.server
    this.own = named ? new URL(named, document.baseURI).href : ''
    this.address = this.own || kept()
  }

  /** The address, whole; null for what is none. */
  whole(): string | null {
    const wanted = this.address.trim()
    try {
      const found = new URL(/^[a-z]+:\/\//i.test(wanted) ? wanted : `https://${wanted}`)
      return wanted && /^https?:$/.test(found.protocol) ? found.href : null
    } catch {
      return null
    }
  }

  keep(): void {
    try {
      if (!this.own) localStorage.setItem(KEY, this.address.trim())
    } catch {
      // it is asked again then
    }
  }
}

export const server = new Server()
