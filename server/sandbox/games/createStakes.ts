import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Executor } from '../../db/Database.ts'
import type { Game } from './catalogue/Game.ts'
import { stakesOf } from './catalogue/stakes.ts'
import { type GameRound, type GameSession, type GameTransaction, gameRepository } from './gameRepository.ts'
import { PlayError } from './PlayError.ts'
import { type Settlements, undoStake } from './settlements.ts'
import { transactionOf } from './transactionOf.ts'
import type { Balance, Heard, WalletCall } from './walletClient.ts'

/** Milliseconds between tries of a stake, of which there are three. */
const pauses = [1_000, 1_000]

type Options = { database: Database; call: WalletCall; settlements: Settlements; pauses?: readonly number[] }

/** Whether a stake is within a game's limits. @throws PlayError where it is not */
export function checkStake(game: Game, session: GameSession, stake: bigint): void {
  const limits = stakesOf(game.mostWin)[session.currency]
  if (!limits) throw new PlayError(422, 'WRONG_CURRENCY', 'The game is not played in this currency')
  if (stake < BigInt(limits.min) || stake > BigInt(limits.max))
    throw new PlayError(422, 'STAKE_LIMITS', `A stake is ${limits.min} to ${limits.max}`)
}

/** Takes stakes from the casino, and gives back those that nothing was decided for. */
export function createStakes({ database, call, settlements, pauses: between = pauses }: Options) {
  /** Says it up to three times; the same bet each time. @returns also whether it may have been taken by a try before */
  async function sayBet(bet: GameTransaction): Promise<{ heard: Heard; isUnsure: boolean }> {
    let isUnsure = false
    for (const wait of [...between, 0]) {
      const heard = await call('bet', bet.body)
      if (heard.kind !== 'unknown') return { heard, isUnsure }
      isUnsure = true
      if (wait > 0) await pause(wait)
    }
    return { heard: { kind: 'unknown' }, isUnsure }
  }

  return {
    /** Writes a stake down before the casino is asked for it; play money is taken at once. */
    async write(
      inTx: Executor,
      session: GameSession,
      round: GameRound,
      amount: bigint,
      moves?: unknown[],
    ): Promise<GameTransaction> {
      if (session.mode === 'demo' && !(await gameRepository.moveDemo(inTx, session.id, -amount)))
        throw new PlayError(409, 'NOT_ENOUGH_MONEY', 'There is too little play money left')
      const plain = transactionOf(session, round, { kind: 'bet', amount })
      const body = { ...plain.body, token: session.token, amount: String(amount), currency: session.currency }
      await gameRepository.addTransaction(inTx, { ...plain, body, ...(moves && { moves }) })
      return (await gameRepository.lockTransaction(inTx, plain.id)) as GameTransaction
    },

    /** Takes a stake that stands in the book. @throws PlayError where it was refused, or nobody knows */
    async take(session: GameSession, bet: GameTransaction): Promise<Balance | undefined> {
      if (session.mode === 'demo') return
      const { heard, isUnsure } = await sayBet(bet)
      if (heard.kind === 'done') return heard.answer.balance
      await database.transaction(async (inTx) => {
        // Refused now, it may be taken yet, by a call that is late.
        if (heard.kind === 'unknown' || isUnsure) return undoStake(inTx, bet)
        await gameRepository.changeTransaction(inTx, bet.id, {
          state: 'refused',
          code: heard.code,
          nextAt: null,
        })
        if (!bet.moves) await gameRepository.changeRound(inTx, bet.round, { state: 'void' })
      })
      void settlements.run()
      if (heard.kind === 'refused')
        throw new PlayError(409, heard.code, 'The casino has refused the stake', heard)
      throw new PlayError(503, 'OUT_OF_ORDER_SERVICE', 'The casino does not answer; the stake is taken back')
    },

    /** Takes back a stake that came to nothing, unless that was done. */
    async undo(bet: GameTransaction): Promise<void> {
      await database.transaction((inTx) => undoStake(inTx, bet))
      void settlements.run()
    },

    /** Ends a round in which nothing was done: what was staked comes back. Nothing happens where it has gone on. */
    async giveBack(session: GameSession, before: GameRound): Promise<void> {
      await database.transaction(async (inTx) => {
        const round = await gameRepository.lockRound(inTx, before.id)
        if (round?.state !== 'open' || round.moves.length !== before.moves.length) return
        const bets = (await gameRepository.transactionsOf(inTx, round.id)).filter(
          ({ kind, state }) => kind === 'bet' && (state === 'done' || state === 'pending'),
        )
        for (const bet of bets) {
          const { amount } = bet
          const plain = transactionOf(session, round, { kind: 'rollback', amount })
          const body = { ...plain.body, player: bet.player, target: bet.id }
          await gameRepository.addTransaction(inTx, {
            ...plain,
            body,
            ...(session.mode === 'real' && { nextAt: new Date() }),
          })
          await gameRepository.changeTransaction(inTx, bet.id, { state: 'undone', nextAt: null })
          if (session.mode === 'demo') await gameRepository.moveDemo(inTx, session.id, amount)
        }
        await gameRepository.changeRound(inTx, round.id, { state: 'void' })
      })
      void settlements.run()
    },
  }
}
