import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { DepositOrder } from '../provider/PaymentProvider.ts'

/** Pages that the browser comes back to, by the names of their routes. */
const pages = {
  success: 'cashier.paysuccess-transaction',
  fail: 'cashier.payfail-transaction',
  pending: 'cashier.paypending-transaction',
  cancel: 'cashier.paycancel',
} satisfies Record<keyof DepositOrder['returns'], string>

/** Where the provider sends the browser afterwards. @param origin of the site, as the browser uses it */
export function returnAddresses(
  live: LiveSite,
  origin: string,
  { id, locale }: { id: number; locale: string },
): DepositOrder['returns'] {
  const locales = live.locales()
  const known = locales.locales.some(({ code }) => code === locale) ? locale : locales.default
  const address = (name: keyof typeof pages) => {
    const path = hrefOf(live.routes(), { route: pages[name], params: { transaction: id } })
    return origin + localisedPath(locales, known, path ?? '/')
  }
  return {
    success: address('success'),
    fail: address('fail'),
    pending: address('pending'),
    cancel: address('cancel'),
  }
}
