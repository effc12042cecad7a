import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Bonuses } from '../../bonuses/createBonuses.ts'
import { amountIn } from '../../campaigns/campaignRules.ts'
import { termsIn, winningsIn } from '../../campaigns/winningsIn.ts'
import type { FreeBets } from '../../freebets/createFreeBets.ts'
import type { Freespins } from '../../freespins/createFreespins.ts'
import type { Journal } from '../../wallet/Journal.ts'
import type { LoyaltyOrder } from './schema.ts'

export type GiftServices = {
  bonuses: Pick<Bonuses, 'grant'>
  freespins: Pick<Freespins, 'grant'>
  freeBets: Pick<FreeBets, 'grant'>
}

type Giving = { order: LoyaltyOrder; product: LoyaltyProductDefinition; currency: string }

/**
 * Gives what an order has bought, under the lock of its player, once an order.
 * @returns journals that the caller posts; undefined where it has no sum in the currency of the player
 */
export async function giveGift(
  { bonuses, freespins, freeBets }: GiftServices,
  tx: Executor,
  { order: { id, uid }, product, currency }: Giving,
): Promise<Journal[] | undefined> {
  const { gives, name, text, terms: conditions, image } = product
  const content = { name, text, ...(conditions && { terms: conditions }), ...(image && { image }) }
  const of = { uid, reason: `loyalty/${id}`, currency }
  if ('spins' in gives) {
    const { game, spins, days } = gives
    const stake = amountIn(gives.stake, currency)
    const winnings = winningsIn(gives.winnings, content, currency)
    if (stake === undefined || winnings === 'incomplete') return undefined
    await freespins.grant(tx, { ...of, game, stake, spins, days, ...(winnings && { winnings }) })
    return []
  }
  if ('freeBet' in gives) {
    const { bets: terms, days } = gives
    const amount = amountIn(gives.freeBet, currency)
    if (amount === undefined) return undefined
    await freeBets.grant(tx, { ...of, amount, terms, content, days })
    return []
  }
  if (!('bonus' in gives)) return undefined
  const { wagering, days, product: playedIn = 'casino' } = gives
  const amount = amountIn(gives.bonus, currency)
  const convertsMost = amountIn(gives.convertsMost, currency)
  const terms = termsIn(gives.play, currency)
  if (amount === undefined || terms === 'incomplete' || (gives.convertsMost && convertsMost === undefined))
    return undefined
  return bonuses.grant(tx, {
    ...{
      ...of,
      product: playedIn,
      amount,
      required: amount * BigInt(wagering),
      content,
      days,
      atOnce: false,
    },
    ...(convertsMost !== undefined && { convertsMost }),
    terms: { ...terms, ...(gives.bets && { bets: gives.bets }) },
  })
}
