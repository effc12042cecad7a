/**
 * Why a selection cannot be bet on as it stands, in the words of the slip. `related`: two legs whose chances hang together, so that
 * their odds multiplied would be no price of both.
 */
export type LegCode =
  | 'event_gone'
  | 'suspended'
  | 'outcome_gone'
  | 'price_differs'
  | 'related'
  | 'no_each_way'

/** Why a slip as a whole cannot be placed. */
export type SlipCode = 'system' | 'kind' | 'too_many' | 'combined_odds'

/** What a player has chosen for prices that change while a bet is placed: the player is asked, a better one is taken, each is taken. */
export type PriceChanges = 'none' | 'higher' | 'any'

/** A selection as it can be bet on now. */
export type QuotedLeg = {
  event: string
  line: string
  outcome: string
  /** How many outcomes its line has; left out where it is not known. */
  outcomes?: number
  /** Of the feed; 0 where the event is not known. */
  sport: number
  tournament: string
  isLive: boolean
  /** Of its market. */
  groups: readonly string[]
  isBanker: boolean
  /** In ten-thousandths; 0 where nobody prices it. */
  odds: number
  /** Id of the boost that it is priced by, and what it would cost without, in ten-thousandths. */
  boost?: string
  usualOdds?: number
  /** Each way would pay places on it. */
  hasPlaces?: boolean
  /** What all legs of its event pay together, in ten-thousandths, where they are priced so. */
  jointOdds?: number
  placeLine?: string
  placeShare?: readonly [number, number]
  version: number
  /** What all prices of the line look like: see `seenOf`. */
  seen: string
  codes: readonly LegCode[]
}
