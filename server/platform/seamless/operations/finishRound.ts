import { roundRepository } from '../roundRepository.ts'
import { stakeable } from '../stakeable.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** Closes a round, once. */
export const finishRound =
  (services: WalletServices): WalletHandler<'wallet.finish'> =>
  ({ player, round: name, game }, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { uid } = await services.sessions.holdPlayer(tx, provider, player)
      const found = await roundRepository.find(tx, { provider, uid, game, name })
      if (!found) throw new WalletError('TRANSACTION_DOES_NOT_EXIST', 'The player has no such round')
      await services.rounds.close(tx, found.round, found.session)
      return { balance: await stakeable(services, tx, found.session) }
    })
