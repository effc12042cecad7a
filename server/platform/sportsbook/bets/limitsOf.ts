import { parseAmount } from '../../wallet/money.ts'
import type { BettingTerms } from './BettingTerms.ts'

/** Limits of bets in one currency, in minor units. */
export type Limits = Readonly<Record<Exclude<keyof BettingTerms['limits'], 'mostOdds'>, bigint>> & {
  mostOdds: string
}

/** @returns undefined where no bets are taken in the currency: one of the limits does not name it */
export function limitsOf({ limits }: Pick<BettingTerms, 'limits'>, currency: string): Limits | undefined {
  const { mostOdds, ...sums } = limits
  const units = Object.entries(sums).map(([name, by]) => {
    const text = Object.hasOwn(by, currency) ? by[currency] : undefined
    return [name, text === undefined ? undefined : parseAmount(text, currency)] as const
  })
  if (units.some(([, sum]) => sum === undefined)) return undefined
  return { ...(Object.fromEntries(units) as Omit<Limits, 'mostOdds'>), mostOdds }
}
