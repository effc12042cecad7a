import type { OperationResponse } from '../../shared/operations.ts'
import { toAmount } from '../../wallet/money.ts'
import type { Quote } from './createQuotes.ts'

/** A quote as slips show it. */
export function describeQuote(
  { id, expiresAt, legs, codes, delay, offered, boosts, priced, bonus, freeBet }: Quote,
  currency: string,
): OperationResponse<'sports.quote'> {
  const sum = (units: bigint) => toAmount(units, currency)
  return {
    ...(id !== undefined && { id }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    selections: legs.map((leg) => ({
      ...{
        event: leg.event,
        line: leg.line,
        outcome: leg.outcome,
        is_live: leg.isLive,
        codes: [...leg.codes],
      },
      ...(leg.odds > 0 && { odds: leg.odds }),
      ...(leg.jointOdds !== undefined && { joint_odds: leg.jointOdds }),
      ...(leg.placeShare && { place_part: leg.placeShare[1] }),
      ...boostOf(leg),
    })),
    ...{ codes, delay },
    kinds: [...offered.kinds],
    price_changes: [...offered.priceChanges],
    most_win: sum(offered.mostWin),
    ...(priced && {
      ...{ stakes: priced.stakes, combined_odds: priced.combinedOdds },
      ...{ least_stake: sum(priced.leastStake), most_stake: sum(priced.mostStake) },
      ...(priced.possibleReturn !== undefined && { possible_return: sum(priced.possibleReturn) }),
    }),
    ...(freeBet && {
      free_bet: {
        ...{ id: freeBet.id, codes: freeBet.codes },
        ...(freeBet.found && {
          amount: toAmount(freeBet.found.amount, freeBet.found.currency),
          is_stake_returned: freeBet.found.read.isStakeReturned,
        }),
        ...(freeBet.priced && {
          line_stake: sum(freeBet.priced.lineStake),
          possible_return: sum(freeBet.priced.possibleReturn),
        }),
      },
    }),
    ...(bonus && {
      bonus: {
        codes: bonus.against,
        is_stake_returned: bonus.isStakeReturned,
        is_isolated: bonus.isIsolated,
      },
    }),
  }

  function boostOf({ boost: id, usualOdds }: Quote['legs'][number]) {
    const boost = boosts.find((one) => one.id === id)
    if (!boost || usualOdds === undefined) return {}
    const { mostStake, endsAt } = boost
    return { boost: { usual_odds: usualOdds, most_stake: sum(mostStake), ends_at: endsAt.toISOString() } }
  }
}
