import type { Handlers } from '../operations.ts'
import { signedIn } from '../signedIn.ts'
import type { Ledger } from './createLedger.ts'

/** What the site shows of money. */
export function walletHandlers({ ledger }: { ledger: Ledger }) {
  return {
    async 'account.getBalance'(_input, context) {
      return ledger.balances(signedIn(context).uid)
    },
  } satisfies Handlers
}
