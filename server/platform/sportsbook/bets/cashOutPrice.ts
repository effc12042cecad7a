import type { Result } from '../../../../betting/bets/legFactor.ts'
import { type LegResult, returnOf } from '../../../../betting/bets/returnOf.ts'
import type { FullBet } from './betRepository.ts'
import { betOf } from './slipBet.ts'

/** How likely a leg wins, from 0 to 1, and how likely it comes to a place. */
export type Chance = { win: number; place?: number }

/**
 * What a part of a bet is worth less the margin, in minor units, rounded down: what it returns when each open leg pays its odds by the
 * chance that it wins, as a dead heat pays them by a share. So it is never above what the bet may return.
 * @param known results of legs that are decided
 * @param chances of those that are not
 * @param toShare ten-thousandths that are cashed out then, all in all
 * @param margin thousandths
 */
export function cashOutPrice(
  bet: FullBet,
  known: readonly (LegResult | undefined)[],
  chances: readonly (Chance | undefined)[],
  { toShare, margin }: { toShare: number; margin: number },
): bigint {
  const share = { num: BigInt(toShare - bet.cashedShare), den: 10_000n }
  const results = bet.legs.map((_, at) => known[at] ?? expected(chances[at] ?? { win: 0 }))
  return (returnOf({ ...betOf(bet.legs, bet), share }, results) * BigInt(1000 - margin)) / 1000n
}

const FINE = 1_000_000_000

function expected({ win, place }: Chance): LegResult {
  return { win: byChance(win), ...(place !== undefined && { place: byChance(place) }) }
}

const byChance = (chance: number): Result => ({
  won: true,
  voidHalves: 0,
  deadHeat: { num: BigInt(Math.round(Math.min(1, Math.max(0, chance)) * FINE)), den: BigInt(FINE) },
})
