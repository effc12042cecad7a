import type { BannerDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A banner that could not be told from another, never be seen, or that nothing on the site has a place for. */
export function checkBanner(banner: BannerDefinition, { definitions, popups }: SiteIndex): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is BannerDefinition => one.kind === 'banner' && one.id !== banner.id,
  )
  checkNumber(banner, others, 'banner', say)
  checkPeriod(banner, 'banner_time', say)
  if (banner.type === 'compact' && !banner.compactImage)
    say(
      '/type',
      'banner_image',
      'A compact banner needs a picture for phones.',
      'Give compactImage, or make it wide.',
    )
  const positions = new Set([...popups.values()].flatMap((popup) => popup.banner?.position ?? []))
  if (!positions.has(banner.position)) {
    const hint =
      positions.size > 0
        ? `Use one of: ${[...positions].sort().join(', ')}.`
        : 'Give a popup a banner with this position.'
    say('/position', 'unknown_position', `No popup has banners at ${JSON.stringify(banner.position)}.`, hint)
  }
  return found
}
