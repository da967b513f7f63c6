// The links of the seats that were given away here, kept until the browser's tab is closed: nobody else can find them again.
const KEY = 'dvergar-gifts'

class Gifts {
  #tokens = $state<Record<string, string>>({})

  constructor() {
    try {
      this.#tokens = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>
    } catch {
      // forbidden storage: they are kept until the page is closed
    }
  }

  of(table: string, seat: number): string {
    return this.#tokens[`${table} ${seat}`] ?? ''
  }

  keep(table: string, seat: number, token: string): void {
    this.#tokens[`${table} ${seat}`] = token
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#tokens))
    } catch {
      // as above
    }
  }
}

export const gifts = new Gifts()
