import type { Host, KnownText } from '#renderers/host.ts'
import type { NoPrice } from './CashOutPrice.ts'
import type { Ending } from './useTaking.ts'

const noPrice: Record<NoPrice, KnownText> = {
  suspended: 'bets.cashOut.suspended',
  no_price: 'bets.cashOut.noPrice',
  not_worth: 'bets.cashOut.notWorth',
  not_open: 'bets.cashOut.notOpen',
  not_offered: 'bets.cashOut.notOffered',
  pending: 'bets.cashOut.pending',
  offline: 'bets.cashOut.offline',
  often: 'bets.cashOut.often',
  other: 'bets.cashOut.failed',
}

/** Why a bet has no price for now, or at all. */
export const noPriceText = (host: Host, why: NoPrice): string => host.t(noPrice[why])

/** Why it was not cashed out, where that is known. */
export function reasonText(host: Host, reason: string | undefined): string | undefined {
  if (reason === 'price_differs') return host.t('bets.cashOut.priceDiffers')
  if (reason === 'offer_expired') return host.t('bets.cashOut.expired')
  const isKnown = reason !== undefined && Object.hasOwn(noPrice, reason) && reason !== 'other'
  return isKnown ? noPriceText(host, reason as NoPrice) : undefined
}

export const refusedText = (host: Host, { reason, failure }: Extract<Ending, { is: 'refused' }>): string =>
  reasonText(host, reason) ?? host.failureText(failure)
