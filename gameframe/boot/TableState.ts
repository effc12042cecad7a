/** What everybody at a shared table is told. Times are milliseconds of the provider's clock since 1970. */
export type TableState = {
  /** The public number of the round. */
  number: number
  phase: 'waiting' | 'betting' | 'closed' | 'running' | 'result'
  now: number
  /** When the phase ends; null where nobody knows. */
  until: number | null
  /** When what moves began. */
  began: number | null
  commitment: string
  /** The number of a wheel; where a flight has ended, in hundredths. */
  result: number | null
  players: number
  /** Euro cents. */
  staked: string
  /** Who has left a flight last; `won` in euro cents, null of play money. */
  leaves: { at: number; won: string | null }[]
  /** Rounds that were over last, the last first. */
  last: { number: number; result: number; server: string }[]
}
