import type { Operations } from '#generated/api.ts'
import type { App } from '../../boot/App.ts'
import { refreshSession } from '../refreshSession.ts'

/** Asks what the player has. Where no answer comes, or the money of somebody else, it is not shown. */
export async function refreshBalance(app: App): Promise<void> {
  const { session } = app.stores
  const { uid } = session.state.facts
  const turn = session.ask()
  const unseen = session.unseen()
  const result = await app.call('account.getBalance', unseen === undefined ? {} : { unseen })
  if (!result.ok || session.state.facts.uid !== uid) return
  const balances = result.response as Operations['account.getBalance']['response']
  if ((balances.uid ?? uid) === uid) session.setBalances(balances, turn)
  else await refreshSession(app)
}
