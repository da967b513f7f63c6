// The seats of the match in sight where a bot plays for a person at the moment: their crests show it at every table.
class StandIns {
  seats = $state.raw<number[]>([])

  has = (seat: number): boolean => this.seats.includes(seat)
}

export const standIns = new StandIns()
