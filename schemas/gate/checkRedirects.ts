import type { RedirectsDefinition } from '#generated/grammar/types.ts'
import { trimSlash } from '../runtime/matchStars.ts'
import type { Finding } from '../runtime/problem.ts'
import { findRedirectLoops } from './findRedirectLoops.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Redirects that lead nowhere, to themselves, or to an address that a visitor could choose, or that hide a page. */
export function checkRedirects(definition: RedirectsDefinition, site: SiteIndex): Finding[] {
  const { redirects } = definition
  const first = new Map<string, number>()
  const found = redirects.flatMap(({ from_url, to_url }, at) => {
    const found: Finding[] = []
    const say = (property: string, message: string, hint: string) =>
      found.push({ code: 'redirect', pointer: `/redirects/${at}/${property}`, message, hint })
    const [stars, places] = [from_url, to_url].map((url) => url.split('*').length - 1) as [number, number]
    if (from_url.includes('**'))
      say('from_url', 'Two * stand side by side.', 'Use one * for all that varies there.')
    if (places > stars)
      say(
        'to_url',
        stars === 0 ? 'The * stands for nothing here.' : `Only ${stars} * of from_url can stand here.`,
        'Add a * to from_url, or remove it.',
      )
    if (/^https:\/\/[^/]*\*/.test(to_url))
      say(
        'to_url',
        'The * would let a visitor choose the host.',
        'Write the host out, with a slash after it.',
      )
    if (trimSlash(from_url) === trimSlash(to_url))
      say('to_url', 'The redirect leads to itself.', 'Lead elsewhere, or remove it.')
    const same = first.get(trimSlash(from_url))
    if (same !== undefined)
      say('from_url', `Redirect ${same + 1} takes this address before it.`, 'Remove one of them.')
    else first.set(trimSlash(from_url), at)
    return found
  })
  if (found.length > 0) return found
  const loops = findRedirectLoops(definition, site).map(({ at, way }) => ({
    code: 'redirect_loop',
    pointer: `/redirects/${at}/to_url`,
    message: `The redirect never comes to an end: ${way.slice(0, 6).join(' → ')}${way.length > 6 ? ' → …' : ''}`,
    hint: 'Lead to an address that no redirect, route or guard sends on, or narrow from_url.',
  }))
  return loops.length > 0 ? loops : hidingPages(definition, site)
}

/** Redirects are looked for before routes. */
function hidingPages({ redirects }: RedirectsDefinition, site: SiteIndex): Finding[] {
  const pages = new Map([...site.routes.values()].map(({ pattern, page }) => [pattern, page]))
  return redirects.flatMap(({ from_url }, at) => {
    const page = pages.get(trimSlash(from_url) || '/')
    if (page === undefined) return []
    const message = `The page ${page} is at this address, and nobody would see it.`
    const hint = 'Redirect another address, or take the route away.'
    return [{ code: 'redirect', pointer: `/redirects/${at}/from_url`, message, hint }]
  })
}
