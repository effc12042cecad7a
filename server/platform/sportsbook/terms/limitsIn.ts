import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Ratio } from '../../../../betting/ratios.ts'
import { parseAmount } from '../../wallet/money.ts'

type Limits = SportsbookDefinition['limits']
type Sum = Exclude<keyof Limits, 'mostOdds'>

/** The limits of bets in a currency, in its minor units. */
export type LimitsInCurrency = { readonly [Name in Sum]: bigint } & { readonly mostOdds: Ratio }

/** Undefined for a currency that bets are not taken in. */
export function limitsIn({ limits }: SportsbookDefinition, currency: string): LimitsInCurrency | undefined {
  const { mostOdds, ...sums } = limits
  const found: Partial<Record<Sum, bigint>> = {}
  for (const name of Object.keys(sums) as Sum[]) {
    const amount = Object.hasOwn(sums[name], currency) ? sums[name][currency] : undefined
    const units = amount === undefined ? undefined : parseAmount(amount, currency)
    if (units === undefined) return undefined
    found[name] = units
  }
  return { ...(found as Record<Sum, bigint>), mostOdds: ratioOf(mostOdds) }
}

/** The decimal number exactly. @param text as the grammar takes it: up to four digits after the point */
function ratioOf(text: string): Ratio {
  const [whole = '', fraction = ''] = text.split('.')
  return { num: BigInt(whole + fraction.padEnd(4, '0')), den: 10_000n }
}
