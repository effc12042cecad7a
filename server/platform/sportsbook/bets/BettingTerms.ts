/** Sums by currency, decimal texts as definitions have them. */
type ByCurrency = Readonly<Record<string, string>>

/** Seconds that a bet in play waits, and how bets are cashed out; margins in thousandths of what a bet is worth. */
type SportTerms = { delay?: number; cashOut?: { isActive: boolean; margin?: number } }

/** How bets are taken, in the words of the definition `sportsbook`. In currencies that limits do not name nothing is taken. */
export type BettingTerms = Required<SportTerms> & {
  kinds: readonly ('single' | 'multiple' | 'system' | 'bankers' | 'eachWay')[]
  limits: {
    /** Of a line. */
    leastStake: ByCurrency
    /** Of a bet. */
    mostStake: ByCurrency
    /** A bet that could return more is offered with a smaller stake. */
    mostReturn: ByCurrency
    /** Combined odds of a line, a decimal number. */
    mostOdds: string
    /** In a day of the player's calendar. */
    mostStakeOfDay: ByCurrency
    /** What all open bets on one outcome may cost together. */
    mostLiability: ByCurrency
    /** What a bet wins at the most above its stake; what is beyond it is not paid. */
    mostWin: ByCurrency
  }
  /** From how many runners on so many places are paid, by which part of the odds of the win: 4 is a quarter. */
  eachWay: { usual: readonly { runners: number; places: number; part: number }[] }
  /** Sports that are offered, by their number in the feed. */
  sports: readonly (SportTerms & { number: number })[]
}

/** What holds in a sport. @returns undefined where it is not offered */
export function termsOfSport(
  { delay, cashOut, sports }: Pick<BettingTerms, 'delay' | 'cashOut' | 'sports'>,
  sport: number,
): Required<SportTerms> | undefined {
  const own = sports.find(({ number }) => number === sport)
  return own && { delay: own.delay ?? delay, cashOut: own.cashOut ?? cashOut }
}

/** Where nobody says how bets are taken, none are. */
export const closedBook: BettingTerms = {
  delay: 0,
  cashOut: { isActive: false },
  kinds: [],
  limits: {
    ...{ leastStake: {}, mostStake: {}, mostReturn: {}, mostStakeOfDay: {}, mostLiability: {}, mostWin: {} },
    mostOdds: '1.01',
  },
  eachWay: { usual: [] },
  sports: [],
}
