import { setImmediate } from 'node:timers/promises'
import type { ListedAddresses } from '#generated/grammar/types.ts'
import type { RouteArtefact } from '#schemas/runtime/artefacts.ts'
import { resolveValues } from '#schemas/runtime/bindings.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { namedOperation } from '#schemas/runtime/namedOperation.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { addressId } from '../../../betting/feedId.ts'
import type { AskAs } from '../createIsThere.ts'
import type { Release } from '../Release.ts'
import { visitorFacts } from '../visitorFacts.ts'
import { listedIn } from './listedIn.ts'
import { type Listed, longestPath } from './sitemapXml.ts'

/** A platform that gives no answer: a sitemap that lacks addresses would be taken for one of a site that lacks pages. */
export class ListingAwayError extends Error {}

/** Pages that a listing without an end is asked for at most. */
const mostPages = 5000

/** What operations answer of the things that routes have addresses of. */
export function createListing(ask: AskAs) {
  async function answerTo(
    release: Release,
    { operation, params }: ListedAddresses,
    facts: Facts,
    offset: number,
  ): Promise<unknown> {
    const query = new URLSearchParams({ version: '1', locale: release.locales.default })
    for (const [name, value] of Object.entries(resolveValues(params, facts))) query.set(name, String(value))
    if (offset > 0) query.set('offset', String(offset))
    const address = `${namedOperation(operation).path}?${query}`
    const { status, body } = await ask(address, undefined).catch((cause: unknown) => {
      throw new ListingAwayError(`${operation} gave no answer`, { cause })
    })
    const { response } = Object(body) as { response?: unknown }
    if (status === 200 && response !== undefined) return response
    // What is refused to visitors, or not there at all, has no addresses for them.
    if (status === 501 || (status >= 400 && status < 500 && status !== 429)) return {}
    throw new ListingAwayError(`${operation} answered ${status}`)
  }

  return {
    /** How many things a route has addresses of, listed or not. @throws ListingAwayError */
    async count(release: Release, { listed }: RouteArtefact): Promise<number> {
      if (!listed) return 0
      const response = await answerTo(release, listed, factsOf(release), 0)
      return totalOf(response) ?? itemsOf(response, listed).length
    },

    /**
     * Addresses of things by their place among all, asked for page by page: no more is held than is answered.
     * @param end place before which it ends
     * @throws ListingAwayError
     */
    async *addresses(
      release: Release,
      { name, listed }: RouteArtefact,
      begin: number,
      end: number,
    ): AsyncGenerator<Listed> {
      if (!listed) return
      const facts = factsOf(release)
      const isListed = listedIn(release)
      let at = begin
      for (let page = 0; at < end && page < mostPages; page += 1) {
        const response = await answerTo(release, listed, facts, at)
        const all = itemsOf(response, listed)
        const total = totalOf(response)
        // What is not asked for by pages is answered whole each time.
        const items = total === undefined ? all.slice(begin, end) : all.slice(0, end - at)
        for (const item of items) {
          const path = pathOf(release, name, listed, { ...facts, item } as Facts)
          if (path !== undefined && isListed(path, name)) yield { path }
        }
        at += items.length
        if (total === undefined || at >= total || items.length === 0) return
        // Others are answered between two pages.
        await setImmediate()
      }
    },
  }
}

const factsOf = (release: Release) => visitorFacts(release, { locale: release.locales.default, path: '/' })

function pathOf(
  release: Release,
  route: string,
  { address, when }: ListedAddresses,
  facts: Facts,
): string | undefined {
  if (!conditionHolds(when, facts)) return undefined
  const params = Object.entries(resolveValues(address, facts)).map(([name, value]) => [
    name,
    addressId(String(value)),
  ])
  const path = hrefOf(release.routes, { route, params: Object.fromEntries(params) })
  return path !== undefined && path.length <= longestPath ? path : undefined
}

function totalOf(response: unknown): number | undefined {
  const { total } = Object(response) as { total?: unknown }
  return typeof total === 'number' ? total : undefined
}

function itemsOf(response: unknown, { items = ['/items'] }: ListedAddresses): unknown[] {
  let found: unknown[] = [response]
  for (const pointer of items)
    found = found.flatMap((one) => {
      const list = readPointer(one, pointer)
      return Array.isArray(list) ? list : []
    })
  return found
}
