import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { Words } from '../told/createLoyaltyWords.ts'
import type { LoyaltyOrder } from './schema.ts'

type Order = OperationResponse<'loyalty.getorders'>['items'][number]

/** An order as its player sees it, with the name that was bought. */
export function describeOrder(order: LoyaltyOrder, words: Words): Order {
  const { id, product, kind, price, state, createdAt } = order
  const { id: sysname, name, image } = JSON.parse(order.terms) as LoyaltyProductDefinition
  return {
    ...{ id, product_id: product, name: words.say(name, sysname), kind, price: Number(price), state },
    ...(image && { image_url: image }),
    at: createdAt.toISOString(),
  }
}
