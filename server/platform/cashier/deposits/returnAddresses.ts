import { linkTo } from '#generated/routes.ts'
import { type HrefTarget, hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { DepositOrder } from '../provider/PaymentProvider.ts'

/** Where the provider sends the browser afterwards. @param origin of the site, as the browser uses it */
export function returnAddresses(
  live: LiveSite,
  origin: string,
  { id, locale }: { id: number; locale: string },
): DepositOrder['returns'] {
  const locales = live.locales()
  const known = locales.locales.some(({ code }) => code === locale) ? locale : locales.default
  const address = (link: HrefTarget) =>
    origin + localisedPath(locales, known, hrefOf(live.routes(), link) ?? '/')
  return {
    success: address(linkTo('cashier.paysuccess-transaction', { transaction: id })),
    fail: address(linkTo('cashier.payfail-transaction', { transaction: id })),
    pending: address(linkTo('cashier.paypending-transaction', { transaction: id })),
    cancel: address(linkTo('cashier.paycancel', {}, { transaction: String(id) })),
  }
}
