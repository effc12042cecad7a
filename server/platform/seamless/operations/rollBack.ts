import type { RollbackAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import { bookOf } from '../bookOf.ts'
import { roundKey } from '../createRoundCloser.ts'
import { gameSessionRepository } from '../gameSessionRepository.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { roundAuditRepository } from '../roundAuditRepository.ts'
import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { type FoundBet, transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/**
 * Gives a bet back, once however many rollbacks name it; or sees to it that it is never taken. What is wanted back of a closed
 * round is refused, and kept for people to see.
 */
export const rollBack =
  (services: WalletServices): WalletHandler<'wallet.rollback'> =>
  async (input, { provider, inTransaction }) => {
    const done = await inTransaction(async (tx) => {
      const { transaction, target } = input
      const hash = hashOf('rollback', input)
      const { uid } = await services.sessions.holdPlayer(tx, provider, input.player)
      const { known } = await transactionRepository.find(tx, provider, transaction)
      if (known)
        return { transaction: String(known.id), ...answerAgain<RollbackAnswer>(known, { uid, hash }) }
      const found = await transactionRepository.findBet(tx, provider, target)
      const own = found?.bet.uid === uid ? found : undefined
      const undone = own
        ? await giveBack(services, tx, own, { ...input, provider, uid })
        : await bury(tx, { provider, uid, target, isOthers: found !== undefined })
      if (undone instanceof WalletError) return undone
      const { outcome, amount, roundId } = undone
      const session = own?.session ?? (await gameSessionRepository.latest(tx, provider, uid, input.game))
      if (!session) throw new WalletError('PLAYER_UNKNOWN', 'The player has never played')
      const answer = { balance: await stakeable(services, tx, { ...session, provider }), outcome }
      const ours = await keep(tx, {
        provider,
        name: transaction,
        kind: 'rollback',
        uid,
        roundId,
        amount,
        currency: own?.bet.currency ?? session.currency,
        bet: target,
        outcome,
        requestHash: hash,
        answer: JSON.stringify(answer),
        createdAt: services.clock(),
      })
      return { transaction: ours(transaction), ...answer }
    })
    if (done instanceof WalletError) throw done
    return done
  }

type Undone = { outcome: RollbackAnswer['outcome']; amount: bigint; roundId: number | null }

/**
 * What is not known is buried: it is refused if it comes from this player.
 * @throws WalletError TRANSACTION_DOES_NOT_EXIST where the bet is another player's
 */
async function bury(
  tx: Executor,
  { provider, uid, target, isOthers }: { provider: string; uid: number; target: string; isOthers: boolean },
): Promise<Undone> {
  const { isUndone } = await transactionRepository.find(tx, provider, target)
  if (isUndone(uid)) return { outcome: 'before', amount: 0n, roundId: null }
  if (isOthers) throw noSuchBet()
  return { outcome: 'tombstone', amount: 0n, roundId: null }
}

const noSuchBet = () =>
  new WalletError('TRANSACTION_DOES_NOT_EXIST', 'The player has no such bet in this round')

/**
 * @returns why it is not given back, where that is kept: ROUND_CLOSED
 * @throws WalletError TRANSACTION_DOES_NOT_EXIST, INVALID_REQUEST, BET_ALREADY_SETTLED
 */
async function giveBack(
  { bonusPlay, ledger, rounds, clock }: WalletServices,
  tx: Executor,
  { bet, round, session, isSettled, isRolledBack }: FoundBet,
  input: { provider: string; uid: number; target: string; round: string; game: string },
): Promise<Undone | WalletError> {
  const { provider, uid, target } = input
  if (!round || !session || round.name !== input.round || round.game !== input.game) throw noSuchBet()
  if (isRolledBack) return { outcome: 'before', amount: 0n, roundId: round.id }
  if (bet.kind === 'free-round' || isSettled)
    throw new WalletError('BET_ALREADY_SETTLED', 'The bet was settled: what it has won stands')
  if (!bet.stake) throw new WalletError('INVALID_REQUEST', 'Only a bet can be rolled back')
  const { amount, currency } = bet
  if (round.state === 'closed') {
    const disputed = { provider, bet: target, uid, roundId: round.id, amount, currency, askedAt: clock() }
    await roundAuditRepository.dispute(tx, disputed)
    await rounds.dispute(tx, round)
    return new WalletError('ROUND_CLOSED', 'The round is closed')
  }
  const journals = await bonusPlay.planSettlement(tx, {
    key: `game/${provider}/${target}/back`,
    kind: 'refund',
    uid,
    ...bookOf(provider),
    currency,
    amount,
    round: roundKey(round),
    stake: readStake(bet.stake),
    details: { game: session.sysname },
  })
  await ledger.post(tx, journals)
  await roundRepository.change(tx, round.id, { unstaked: amount })
  return { outcome: 'returned', amount, roundId: round.id }
}
