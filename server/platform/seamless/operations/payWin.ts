import type { PlayAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import { lastly } from '../../../db/lastly.ts'
import { together } from '../../../db/together.ts'
import { readStake } from '../../bonuses/storedStake.ts'
import { bookOf } from '../bookOf.ts'
import { roundKey } from '../createRoundCloser.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { splitWin } from '../stakes.ts'
import { type FoundBet, transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletInput, WalletServices } from '../WalletServices.ts'

/** Pays what a bet has won, once; nothing that ended since refuses it. */
export const payWin =
  (services: WalletServices): WalletHandler<'wallet.win'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { sessions, bonusPlay, ledger, rounds, clock } = services
      const { transaction, currency, finished, jackpot } = input
      const hash = hashOf('win', input)
      const [{ uid }, { known }, found] = await together([
        sessions.holdPlayer(tx, provider, input.player),
        transactionRepository.find(tx, provider, transaction),
        transactionRepository.findBet(tx, provider, input.bet),
      ])
      if (known) return { transaction: String(known.id), ...answerAgain<PlayAnswer>(known, { uid, hash }) }
      if (found?.bet.uid !== uid) await refuseBuried(tx, { provider, uid, bet: input.bet })
      const { round, session, stake } = readStakeOf(found, uid, input)
      const amount = BigInt(input.amount)
      const journals = await bonusPlay.planSettlement(tx, {
        key: `game/${provider}/${transaction}`,
        kind: jackpot === undefined ? 'win' : 'jackpot',
        uid,
        ...bookOf(provider),
        currency,
        amount,
        round: roundKey(round),
        stake,
        details: { game: session.sysname, ...(jackpot !== undefined && { jackpot }) },
      })
      const prepared = journals.length > 0 ? ledger.prepare(tx, journals) : undefined
      let posting: Promise<void> | undefined
      // Last of all, unless somebody locks accounts before.
      const post = () => {
        posting ??= prepared?.then((write) => write())
        return Promise.resolve(posting)
      }
      // Where no bonus has a part in it, all that changes is known before it is written.
      const isOwn = stake.bonusId === undefined && !round.withBonus
      const [paid, before] = await together([
        finished
          ? rounds.close(tx, round, session, { won: amount, post })
          : roundRepository.change(tx, round.id, { won: amount }).then(() => 0n),
        isOwn && bonusPlay.purses(tx, { uid, product: bookOf(provider).product, currency }),
        isOwn ? prepared : post(),
      ])
      const after = before ? { ...before, main: before.main + amount + paid } : undefined
      const answer = {
        balance: await stakeable(services, tx, { ...session, provider }, after),
        split: splitWin(amount, stake),
      }
      const row = {
        provider,
        name: transaction,
        kind: 'win' as const,
        uid,
        roundId: round.id,
        amount,
        currency,
        bet: input.bet,
        requestHash: hash,
        answer: JSON.stringify(answer),
        createdAt: clock(),
      }
      const [ours] = await lastly(tx, [() => keep(tx, row), post])
      return { transaction: ours(transaction), ...answer }
    })

/**
 * The bet that has won.
 * @throws WalletError TRANSACTION_DOES_NOT_EXIST, ALREADY_ROLLED_BACK, ROUND_CLOSED, WRONG_CURRENCY
 */
function readStakeOf(found: FoundBet | undefined, uid: number, input: WalletInput<'wallet.win'>) {
  const { bet, round, session } = found ?? {}
  const isIt =
    bet?.kind === 'bet' && bet.uid === uid && round?.name === input.round && round.game === input.game
  if (!isIt || !bet.stake || !round || !session)
    throw new WalletError('TRANSACTION_DOES_NOT_EXIST', 'The player has no such bet in this round')
  if (found?.isRolledBack) throw new WalletError('ALREADY_ROLLED_BACK', 'The bet was rolled back')
  if (round.state === 'closed') throw new WalletError('ROUND_CLOSED', 'The round is closed')
  if (bet.currency !== input.currency)
    throw new WalletError('WRONG_CURRENCY', `The bet was in ${bet.currency}`)
  return { round, session, stake: readStake(bet.stake) }
}

/** @throws WalletError ALREADY_ROLLED_BACK for a bet that must never come */
async function refuseBuried(
  tx: Executor,
  { provider, uid, bet }: { provider: string; uid: number; bet: string },
): Promise<void> {
  const { isUndone } = await transactionRepository.find(tx, provider, bet)
  if (isUndone(uid)) throw new WalletError('ALREADY_ROLLED_BACK', 'The bet was rolled back before it came')
}
