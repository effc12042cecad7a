import type { BonusBetCode } from '../../bonuses/betTerms.ts'
import type { FreeBetCode } from '../../freebets/freeBetTerms.ts'
import { PlatformError } from '../../shared/errors.ts'
import { toAmount } from '../../wallet/money.ts'
import type { LegCode, SlipCode } from './SlipCodes.ts'

/** Why a bet is not taken. `limit`: of the house; `player_limit`: of the player, who is told no sum of it; of a bonus: only its money could pay. */
export type RefusalCode =
  | LegCode
  | SlipCode
  | BonusBetCode
  | FreeBetCode
  | 'quote_expired'
  | 'currency'
  | 'excluded'
  | 'least_stake'
  | 'limit'
  | 'player_limit'

type Told = {
  /** What speaks against each leg, in their order. */
  legs?: readonly (readonly LegCode[])[]
  /** What each leg would be taken at, in ten-thousandths. */
  odds?: readonly number[]
  /** The largest or least stake on each line that would be taken, in minor units. */
  most?: { lineStake: bigint; currency: string }
  least?: { lineStake: bigint; currency: string }
}

/** A bet was not taken, and no money moved. Says what would be taken, where anything would. */
export function betRefused(reason: RefusalCode, { legs, odds, most, least }: Told = {}): PlatformError {
  return new PlatformError('InvalidRequestException', `The bet is not taken: ${reason}`, {
    status: 409,
    errorData: {
      reason,
      ...(legs && { selections: legs }),
      ...(odds && { odds }),
      ...(most && { most_stake: toAmount(most.lineStake, most.currency) }),
      ...(least && { least_stake: toAmount(least.lineStake, least.currency) }),
    },
  })
}
