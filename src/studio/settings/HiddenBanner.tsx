import type { BannerDefinition } from '#generated/grammar/types.ts'
import { bannerBefore } from '#schemas/runtime/hiddenBanner.ts'
import type { JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'
import { settingsWords as words } from '../words/settings.ts'
import { SeenByNobody } from './SeenByNobody.tsx'

/** Says of a banner that nobody will ever see it, and which one stands before it. */
export function HiddenBanner({ banner, site }: { banner: JsonObject; site: Site }) {
  const others = site.keys().flatMap((key) => {
    const one = key.startsWith('banner/') ? site.definition(key) : undefined
    return one ? [one as unknown as BannerDefinition] : []
  })
  const before = bannerBefore(banner as unknown as BannerDefinition, others)
  if (!before) return null
  return <SeenByNobody why={words.hiddenBanner(before.number)} of={`banner/${before.id}`} name={before.id} />
}
