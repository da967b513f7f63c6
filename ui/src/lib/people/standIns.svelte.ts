// The seats of the present match where a bot stands in for a person; their crests show it.
class StandIns {
  seats = $state.raw<number[]>([])

  has = (seat: number): boolean => this.seats.includes(seat)
}

export const standIns = new StandIns()
