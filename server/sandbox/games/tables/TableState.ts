export type TablePhase =
  /** Nobody is there; the next round begins when somebody comes. */
  | 'waiting'
  | 'betting'
  /** No more bets; stakes that are under way are awaited. */
  | 'closed'
  /** The wheel spins, the flight flies. */
  | 'running'
  | 'result'

/** A round that is over, with the seed that decided it. */
export type TablePast = { number: number; result: number; server: string }

/** What everybody at a table is told. Times are milliseconds of the provider's clock since 1970. */
export type TableState = {
  /** The public number of the round. */
  number: number
  phase: TablePhase
  now: number
  /** When the phase ends; null where nobody knows, or may know. */
  until: number | null
  /** When what moves began. */
  began: number | null
  /** Hash of the round's seed, told before the first bet. */
  commitment: string
  /** The number of a wheel, once it spins; where a flight has ended, in hundredths. */
  result: number | null
  /** Who plays for real or play money, and what is staked of real money, in euro cents. */
  players: number
  staked: string
  /** Who has left a flight last: at how many hundredths, with how many euro cents; null of play money. */
  leaves: { at: number; won: string | null }[]
  /** The last first. */
  last: TablePast[]
}
