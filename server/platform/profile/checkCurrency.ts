import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { bonusRepository } from '../bonuses/bonusRepository.ts'
import { paymentTotals } from '../cashier/paymentTotals.ts'
import { hasSpins } from '../freespins/hasSpins.ts'
import { hasLimit } from '../responsibleGaming/hasLimit.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** What this domain asks of the wallet. */
export type Wallet = {
  /** Whether money was ever moved for the player. */
  hasPostings(uid: number, executor?: Executor): Promise<boolean>
}

/**
 * A currency that the site has; another than before only while no money was ever moved, none is on its way, and no deposit
 * limit, bonus or free spin is in it.
 */
export async function checkCurrency(
  { live, wallet }: { live: LiveSite; wallet: Wallet },
  account: Account,
  currency: string | undefined,
  tx: Executor,
): Promise<FieldErrors> {
  if (currency === undefined || currency === account.currency) return {}
  if (!live.site().general.available_currencies.includes(currency)) return { currency: [{ code: 'one_of' }] }
  const isLocked =
    (await wallet.hasPostings(account.uid, tx)) ||
    (await hasLimit(tx, account.uid)) ||
    (await paymentTotals.openDeposits(tx, account.uid)) > 0n ||
    (await bonusRepository.hasOpen(tx, account.uid)) ||
    (await hasSpins(tx, account.uid))
  return isLocked ? { currency: [{ code: 'locked' }] } : {}
}
