import type { PlayAnswer } from '#generated/walletApi.ts'
import type { Executor } from '../../../db/Database.ts'
import { readCampaign } from '../campaigns.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'
import { begin } from './takeBet.ts'

/** Plays one of the free rounds that the casino gave, with what it has won; it is a round by itself, and closed. */
export const playFreeRound =
  (services: WalletServices): WalletHandler<'wallet.freeRound'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { freespins, ledger, rounds, clock } = services
      const { transaction, currency } = input
      const hash = hashOf('free-round', input)
      const { session, known, round: before } = await begin(services, tx, provider, input)
      if (known)
        return {
          transaction: String(known.id),
          ...answerAgain<PlayAnswer>(known, { uid: session.uid, hash }),
        }
      const { uid, game } = session
      const key = `game/${provider}/${transaction}`
      const named = { provider, uid, game, name: input.round }
      if (before) throw new WalletError('ROUND_CLOSED', 'The round was begun before')
      const pack = await takeSpin(services, tx, { uid, game: session.sysname, campaign: input.campaign, key })
      if (pack.currency !== currency)
        throw new WalletError('WRONG_CURRENCY', `They were given in ${pack.currency}`)
      const amount = BigInt(input.amount)
      const journals = await freespins.planWin(tx, pack, { uid, amount, key })
      if (journals.length > 0) await ledger.post(tx, journals)
      const opened = { ...named, sessionId: session.id, currency, staked: 0n, won: amount, withBonus: false }
      const round = await roundRepository.stake(tx, { ...opened, isFree: true, now: clock() })
      if (!round) throw new WalletError('ROUND_CLOSED', 'The round is closed')
      await rounds.close(tx, round, session)
      const split = pack.winnings ? { main: '0', bonus: input.amount } : { main: input.amount, bonus: '0' }
      const answer = { balance: await stakeable(services, tx, session), split }
      const ours = await keep(tx, {
        provider,
        name: transaction,
        kind: 'free-round',
        uid,
        roundId: round.id,
        amount,
        currency,
        requestHash: hash,
        answer: JSON.stringify(answer),
        createdAt: clock(),
      })
      return { transaction: ours(transaction), ...answer }
    })

/** @throws WalletError TRANSACTION_DOES_NOT_EXIST where none were given; NOT_ENOUGH_MONEY where none are left */
async function takeSpin(
  { freespins }: WalletServices,
  tx: Executor,
  { uid, game, campaign, key }: { uid: number; game: string; campaign: string; key: string },
) {
  const pack = readCampaign(campaign)
  if (pack === undefined || !(await freespins.has(tx, { uid, game, pack })))
    throw new WalletError(
      'TRANSACTION_DOES_NOT_EXIST',
      'The player was given no such free rounds in this game',
    )
  const taken = await freespins.take(tx, { uid, game, pack, round: key })
  if (!taken) throw new WalletError('NOT_ENOUGH_MONEY', 'No free round is left')
  return taken
}
