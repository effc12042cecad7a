import type { RollbackAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import { roundKey } from '../createRoundCloser.ts'
import { gameSessionRepository } from '../gameSessionRepository.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { readStake } from '../stakes.ts'
import { type FoundBet, transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** Gives a bet back, once however many rollbacks name it; or sees to it that it is never taken. */
export const rollBack =
  (services: WalletServices): WalletHandler<'wallet.rollback'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { transaction, target } = input
      const hash = hashOf('rollback', input)
      const { uid } = await services.sessions.holdPlayer(tx, provider, input.player)
      const { known } = await transactionRepository.find(tx, provider, transaction)
      if (known)
        return { transaction: String(known.id), ...answerAgain<RollbackAnswer>(known, { uid, hash }) }
      const found = await transactionRepository.findBet(tx, provider, target)
      const { outcome, amount, roundId } = found
        ? await giveBack(services, tx, found, { ...input, provider, uid })
        : await bury(tx, provider, target)
      const session = found?.session ?? (await gameSessionRepository.latest(tx, provider, uid, input.game))
      if (!session) throw new WalletError('PLAYER_UNKNOWN', 'The player has never played')
      const answer = { balance: await stakeable(services, tx, session), outcome }
      const ours = await keep(tx, {
        provider,
        name: transaction,
        kind: 'rollback',
        uid,
        roundId,
        amount,
        currency: found?.bet.currency ?? session.currency,
        bet: target,
        outcome,
        requestHash: hash,
        answer: JSON.stringify(answer),
        createdAt: services.clock(),
      })
      return { transaction: ours(transaction), ...answer }
    })

type Undone = { outcome: RollbackAnswer['outcome']; amount: bigint; roundId: number | null }

/** What is not known is buried: it is refused if it comes. */
async function bury(tx: Executor, provider: string, target: string): Promise<Undone> {
  const { isBuried } = await transactionRepository.find(tx, provider, target)
  return { outcome: isBuried ? 'before' : 'tombstone', amount: 0n, roundId: null }
}

/** @throws WalletError TRANSACTION_DOES_NOT_EXIST, INVALID_REQUEST, BET_ALREADY_SETTLED, ROUND_CLOSED */
async function giveBack(
  { bonusPlay, ledger }: WalletServices,
  tx: Executor,
  { bet, round, session, isSettled, isRolledBack }: FoundBet,
  input: { provider: string; uid: number; target: string; round: string; game: string },
): Promise<Undone> {
  const { provider, uid, target } = input
  if (bet.uid !== uid || !round || !session || round.name !== input.round || round.game !== input.game)
    throw new WalletError('TRANSACTION_DOES_NOT_EXIST', 'The player has no such bet in this round')
  if (isRolledBack) return { outcome: 'before', amount: 0n, roundId: round.id }
  if (bet.kind === 'free-round' || isSettled)
    throw new WalletError('BET_ALREADY_SETTLED', 'The bet was settled: what it has won stands')
  if (!bet.stake) throw new WalletError('INVALID_REQUEST', 'Only a bet can be rolled back')
  if (round.state === 'closed') throw new WalletError('ROUND_CLOSED', 'The round is closed')
  const { amount, currency } = bet
  const journals = await bonusPlay.planSettlement(tx, {
    key: `game/${provider}/${target}/back`,
    kind: 'refund',
    uid,
    product: 'casino',
    currency,
    amount,
    revenue: 'casino',
    round: roundKey(round),
    stake: readStake(bet.stake),
    details: { game: session.sysname },
  })
  await ledger.post(tx, journals)
  await roundRepository.change(tx, round.id, { unstaked: amount })
  return { outcome: 'returned', amount, roundId: round.id }
}
