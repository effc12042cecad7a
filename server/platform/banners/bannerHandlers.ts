import type { BannerDefinition } from '#generated/grammar/types.ts'
import { stageOf } from '../campaigns/campaignRules.ts'
import { createWords } from '../shared/createWords.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Services = { live: LiveSite; clock: () => Date }

/** The banners that run now, in the order of their numbers and in the words of the visitor. */
export function bannerHandlers({ live, clock }: Services) {
  return {
    async 'banners.get'({ offset, count, fields }, context) {
      const now = clock()
      const running = live.banners().filter((banner) => stageOf(banner, now) === 'running')
      const wordsOf = createWords(live, context.locale)
      const items = running.slice(offset, offset + count).map((banner) => {
        const { label, value, addition } = banner
        const parts = { ...partsOf(banner), ...wordsOf({ label, value, addition }) }
        const wanted = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
        return { id: banner.number, isExist: true, ...Object.fromEntries(wanted) }
      })
      return { items, offset, limit: count, total: running.length }
    },
  } satisfies Handlers
}

/** As the product document names them (section 3); what a banner does not have is left out. */
function partsOf({ position, type, compactImage, wideImage, tallImage, ends }: BannerDefinition) {
  return {
    description: { position },
    banner_type: type,
    image_735_240: wideImage,
    image_360_520: tallImage,
    ...(compactImage && { registration_popup_mobile_compact: compactImage }),
    ...(ends && { finished_at: ends }),
  }
}
