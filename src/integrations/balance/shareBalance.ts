import { subscribe } from 'valtio/vanilla'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { BALANCE_KEY } from '../../stores/balanceKey.ts'
import { balancesOf } from '../../stores/balancesOf.ts'
import { readBalance } from './readBalance.ts'
import { refreshBalance } from './refreshBalance.ts'

/**
 * Keeps the balance in the browser: for tabs in the background, which hear no events, and for a platform whose account
 * info has none, so that a player who comes back sees the last one until the platform answers. What the document
 * brought is newer than what was kept.
 */
export function shareBalance(app: App, host: Host): () => void {
  const { session, stored } = app.stores
  let last = ''

  function keep() {
    const { uid } = session.state.facts
    if (uid === 0) {
      last = ''
      return stored.forget(BALANCE_KEY)
    }
    if (session.state.facts.balance_main === undefined) return
    const text = JSON.stringify({ uid, ...balancesOf(session.state.facts) })
    if (text !== last) stored.keep(BALANCE_KEY, text)
    last = text
  }

  function take(text: string | null) {
    const balances = readBalance(text, session.state.facts.uid)
    if (!balances) return
    last = text ?? ''
    session.setBalances(balances)
  }

  const hear = ({ key, newValue }: StorageEvent) => {
    // A page that is seen has events of its own, and may know better.
    if (key === BALANCE_KEY && document.visibilityState === 'hidden') take(newValue)
  }

  let uid = 0
  /** Whoever has come without money: the last known, then what the platform says. */
  function look() {
    const { facts } = session.state
    if (facts.uid > 0 && facts.uid !== uid && facts.balance_main === undefined) {
      take(stored.read(BALANCE_KEY))
      refreshBalance(app).catch((error: unknown) => host.report(error, 'balance'))
    }
    uid = facts.uid
    keep()
  }

  const unsubscribe = subscribe(session.state, look)
  addEventListener('storage', hear)
  look()
  return () => {
    unsubscribe()
    removeEventListener('storage', hear)
  }
}
