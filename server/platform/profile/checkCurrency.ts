import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { bonusRepository } from '../bonuses/bonusRepository.ts'
import { paymentTotalsRepository } from '../cashier/paymentTotalsRepository.ts'
import { freeBetRepository } from '../freebets/freeBetRepository.ts'
import { packRepository } from '../freespins/packRepository.ts'
import { limitRepository } from '../responsibleGaming/limitRepository.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { balanceRepository } from '../wallet/balanceRepository.ts'

/** A currency that the site has; another than before only while it is not locked. */
export async function checkCurrency(
  live: LiveSite,
  account: Account,
  currency: string | undefined,
  tx: Executor,
): Promise<FieldErrors> {
  if (currency === undefined || currency === account.currency) return {}
  if (!live.site().general.available_currencies.includes(currency)) return { currency: [{ code: 'one_of' }] }
  return (await isCurrencyLocked(account.uid, tx)) ? { currency: [{ code: 'locked' }] } : {}
}

/** Whether money was ever moved or is on its way, or a deposit limit, bonus, free spin or free bet is in the account's currency. */
export async function isCurrencyLocked(uid: number, executor: Executor): Promise<boolean> {
  return (
    (await balanceRepository.hasPostings(executor, uid)) ||
    (await limitRepository.hasLimit(executor, uid)) ||
    (await paymentTotalsRepository.openDeposits(executor, uid)) > 0n ||
    (await bonusRepository.hasOpen(executor, uid)) ||
    (await packRepository.hasSpins(executor, uid)) ||
    (await freeBetRepository.hasOpen(executor, uid))
  )
}
