import { linkTo } from '#generated/routes.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { localisedPath } from '#schemas/runtime/localisedPath.ts'
import type { LiveSite } from '../shared/siteSource.ts'

/** Where a game leads who leaves it, absolute: the game hall, else the first page of the site. */
export function hallAddress(live: LiveSite, siteUrl: string, locale: string): string {
  const path = hrefOf(live.routes(), linkTo('gamehall')) ?? '/'
  return siteUrl + localisedPath(live.locales(), locale, path)
}
