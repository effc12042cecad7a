/** What tells one rally game from another; markets by their numbers in the feed. */
export type RallyRules = {
  sport: number
  /** Points that win a set, two ahead; in the last one that is possible, and in all others. */
  target: number
  lastTarget: number
  /** Sets at most, unless the match says another number. */
  best: number
  /** How much a point's chance moves with a unit of strength. */
  swing: number
  seconds: { point: number; set: number }
  markets: {
    setHandicap: number
    totalSets: number
    /** Whether there will be a fourth and a fifth set, where that is asked. */
    furtherSets: Readonly<Record<number, number>>
    /** Of one set, or game as some of them say. */
    set: {
      specifier: 'setnr' | 'gamenr'
      winner: number
      handicap: number
      total: number
      oddEven: number
      race: number
      point: number
    }
    /** Points that a set is a race to, beside the set itself. */
    races: readonly number[]
  }
}
