import type { Database } from '../../db/Database.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import { toAmount } from '../wallet/money.ts'
import { gameSessionRepository } from './gameSessionRepository.ts'
import { sittingOf } from './sittingOf.ts'

export type SittingHandlerServices = { database: Database; clock: () => Date }

/** How players stand in what they play, of all games together. */
export function sittingHandlers({ database, clock }: SittingHandlerServices) {
  return {
    async 'games.getSession'(_, context) {
      const { uid, id } = signedIn(context)
      const { currency } = await readBasics(database.drizzle, uid)
      const now = clock()
      const played = await gameSessionRepository.played(database.drizzle, { uid, signIn: id })
      const sitting = sittingOf(
        played.filter((one) => one.currency === currency),
        now,
      )
      const { rounds, staked, won } = sitting ?? { rounds: 0, staked: 0n, won: 0n }
      return {
        ...(sitting && { started_at: sitting.startedAt.toISOString() }),
        seconds: sitting ? Math.max(0, Math.floor((now.getTime() - sitting.startedAt.getTime()) / 1000)) : 0,
        rounds,
        staked: toAmount(staked, currency),
        won: toAmount(won, currency),
        net: toAmount(won - staked, currency),
      }
    },
  } satisfies Handlers
}
