import type { Host } from '#renderers/host.ts'
import { shownMoney } from '../sums.ts'
import { CODES, REASONS, type Refusal } from './refusalOf.ts'

/** Why a bet was not taken, in the words of the slip or, for what it has none for, of the site. */
export function refusedText(host: Host, { reason, most, least, failure }: Refusal): string {
  if (reason === 'limit' && most)
    return host.t({ key: 'slip.refused.limit.most', args: { amount: shownMoney(host, most) } })
  if (reason === 'least_stake' && least)
    return host.t({ key: 'slip.refused.least', args: { amount: shownMoney(host, least) } })
  const code = CODES.find((one) => one === reason)
  if (code) return host.t(`slip.code.${code}`)
  const known = REASONS.find((one) => one === reason)
  if (known) return host.t(`slip.refused.${known}`)
  return failure ? host.failureText(failure) : host.t('slip.refused.stake')
}
