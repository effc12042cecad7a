import type { Host } from '#renderers/host.ts'
import { shownMoney, unitsOf } from '../sums.ts'
import { currencyOf } from './createQuotes.ts'
import { readStake } from './readStake.ts'
import type { SlipQuote } from './Wager.ts'

/** What is wrong with a stake that was typed, in words; nothing with an empty one, which was not. @param quote of the bet as it stands */
export function stakeFault(host: Host, text: string, quote: SlipQuote | undefined): string | undefined {
  if (text.trim() === '') return undefined
  const read = readStake(text, currencyOf(host))
  if ('fault' in read) return host.t(`slip.fault.${read.fault}`)
  const { least_stake: least, most_stake: most } = quote ?? {}
  if (least && read.units < unitsOf(least))
    return host.t({ key: 'slip.fault.least', args: { amount: shownMoney(host, least) } })
  if (most && read.units > unitsOf(most))
    return host.t({ key: 'slip.fault.most', args: { amount: shownMoney(host, most) } })
  return undefined
}
