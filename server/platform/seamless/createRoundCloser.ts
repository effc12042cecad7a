import type { Executor } from '../../db/Database.ts'
import { together } from '../../db/together.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { type RoundName, roundRepository } from './roundRepository.ts'
import type { GameRound, GameSession } from './schema.ts'

/** A round that is over, for whoever counts what was played. Sums in minor units. */
export type ClosedRound = Pick<
  GameRound,
  'id' | 'provider' | 'uid' | 'game' | 'currency' | 'staked' | 'won' | 'isFree' | 'openedAt'
> &
  Pick<GameSession, 'sysname' | 'categories'> & { closedAt: Date }

/**
 * Called in the transaction that closes the round, under the lock of its player; once a round. All listeners are called
 * at the same time, in the order in which they came.
 */
export type ClosedListener = (tx: Executor, round: ClosedRound) => Promise<void>

type Services = { bonusPlay: BonusPlay; events: Pick<PlayerEvents, 'notify'>; clock: () => Date }

/** How stakes of a round are named to the bonuses. */
export const roundKey = ({ provider, uid, game, name }: RoundName) => `${provider}/${uid}/${game}/${name}`

/** Rounds end here: what was staked counts, and whoever listens is told. */
export function createRoundCloser({ bonusPlay, events, clock }: Services) {
  const listeners: ClosedListener[] = []
  return {
    onClosed: (listener: ClosedListener): void => void listeners.push(listener),

    /**
     * Closes an open round; one that is closed stays as it is.
     * @property won minor units that the round does not know of yet
     * @property posted what is being posted of the round: nobody counts it before, and no other account is locked
     */
    async close(
      tx: Executor,
      round: GameRound,
      session: Pick<GameSession, 'sysname' | 'categories'>,
      { won = 0n, posted }: { won?: bigint; posted?: Promise<unknown> | undefined } = {},
    ): Promise<void> {
      if (round.state === 'closed') return
      const { uid } = round
      const over = { uid, product: 'casino' as const, round: roundKey(round) }
      // A bonus ends with all that was won with it.
      if (round.withBonus) await posted
      const counted = round.withBonus ? [...(await bonusPlay.finish(tx, over)).counted.values()] : []
      const sum = counted.reduce((total, one) => total + one, 0n)
      const closing = roundRepository.close(tx, round.id, { counted: sum, won, now: clock() })
      const [closed] = await together([closing, posted])
      if (!closed?.closedAt) return
      const { sysname, categories } = session
      const told = { ...closed, closedAt: closed.closedAt, sysname, categories }
      await together([
        ...listeners.map((listener) => listener(tx, told)),
        events.notify(uid, { name: 'balance', data: {} }, tx),
      ])
    },
  }
}

export type RoundCloser = ReturnType<typeof createRoundCloser>
