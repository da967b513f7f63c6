// Whom this reader does not want to hear, table by table; kept until the browser is closed.
const KEY = 'dvergar-muted'

class Muted {
  #seats = $state<Record<string, boolean>>({})

  constructor() {
    try {
      this.#seats = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, boolean>
    } catch {
      // forbidden storage: it holds until the page is closed
    }
  }

  has(table: string, seat: number): boolean {
    return this.#seats[`${table} ${seat}`] ?? false
  }

  turn(table: string, seat: number): void {
    this.#seats[`${table} ${seat}`] = !this.has(table, seat)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#seats))
    } catch {
      // as above
    }
  }
}

export const muted = new Muted()
