import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import { stageOf } from '../../campaigns/campaignRules.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { Standing } from '../points/Points.ts'
import type { Stock } from './stockRepository.ts'

const day = 86_400_000

/** Why a product cannot be bought. */
export type WhyNot = NonNullable<OperationResponse<'loyalty.getproducts'>['items'][number]['reason']>

/** @property bought when the player bought it before @property isReachable there is an address to send something to */
export type Buyer = { standing: Standing; bought: readonly Date[]; isReachable: boolean }

/** How many there are; undefined where there is no end of them. */
export const leftOf = ({ stock }: LoyaltyProductDefinition, kept: Stock | undefined): number | undefined =>
  stock === undefined ? undefined : Math.max(0, stock + (kept?.added ?? 0) - (kept?.sold ?? 0))

/** How many a player may still buy; undefined where there is no end of them. */
export function ownLeftOf(
  { ownLimit }: LoyaltyProductDefinition,
  bought: readonly Date[],
  now: Date,
): number | undefined {
  if (!ownLimit) return undefined
  const since = ownLimit.days === undefined ? 0 : now.getTime() - ownLimit.days * day
  return Math.max(0, ownLimit.count - bought.filter((at) => at.getTime() > since).length)
}

/** Points that a player lacks for it. */
export const missingFor = (
  { price }: LoyaltyProductDefinition,
  { points }: Pick<Standing, 'points'>,
): number => Math.max(0, price - Number(points))

/** Why it cannot be bought now; by a visitor only what is so for everybody. */
export function whyNot(
  product: LoyaltyProductDefinition,
  { now, left, buyer }: { now: Date; left: number | undefined; buyer?: Buyer | undefined },
): WhyNot | undefined {
  if (buyer?.standing.isFrozen) return 'frozen'
  const stage = stageOf(product, now)
  if (stage !== 'running') return stage === 'soon' ? 'not_yet' : 'over'
  if (left === 0) return 'sold_out'
  if (!buyer) return undefined
  const { standing, bought } = buyer
  if (product.minLevel !== undefined && standing.level < product.minLevel) return 'level'
  if (ownLeftOf(product, bought, now) === 0) return 'own_limit'
  if ('sent' in product.gives && !buyer.isReachable) return 'address'
  if (standing.debt > 0n) return 'debt'
  return missingFor(product, standing) > 0 ? 'insufficient' : undefined
}
