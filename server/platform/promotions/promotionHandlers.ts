import type { PromotionDefinition } from '#generated/grammar/types.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import type { Database } from '../../db/Database.ts'
import { stageOf } from '../campaigns/campaignRules.ts'
import type { CanBeUsed } from '../campaigns/canBeUsed.ts'
import { advertisesInVain } from '../campaigns/linkedOffers.ts'
import { createWords } from '../shared/createWords.ts'
import type { Handlers, OperationResponse } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'

type Promotion = OperationResponse<'promotions.get'>['items'][number]
export type PromotionHandlerServices = {
  database: Database
  live: LiveSite
  canBeUsed: CanBeUsed
  clock: () => Date
}

/** Promotions that run now, for the player's country, in the order of their numbers. */
export function promotionHandlers({ database, live, canBeUsed, clock }: PromotionHandlerServices) {
  const describe = (promotion: PromotionDefinition, locale: string): Promotion => {
    const { number, id, name, text, body, terms, image, link, ends } = promotion
    const wordsOf = createWords(live, locale)
    const { label } = wordsOf({ label: link?.label })
    const href = link && hrefOf(live.routes(), link)
    return {
      id: number,
      sysname: id,
      description: { ...wordsOf({ name, text, body, terms }), ...(image && { image }) },
      ...(label !== undefined && href !== undefined && { link: { label, href } }),
      ...(ends && { finished_at: ends }),
    }
  }

  return {
    async 'promotions.get'({ offset, count, id }, { session, locale }) {
      const basics = session ? await readBasics(database.drizzle, session.uid) : undefined
      const country = basics?.countryCode
      const isInVain = advertisesInVain(live.campaigns(), canBeUsed)
      const running = live
        .promotions()
        .filter((one) => stageOf(one, clock()) === 'running' && !isInVain(one))
        .filter(
          ({ countries }) => !countries || country === undefined || countries.some((one) => one === country),
        )
        .filter((one) => id === undefined || [one.id, String(one.number)].includes(id))
      const items = running.slice(offset, offset + count).map((one) => describe(one, locale))
      return { items, offset, limit: count, total: running.length }
    },
  } satisfies Handlers
}
