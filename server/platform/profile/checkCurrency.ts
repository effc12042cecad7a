import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { bonusRepository } from '../bonuses/bonusRepository.ts'
import { paymentTotalsRepository } from '../cashier/paymentTotalsRepository.ts'
import { packRepository } from '../freespins/packRepository.ts'
import { limitRepository } from '../responsibleGaming/limitRepository.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { balanceRepository } from '../wallet/balanceRepository.ts'

/**
 * A currency that the site has; another than before only while no money was ever moved, none is on its way, and no deposit
 * limit, bonus or free spin is in it.
 */
export async function checkCurrency(
  live: LiveSite,
  account: Account,
  currency: string | undefined,
  tx: Executor,
): Promise<FieldErrors> {
  if (currency === undefined || currency === account.currency) return {}
  if (!live.site().general.available_currencies.includes(currency)) return { currency: [{ code: 'one_of' }] }
  const isLocked =
    (await balanceRepository.hasPostings(tx, account.uid)) ||
    (await limitRepository.hasLimit(tx, account.uid)) ||
    (await paymentTotalsRepository.openDeposits(tx, account.uid)) > 0n ||
    (await bonusRepository.hasOpen(tx, account.uid)) ||
    (await packRepository.hasSpins(tx, account.uid))
  return isLocked ? { currency: [{ code: 'locked' }] } : {}
}
