import type { BetAndWinAnswer } from '#generated/walletApi.ts'
import type { Journal } from '../../wallet/Journal.ts'
import { bookOf } from '../bookOf.ts'
import { roundKey } from '../createRoundCloser.ts'
import { answerAgain, duplicate, hashOf, keep } from '../once.ts'
import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { splitOf } from '../stakes.ts'
import { transactionRepository } from '../transactionRepository.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'
import { begin, betRow, planStake, stakeOf, stakeRound } from './takeBet.ts'

/** Takes a stake and pays what it has won: all of it, or nothing. */
export const takeBetAndPay =
  (services: WalletServices): WalletHandler<'wallet.betAndWin'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { bonusPlay, ledger, rounds, clock } = services
      const { transaction, round: name, currency, finished, wins } = input
      const hash = hashOf('bet-and-win', input)
      const names = wins.map((win) => win.transaction)
      const { known, isUndone, ...begun } = await begin(services, tx, provider, input)
      const { session } = begun
      if (known) {
        const before = answerAgain<BetAndWinAnswer>(known, { uid: session.uid, hash, isUndone })
        const ids = await transactionRepository.ids(tx, provider, names)
        return { ...before, transaction: String(known.id), wins: names.map((one) => String(ids.get(one))) }
      }
      const isTwice = new Set([transaction, ...names]).size <= names.length
      if (isTwice || (await transactionRepository.ids(tx, provider, names)).size > 0) throw duplicate()
      const amount = BigInt(input.bet.amount)
      const wanted = { provider, transaction, round: name, amount, currency }
      const { stake, journals } = await planStake(services, tx, begun, wanted)
      const round = await stakeRound(tx, stakeOf(begun, wanted, stake, clock()))
      const paid: Journal[] = []
      for (const win of wins)
        paid.push(
          ...(await bonusPlay.planSettlement(tx, {
            key: `game/${provider}/${win.transaction}`,
            kind: 'win',
            uid: session.uid,
            ...bookOf(provider),
            currency,
            amount: BigInt(win.amount),
            round: roundKey(round),
            stake,
            details: { game: session.sysname },
          })),
        )
      await ledger.post(tx, [...journals, ...paid])
      const won = wins.reduce((total, win) => total + BigInt(win.amount), 0n)
      if (finished) await rounds.close(tx, round, session, { won })
      else if (won > 0n) await roundRepository.change(tx, round.id, { won })
      const answer = { balance: await stakeable(services, tx, session), split: splitOf(stake) }
      const bet = { ...betRow(wanted, round, stake, hash, clock()), answer: JSON.stringify(answer) }
      const ours = await keep(
        tx,
        bet,
        ...wins.map((win) => ({
          provider,
          name: win.transaction,
          kind: 'win' as const,
          uid: session.uid,
          roundId: round.id,
          amount: BigInt(win.amount),
          currency,
          bet: transaction,
          requestHash: hash,
          answer: '{}',
          createdAt: clock(),
        })),
      )
      return { transaction: ours(transaction), wins: names.map(ours), ...answer }
    })
