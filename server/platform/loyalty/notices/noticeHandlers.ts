import type { Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { OfferedLoyalty } from '../offered.ts'
import { createLoyaltyWords, type Words } from '../told/createLoyaltyWords.ts'
import type { Notices } from './createNotices.ts'
import { noticeWords } from './noticeWords.ts'
import type { LoyaltyNotice } from './schema.ts'

export type NoticeHandlerServices = { notices: Notices; offered: OfferedLoyalty; live: LiveSite }

/** Notices as pages show them, each on one page. */
export function noticeHandlers({ notices, offered, live }: NoticeHandlerServices) {
  return {
    async 'loyalty.getnotifications'(_input, context) {
      const { uid } = signedIn(context)
      const { programmes } = await offered.toCaller(context)
      if (programmes.length === 0) return []
      const words = createLoyaltyWords(live, context.locale)
      return (await notices.list(uid)).map((notice) => describe(notice, words))
    },

    'loyalty.acknowledge': async ({ ids }, context) => notices.claim(signedIn(context).uid, ids),
  } satisfies Handlers
}

function describe(notice: LoyaltyNotice, words: Words) {
  const { id, trigger, type, amount, image, createdAt } = notice
  return {
    ...{ id, trigger, type, amount: Number(amount) },
    amountType: trigger === 'level' ? ('level' as const) : ('points' as const),
    ...noticeWords(notice, words),
    ...(image !== null && { image }),
    at: createdAt.toISOString(),
  }
}
