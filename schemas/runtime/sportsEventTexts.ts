/** Words of an event and of the buttons with its odds; a part of the sportsbook, and of rows of events where those are. */
export const oddsTexts = [
  /** Name of a button: {outcome}, {price} in words, and {why} nothing can be bet on. */
  'sportsbook.odds.name',
  'sportsbook.odds.shut',
  'sportsbook.odds.none',
  /** A price as it is read out: {win} to {stake}; {number} with its sign. */
  'sportsbook.odds.to',
  'sportsbook.odds.evens',
  'sportsbook.odds.plus',
  'sportsbook.odds.minus',
  /** Why something takes no bets. */
  'sportsbook.why.stopped',
  'sportsbook.why.silent',
  'sportsbook.why.late',
  'sportsbook.why.recovering',
  'sportsbook.why.closed',
] as const
