import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { compileRedirects } from '../compiler/compileRedirects.ts'
import { compileRoutes } from '../compiler/compileRoutes.ts'
import { createRedirects } from '../runtime/createRedirects.ts'
import type { Facts } from '../runtime/Facts.ts'
import { createMatcher } from '../runtime/matchRoute.ts'
import { memo } from '../runtime/memo.ts'
import type { Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { reservedSegments } from '../runtime/reservedSegments.ts'
import { traceAddress } from '../runtime/traceAddress.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textAddresses } from './textAddresses.ts'

/** Links in texts that lead to no page of the site. */
export function checkTextAddresses(definitions: readonly MessagesDefinition[], site: SiteIndex): Problem[] {
  return definitions.flatMap(({ kind, id, messages }) =>
    Object.entries(messages).flatMap(([key, text]) =>
      [...new Set(textAddresses(text))].flatMap((address) =>
        leadsSomewhere(site)(address)
          ? []
          : [
              {
                definition: `${kind}/${id}`,
                pointer: joinPointer('/messages', key),
                code: 'unknown_address',
                message: `The link to ${address} leads to no page.`,
                hint: 'Lead to the address of a page, or redirect this one.',
              },
            ],
      ),
    ),
  )
}

/** Whether an address comes to a page, to a file or to what the server answers itself; without routes nothing is known. */
const leadsSomewhere = memo((site: SiteIndex) => {
  const table = site.definitions.find((one) => one.kind === 'routes')
  if (!table) return () => true
  const routes = compileRoutes(table)
  const written = site.definitions.find((one) => one.kind === 'redirects')
  const list = site.definitions.find((one) => one.kind === 'locales')
  const locales = { default: list?.default ?? '', locales: list?.locales ?? [] }
  const redirects = createRedirects(written ? compileRedirects(written).redirects : [], locales)
  const pages = new Set(site.definitions.flatMap((one) => (one.kind === 'page' ? [one.id] : [])))
  const around = {
    redirects,
    routes,
    locales,
    match: createMatcher(routes.routes),
    session: { authenticated: true, uid: 1 },
    siteFacts: () => ({}) as Facts['site'],
    hasPage: (id: string) => pages.has(id),
  }
  return (address: string): boolean => {
    const [, first = ''] = address.split(/[/?#]/)
    if (reservedSegments.includes(first) || first === 'media' || first === '_ipx') return true
    return traceAddress(address, around).end.kind !== 'missing'
  }
})
