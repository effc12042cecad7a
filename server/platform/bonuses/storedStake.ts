import type { BetTerms } from './betTerms.ts'
import type { Stake } from './splitStake.ts'

/** What a bet was paid from, as JSON, which has no numbers of this size. */
export const storedStake = ({ main, bonus, bonusId, counted, bets }: Stake): string =>
  JSON.stringify({
    main: String(main),
    bonus: String(bonus),
    ...(bonusId !== undefined && { bonusId, counted: String(counted ?? 0n) }),
    ...(bets && { bets }),
  })

export function readStake(json: string): Stake {
  const read = JSON.parse(json) as Stored
  return {
    ...{ main: BigInt(read.main), bonus: BigInt(read.bonus) },
    ...(read.bonusId !== undefined && { bonusId: read.bonusId, counted: BigInt(read.counted ?? 0) }),
    ...(read.bets && { bets: read.bets }),
  }
}

type Stored = { main: string; bonus: string; bonusId?: number; counted?: string; bets?: BetTerms }
