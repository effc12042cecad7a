import type { PlayAnswer } from '#generated/walletApi.ts'
import { gameSessionRepository } from '../gameSessionRepository.ts'
import { answerAgain, hashOf, keep } from '../once.ts'
import { stakeable } from '../stakeable.ts'
import { transactionRepository } from '../transactionRepository.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** Pays a prize that no bet has won, once, in real money. */
export const payPrize =
  (services: WalletServices): WalletHandler<'wallet.promoWin'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { transaction, currency, kind, campaign } = input
      const hash = hashOf('promo-win', input)
      const player = await services.sessions.holdPlayer(tx, provider, input.player)
      const { uid } = player
      const { known } = await transactionRepository.find(tx, provider, transaction)
      if (known) return { transaction: String(known.id), ...answerAgain<PlayAnswer>(known, { uid, hash }) }
      if (player.currency !== currency)
        throw new WalletError('WRONG_CURRENCY', `The player’s account is in ${player.currency}`)
      const amount = BigInt(input.amount)
      await services.ledger.post(tx, [
        {
          key: `game/${provider}/${transaction}`,
          kind: kind === 'jackpot' ? 'jackpot' : 'bonus',
          currency,
          uid,
          postings: [
            // Pools of ours are won by our own draw alone, whatever a provider calls its campaign.
            { account: { house: 'promotions' }, amount: -amount },
            { account: { uid, kind: 'main' }, amount },
          ],
          details: { prize: kind, campaign },
        },
      ])
      const session = await gameSessionRepository.latest(tx, provider, uid, '')
      if (!session) throw new WalletError('PLAYER_UNKNOWN', 'The player has never played')
      const split = { main: input.amount, bonus: '0' }
      const answer = { balance: await stakeable(services, tx, session), split }
      const ours = await keep(tx, {
        provider,
        name: transaction,
        kind: 'promo-win',
        uid,
        amount,
        currency,
        requestHash: hash,
        answer: JSON.stringify(answer),
        createdAt: services.clock(),
      })
      return { transaction: ours(transaction), ...answer }
    })
