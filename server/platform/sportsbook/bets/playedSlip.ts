import type { Bet } from '../../../../betting/bets/returnOf.ts'
import { kindOf } from '../../../../betting/bets/sizesOf.ts'
import type { PlayedSlip } from '../../bonuses/betTerms.ts'
import { leastOdds } from './slipBet.ts'

/** A slip as the terms of bonuses speak of it. @param bet each leg of it with its price */
export const playedSlip = (system: string, bet: Pick<Bet, 'legs' | 'sizes' | 'isEachWay'>): PlayedSlip => ({
  kind: kindOf(system),
  isEachWay: bet.isEachWay ?? false,
  leastLeg: Math.min(...bet.legs.map(({ odds }) => odds)),
  leastLine: leastOdds(bet),
})
