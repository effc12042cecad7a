import type { Definition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import type { Reference } from './collectReferences.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A picture of another host that no page would show, because the policy of pages names no such origin. */
export function checkPicture({ value, pointer }: Reference, _: Definition, site: SiteIndex): Finding[] {
  const address = String(value)
  if (!address.startsWith('https://') || !URL.canParse(address)) return []
  const { origin } = new URL(address)
  if (site.imageOrigins.some((allowed) => isWithin(origin, allowed))) return []
  const message = `Pages show no pictures from ${origin}.`
  const hint = `Add ${origin} to imageOrigins of site/main, or make the picture an asset of the site.`
  return [{ code: 'image_origin', pointer, message, hint }]
}

/** `https://*.example.com` stands for every host below it, as in a Content-Security-Policy. */
function isWithin(origin: string, allowed: string): boolean {
  const [before, below] = allowed.toLowerCase().split('*')
  if (below === undefined) return origin === new URL(allowed).origin
  return origin.startsWith(before ?? '') && origin.endsWith(below)
}
