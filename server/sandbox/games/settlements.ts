import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { type GameTransaction, gameRepository } from './gameRepository.ts'
import type { Heard, WalletCall } from './walletClient.ts'

/** Seconds between tries; the last holds for all that follow. */
const pauses = [1, 2, 5, 15, 60, 300, 900, 3600]
/** Seconds after which a try of a process that died is made anew. */
export const claim = 30
/** Milliseconds after which the database is asked again that was gone. */
const rest = 1_000

export const newId = () => randomBytes(16).toString('hex')

/**
 * Tells the casino what it must hear: wins and rollbacks until it has, whatever happens to this process, as they stand in a
 * table. A stake whose fate is not known is taken back, never tried again.
 */
export function createSettlements(database: Database, call: WalletCall) {
  const { drizzle } = database
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  /** Sends one and keeps what was heard. */
  async function send(transaction: GameTransaction): Promise<Heard> {
    const heard = await call(transaction.kind, transaction.body)
    if (heard.kind === 'done')
      await gameRepository.changeTransaction(drizzle, transaction.id, { state: 'done', nextAt: null })
    else if (heard.kind === 'refused')
      await gameRepository.changeTransaction(drizzle, transaction.id, {
        state: 'refused',
        code: heard.code,
        nextAt: null,
      })
    else
      await gameRepository.retryIn(
        drizzle,
        transaction.id,
        pauses[Math.min(transaction.attempts, pauses.length - 1)] ?? 3600,
      )
    return heard
  }

  /** Takes back a stake, in one step with what depends on it. */
  async function takeBack(bet: GameTransaction): Promise<void> {
    await database.transaction(async (tx) => undoStake(tx, bet))
  }

  async function runOnce(): Promise<void> {
    clearTimeout(timer)
    for (const transaction of await gameRepository.takeDue(drizzle, claim))
      if (transaction.kind === 'bet') await takeBack(transaction)
      else await send(transaction)
    const next = await gameRepository.nextDue(drizzle)
    if (next) runIn(Math.max(200, next.getTime() - Date.now()))
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void run(), milliseconds)
    timer.unref()
  }

  /** One after another; a database that is gone is met again a little later. */
  function run(): Promise<void> {
    running = running.then(() => (isClosed ? undefined : runOnce())).catch(() => runIn(rest))
    return running
  }

  return {
    run,
    send,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}

export type Settlements = ReturnType<typeof createSettlements>

/** Gives up a stake: its rollback is due at once, a round that it began is void. No stake that was heard of is given up. */
export async function undoStake(inTx: Executor, bet: GameTransaction): Promise<void> {
  const now = await gameRepository.lockTransaction(inTx, bet.id)
  if (now?.state !== 'pending') return
  await gameRepository.changeTransaction(inTx, bet.id, { state: 'undone', nextAt: null })
  const { player, round, game } = bet.body
  const id = newId()
  await gameRepository.addTransaction(inTx, {
    id,
    round: bet.round,
    kind: 'rollback',
    player: bet.player,
    amount: bet.amount,
    currency: bet.currency,
    body: { player: player ?? bet.player, transaction: id, target: bet.id, round, game },
    state: 'pending',
    nextAt: new Date(),
  })
  if (!bet.moves) await gameRepository.changeRound(inTx, bet.round, { state: 'void' })
}
