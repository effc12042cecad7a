import { stageOf } from '../campaigns/campaignRules.ts'
import type { CanBeUsed } from '../campaigns/canBeUsed.ts'
import { advertisesInVain } from '../campaigns/linkedOffers.ts'
import { createWords } from '../shared/createWords.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Services = { live: LiveSite; canBeUsed: CanBeUsed; clock: () => Date }

/**
 * The campaign popups that run now, in the order of their numbers. For whom each is, and who has seen it, the site looks
 * at itself: it knows the page, the screen and what a visitor keeps in the browser.
 */
export function popupHandlers({ live, canBeUsed, clock }: Services) {
  return {
    async 'popups.get'({ offset, count, fields }, context) {
      const now = clock()
      const isInVain = advertisesInVain(live.campaigns(), canBeUsed)
      const running = live
        .campaignPopups()
        .filter(({ campaign }) => stageOf(campaign, now) === 'running')
        .filter((popup) => !isInVain(popup))
      const wordsOf = createWords(live, context.locale)
      const items = running.slice(offset, offset + count).map(({ id, campaign, views, initialView }) => {
        const title = views[initialView]?.title
        const parts = {
          description: wordsOf({ title: typeof title === 'string' ? title : title?.key }),
          ...(campaign.starts && { starts_at: campaign.starts }),
          ...(campaign.ends && { finished_at: campaign.ends }),
        }
        const wanted = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
        return { id: campaign.number, sysname: id, ...Object.fromEntries(wanted) }
      })
      return { items, offset, limit: count, total: running.length }
    },
  } satisfies Handlers
}
