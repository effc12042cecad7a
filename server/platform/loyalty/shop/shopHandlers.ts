import type { Database } from '../../../db/Database.ts'
import type { Catalogue } from '../../games/catalogue/createCatalogue.ts'
import type { Idempotency } from '../../idempotency/withIdempotency.ts'
import type { Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { OfferedLoyalty } from '../offered.ts'
import { createLoyaltyWords } from '../told/createLoyaltyWords.ts'
import type { Shelved, Shop } from './createShop.ts'
import { describeOrder } from './describeOrder.ts'
import { describeProduct } from './describeProduct.ts'

export type ShopHandlerServices = {
  database: Database
  shop: Shop
  offered: OfferedLoyalty
  idempotency: Idempotency
  catalogue: Pick<Catalogue, 'current'>
  live: LiveSite
  clock: () => Date
}

/** The shop as the site shows it. */
export function shopHandlers(services: ShopHandlerServices) {
  const { database, shop, offered, idempotency, catalogue, live, clock } = services
  return {
    async 'loyalty.getproducts'({ sysname, offset, count }, context) {
      const there = await offered.toCaller(context)
      const all = await shop.shelf(
        database.drizzle,
        there,
        ({ programme }) => sysname === undefined || programme === sysname,
      )
      const games = catalogue.current()
      const around = {
        words: createLoyaltyWords(live, context.locale),
        currency: there.player?.currency ?? live.site().general.default_currency,
        gameName: (name: string) => games.find(name)?.name,
        now: clock(),
      }
      const shown = all.filter(({ reason }) => reason !== 'over').sort(affordableFirst)
      const items = shown.slice(offset, offset + count).map((one) => describeProduct(one, around))
      return { items, offset, limit: count, total: shown.length }
    },

    async 'loyalty.buyproduct'(input, context) {
      return idempotency.withIdempotency(context, 'loyalty.buyproduct', input, async (tx, uid) => {
        const left = await shop.buy(tx, uid, { id: input.id, shown: input.price })
        return { value: 1 as const, points: Number(left) }
      })
    },

    async 'loyalty.getorders'({ offset, count }, context) {
      const { uid } = signedIn(context)
      const { items, total } = await shop.orders({ uid, offset, count })
      const words = createLoyaltyWords(live, context.locale)
      return { items: items.map((order) => describeOrder(order, words)), offset, limit: count, total }
    },
  } satisfies Handlers
}

/** What can be bought, then what could be with more points, then the rest; of each the order of the site. */
function affordableFirst(one: Shelved, other: Shelved): number {
  const rank = ({ reason }: Shelved) => (reason === undefined ? 0 : reason === 'insufficient' ? 1 : 2)
  return rank(one) - rank(other) || one.product.number - other.product.number
}
