// Facts about seats that this browser keeps for each table until its tab is closed.

export class SeatMemory<Value> {
  #key: string
  #known = $state<Record<string, Value>>({})

  constructor(key: string) {
    this.#key = key
    try {
      this.#known = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Value>
    } catch {
      // forbidden storage: it is kept until the page is closed
    }
  }

  of(table: string, seat: number): Value | undefined {
    return this.#known[`${table} ${seat}`]
  }

  keep(table: string, seat: number, value: Value): void {
    this.#known[`${table} ${seat}`] = value
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#known))
    } catch {
      // as above
    }
  }
}

/** Whom this reader does not want to hear. */
export const muted = new SeatMemory<boolean>('dvergar-muted')
/** The links of the seats that were given away here: nobody else can find them again. */
export const gifts = new SeatMemory<string>('dvergar-gifts')
