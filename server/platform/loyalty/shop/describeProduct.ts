import type { AmountsByCurrency } from '#generated/grammar/types.ts'
import { amountIn } from '../../campaigns/campaignRules.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import { toAmount } from '../../wallet/money.ts'
import type { Words } from '../told/createLoyaltyWords.ts'
import { stepOf } from '../told/describeLevels.ts'
import type { Shelved } from './createShop.ts'
import { type Gift, kindOf } from './gifts.ts'
import { missingFor, ownLeftOf } from './whyNot.ts'

type Product = OperationResponse<'loyalty.getproducts'>['items'][number]

type Around = {
  words: Words
  /** Currency of who looks. */
  currency: string
  gameName: (sysname: string) => string | undefined
  now: Date
}

/** A product as who looks sees it. */
export function describeProduct(shelved: Shelved, around: Around): Product {
  const { product, programme, buyer, reason } = shelved
  const { number, id, name, text, terms, image, price, gives, minLevel, ends } = product
  const { words } = around
  const ownLeft = buyer && ownLeftOf(product, buyer.bought, around.now)
  return {
    ...{ id: number, sysname: id, program_id: programme.number, name: words.say(name, id), price },
    ...{ kind: kindOf(gives), ...describeGift(gives, around) },
    ...(image && { image_url: image }),
    description: words.describe({ name, text, ...(terms && { terms }), ...(image && { image }) }),
    is_available: buyer !== undefined && reason === undefined,
    ...(buyer && { missing: missingFor(product, buyer.standing) }),
    ...(ownLeft !== undefined && { own_left: ownLeft }),
    ...(ends !== undefined && { ends_at: new Date(ends).toISOString() }),
    ...(minLevel !== undefined && { min_level: stepOf(programme, minLevel, words) }),
    ...(reason && { reason }),
  }
}

function describeGift(gift: Gift, { currency, gameName }: Around): Partial<Product> {
  if ('bonus' in gift) {
    const { wagering, days } = gift
    return { ...sum('amount', gift.bonus, currency), wagering, days }
  }
  if ('freeBet' in gift) return { ...sum('amount', gift.freeBet, currency), days: gift.days }
  if (!('spins' in gift)) return {}
  const { spins, game, days } = gift
  const named = gameName(game)
  return { spins, game, days, ...(named && { game_name: named }), ...sum('stake', gift.stake, currency) }
}

function sum<Name extends string>(name: Name, amounts: AmountsByCurrency, currency: string) {
  const amount = amountIn(amounts, currency)
  return (amount === undefined ? {} : { [name]: toAmount(amount, currency) }) as {
    [N in Name]?: ReturnType<typeof toAmount>
  }
}
