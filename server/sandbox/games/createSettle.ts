import type { Outcome } from '#games/engines/Engine.ts'
import type { Database, Executor } from '../../db/Database.ts'
import { type GameRound, type GameSession, type GameTransaction, gameRepository } from './gameRepository.ts'
import { PlayError } from './PlayError.ts'
import type { Settlements } from './settlements.ts'
import { transactionOf } from './transactionOf.ts'
import type { Balance, Heard } from './walletClient.ts'

/**
 * What a round came to. `bet`: the stake that was taken for it, unless it went on without one. `stake`: takes play money for it
 * in the same step.
 */
export type Settled = {
  outcome: Outcome
  moves: unknown[]
  bet: GameTransaction | undefined
  stake?: ((inTx: Executor) => Promise<unknown>) | undefined
}

export const gone = () => new PlayError(409, 'ROUND_CLOSED', 'The round has gone on elsewhere')

/** What is left of the play money of a session. @param known where that was just read */
export async function demoBalance(db: Executor, session: GameSession, known?: bigint): Promise<Balance> {
  const amount = known ?? (await gameRepository.session(db, session.id))?.demoBalance ?? 0n
  return { amount: String(amount), currency: session.currency }
}

/**
 * Keeps what rounds have come to, each with its win to be paid, in one step; then pays.
 * @throws PlayError where the round has gone on elsewhere
 */
export function createSettle(database: Database, settlements: Settlements) {
  return async (session: GameSession, before: GameRound, { outcome, moves, bet, stake }: Settled) => {
    const { round, win, demo } = await database.transaction(async (inTx) => {
      const locked = await gameRepository.lockRound(inTx, before.id)
      if (bet) {
        const taken = await gameRepository.lockTransaction(inTx, bet.id)
        // Somebody thought that this process was dead, and took the stake back.
        if (session.mode === 'real' && taken?.state !== 'pending') throw gone()
        await gameRepository.changeTransaction(inTx, bet.id, { state: 'done', nextAt: null })
      }
      if (
        !locked ||
        locked.state === 'over' ||
        locked.state === 'void' ||
        locked.moves.length !== before.moves.length
      )
        throw gone()
      if (!bet && (await gameRepository.isStaking(inTx, before.id))) throw gone()
      await stake?.(inTx)
      const state = outcome.isOver ? ('over' as const) : ('open' as const)
      await gameRepository.changeRound(inTx, before.id, { state, outcome, moves })
      const round: GameRound = { ...locked, state, outcome, moves }
      const win = outcome.isOver ? await addWin(inTx, session, round, outcome) : undefined
      const after =
        session.mode === 'demo' && win
          ? await gameRepository.moveDemo(inTx, session.id, win.amount)
          : undefined
      return { round, win, demo: after?.demoBalance }
    })
    if (session.mode === 'demo')
      return { round, balance: await demoBalance(database.drizzle, session, demo), win, heard: undefined }
    const heard: Heard | undefined = win ? await settlements.send(win) : undefined
    if (heard?.kind === 'unknown') void settlements.run()
    return { round, balance: heard?.kind === 'done' ? heard.answer.balance : undefined, win, heard }
  }
}

export type Settle = ReturnType<typeof createSettle>

async function addWin(inTx: Executor, session: GameSession, round: GameRound, outcome: Outcome) {
  const amount = BigInt(outcome.win)
  const plain = transactionOf(session, round, {
    kind: round.campaign === null ? 'win' : 'free-round',
    amount,
  })
  const money = { amount: outcome.win, currency: session.currency }
  const first = (await gameRepository.transactionsOf(inTx, round.id)).find(
    ({ kind, state }) => kind === 'bet' && state !== 'refused' && state !== 'undone',
  )
  const body =
    round.campaign === null
      ? { ...plain.body, player: session.player, bet: first?.id, ...money, finished: true }
      : { ...plain.body, token: session.token, campaign: round.campaign, ...money }
  await gameRepository.addTransaction(inTx, { ...plain, body })
  return (await gameRepository.lockTransaction(inTx, plain.id)) as GameTransaction
}
