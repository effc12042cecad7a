import type { Executor } from '../../db/Database.ts'
import { together } from '../../db/together.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import { bookOf } from './bookOf.ts'
import { type RoundName, roundRepository } from './roundRepository.ts'
import type { GameRound, GameSession } from './schema.ts'

/** A round that is over, for whoever counts what was played. Sums in minor units. */
export type ClosedRound = Pick<
  GameRound,
  'id' | 'provider' | 'uid' | 'game' | 'currency' | 'staked' | 'won' | 'isFree' | 'openedAt'
> &
  Pick<GameSession, 'sysname' | 'categories'> & { closedAt: Date }

/**
 * Called in the transaction that closes a round of the casino, under the lock of its player; once a round. All listeners are called
 * at the same time, in the order in which they came, and while the round itself is being written.
 * @param post posts what the round has won, if that was not done: who locks accounts waits for it
 * @returns minor units of own money that it has paid to the player
 */
export type ClosedListener = (tx: Executor, round: ClosedRound, post: () => Promise<void>) => Promise<bigint>

/** Called in the transaction that keeps that a provider wants a stake of a closed round of the casino back. */
export type DisputedListener = (tx: Executor, round: Pick<GameRound, 'id' | 'uid'>) => Promise<void>

type Services = { bonusPlay: BonusPlay; events: Pick<PlayerEvents, 'notify'>; clock: () => Date }

/** How stakes of a round are named to the bonuses. */
export const roundKey = ({ provider, uid, game, name }: RoundName) => `${provider}/${uid}/${game}/${name}`

/** Rounds end here: what was staked counts, and whoever listens is told. */
export function createRoundCloser({ bonusPlay, events, clock }: Services) {
  const listeners: ClosedListener[] = []
  const disputed: DisputedListener[] = []
  return {
    onClosed: (listener: ClosedListener): void => void listeners.push(listener),
    onDisputed: (listener: DisputedListener): void => void disputed.push(listener),

    /** Tells that a provider wants a stake of a closed round of the casino back. */
    async dispute(tx: Executor, round: GameRound): Promise<void> {
      if (bookOf(round.provider).product !== 'casino') return
      for (const listener of disputed) await listener(tx, round)
    },

    /**
     * Closes an open round; one that is closed stays as it is.
     * @param round as it stands under the lock of its player
     * @property won minor units that the round does not know of yet
     * @property post posts what the round has won, if that was not done: no other account is locked before
     * @returns minor units of own money that the player was paid besides
     */
    async close(
      tx: Executor,
      round: GameRound,
      session: Pick<GameSession, 'sysname' | 'categories'>,
      { won = 0n, post = async () => {} }: { won?: bigint; post?: () => Promise<void> } = {},
    ): Promise<bigint> {
      if (round.state === 'closed') return 0n
      const { uid, provider } = round
      const { product } = bookOf(provider)
      const now = clock()
      const over = { uid, product, round: roundKey(round) }
      // A bonus ends with all that was won with it.
      if (round.withBonus) await post()
      const counted = round.withBonus ? [...(await bonusPlay.finish(tx, over)).counted.values()] : []
      const sum = counted.reduce((total, one) => total + one, 0n)
      const { sysname, categories } = session
      const told = { ...round, won: round.won + won, closedAt: now, sysname, categories }
      const [, , ...paid] = await together([
        roundRepository.close(tx, round.id, { counted: sum, won, now }),
        events.notify(uid, { name: 'balance', data: {} }, tx),
        // Tournaments, boards of wins, jackpots and points are of games: bets at a third party's sportsbook earn none.
        ...(product === 'casino' ? listeners.map((listener) => listener(tx, told, post)) : []),
      ])
      return paid.reduce((total, one) => total + one, 0n)
    },
  }
}

export type RoundCloser = ReturnType<typeof createRoundCloser>
