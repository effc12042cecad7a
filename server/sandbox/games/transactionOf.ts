import type { GameRound, GameSession, NewTransaction } from './gameRepository.ts'
import { claim, newId } from './settlements.ts'

/** A transaction of a round as it is written down first; play money is moved with it, and needs nobody. */
export function transactionOf(
  session: GameSession,
  round: GameRound,
  rest: Pick<NewTransaction, 'kind' | 'amount'>,
) {
  const id = newId()
  return {
    ...rest,
    id,
    round: round.id,
    player: session.player ?? `session:${session.id}`,
    currency: session.currency,
    state: session.mode === 'demo' ? ('done' as const) : ('pending' as const),
    body: { transaction: id, round: round.id, game: session.game },
    // Whoever dies in between leaves it to others after a while.
    nextAt: session.mode === 'demo' ? null : new Date(Date.now() + claim * 1000),
  }
}
