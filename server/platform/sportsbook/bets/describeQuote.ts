import type { OperationResponse } from '../../shared/operations.ts'
import { toAmount } from '../../wallet/money.ts'
import type { Quote } from './createQuotes.ts'

/** A quote as slips show it. */
export function describeQuote(
  { id, expiresAt, legs, codes, delay, offered, priced, bonus, freeBet }: Quote,
  currency: string,
): OperationResponse<'sports.quote'> {
  const sum = (units: bigint) => toAmount(units, currency)
  return {
    ...(id !== undefined && { id }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
    selections: legs.map(({ event, line, outcome, odds, jointOdds, isLive, placeShare, codes: against }) => ({
      ...{ event, line, outcome, is_live: isLive, codes: [...against] },
      ...(odds > 0 && { odds }),
      ...(jointOdds !== undefined && { joint_odds: jointOdds }),
      ...(placeShare && { place_part: placeShare[1] }),
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
}
