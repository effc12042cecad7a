import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import type { SiteIndex } from './siteIndex.ts'

/** What stands in the place of popups must itself be there for everybody. */
export function checkPopupFallbacks({ popups }: SiteDefinition, site: SiteIndex): Finding[] {
  return Object.entries(popups.fallbacks ?? {}).flatMap(([reason, { popup: id, view }]) => {
    const popup = site.popups.get(id)
    if (!popup) return []
    const pointer = `/popups/fallbacks/${reason}`
    const found: Finding[] = []
    if (popup.availableWhen !== undefined)
      found.push({
        code: 'fallback_unavailable',
        pointer: `${pointer}/popup`,
        message: `${id} is not for everybody (availableWhen).`,
        hint: 'Name a popup that always is.',
      })
    if (view !== undefined && !Object.hasOwn(popup.views, view))
      found.push({
        code: 'unknown_view',
        pointer: `${pointer}/view`,
        message: `${id} has no view ${view}.`,
        hint: `Use one of: ${Object.keys(popup.views).join(', ')}.`,
      })
    return found
  })
}
