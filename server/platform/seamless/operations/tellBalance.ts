import { stakeable } from '../stakeable.ts'
import { WalletError } from '../WalletError.ts'
import type { WalletHandler, WalletServices } from '../WalletServices.ts'

/** Redeems the token of a launch, or asks for the balance again. */
export const tellBalance =
  (services: WalletServices): WalletHandler<'wallet.balance'> =>
  (input, { provider, inTransaction }) =>
    inTransaction(async (tx) => {
      const { sessions } = services
      const session = await sessions.find(tx, provider, input)
      if (session.isBlocked) throw new WalletError('SESSION_GONE', 'The game session is over')
      await sessions.use(tx, session, true)
      const player = await sessions.playerName(tx, provider, session.uid)
      return { player, balance: await stakeable(services, tx, session) }
    })
