import type { Host } from '#renderers/host.ts'
import { shownMoney, unitsOf, writeUnits } from '../sums.ts'
import { currencyOf } from './createQuotes.ts'

/** Minor units of what stakes are in, as the reader's language writes them. */
export function shownUnits(host: Host, units: bigint): string {
  const currency = currencyOf(host)
  return shownMoney(host, { amount: writeUnits(units, currency), currency })
}

/** What the player can stake, in minor units. @param purse one of them alone, where they are isolated */
export function stakeable(host: Host, purse?: 'main' | 'bonus'): bigint {
  const { main, betting_bonus: bonus } = host.facts().balance ?? {}
  const own = main && purse !== 'bonus' ? unitsOf(main) : 0n
  return own + (bonus && purse !== 'main' ? unitsOf(bonus) : 0n)
}
