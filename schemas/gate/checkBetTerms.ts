import type { BettingBonusTerms, FreeBetTerms, SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Say } from '../runtime/problem.ts'

/** Terms of a bonus for sports or of a free bet that contradict themselves, or speak of what nobody offers. */
export function checkBetTerms(
  terms: BettingBonusTerms | FreeBetTerms,
  sportsbook: SportsbookDefinition | undefined,
  pointer: string,
  say: Say,
): void {
  const { kinds = [], isStakeReturned } = terms
  if (isStakeReturned === false && kinds.some((kind) => kind === 'system' || kind === 'eachWay'))
    say(
      `${pointer}/kinds`,
      'campaign_bets',
      'Stakes that do not come back are of singles and multiples.',
      'Remove the other kinds.',
    )
  const offered = new Set(sportsbook?.sports.map(({ number }) => number))
  const sports = 'sports' in terms ? (terms.sports ?? []) : []
  if (sportsbook)
    sports.forEach((sport, at) => {
      if (!offered.has(sport))
        say(
          `${pointer}/sports/${at}`,
          'campaign_bets',
          `The sportsbook takes no bets on sport ${sport}.`,
          'Name one that it lists, or add it there.',
        )
    })
}
