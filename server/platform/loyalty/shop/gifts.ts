import type {
  Jurisdiction,
  LoyaltyProductDefinition,
  LoyaltyProgrammeDefinition,
} from '#generated/grammar/types.ts'
import { amountIn } from '../../campaigns/campaignRules.ts'
import type { LoyaltyOrder } from './schema.ts'

export type Gift = LoyaltyProductDefinition['gives']

export function kindOf(gift: Gift): LoyaltyOrder['kind'] {
  if ('bonus' in gift) return 'bonus'
  if ('freeBet' in gift) return 'free_bet'
  return 'spins' in gift ? 'free_spins' : 'sent'
}

/** What it can be played in; nothing that is sent is. */
function playedIn(gift: Gift): 'casino' | 'betting' | undefined {
  if ('bonus' in gift) return gift.product ?? 'casino'
  if ('freeBet' in gift) return 'betting'
  return 'spins' in gift ? 'casino' : undefined
}

/** How many times it must be staked before it is real money. */
function wageringOf(gift: Gift): number {
  if ('bonus' in gift) return gift.wagering
  return 'spins' in gift ? (gift.winnings?.wagering ?? 0) : 0
}

/**
 * Whether a jurisdiction lets a product be sold: staked no more often than it allows, and where products are kept apart, for
 * play in the one that earns. The gate refuses others; what was published before a rule changed is not sold.
 */
export function isAllowed(
  { gives }: LoyaltyProductDefinition,
  { products }: Pick<LoyaltyProgrammeDefinition, 'products'>,
  { loyalty }: Jurisdiction,
): boolean {
  const { acrossProducts = true, mostWagering = Infinity } = loyalty ?? {}
  if (wageringOf(gives) > mostWagering) return false
  const product = playedIn(gives)
  return acrossProducts || product === undefined || (products.length === 1 && products.includes(product))
}

/** Whether it has a sum in the currency of a player. */
export function isInCurrency({ gives }: LoyaltyProductDefinition, currency: string): boolean {
  if ('bonus' in gives) return amountIn(gives.bonus, currency) !== undefined
  if ('freeBet' in gives) return amountIn(gives.freeBet, currency) !== undefined
  return !('spins' in gives) || amountIn(gives.stake, currency) !== undefined
}
