import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'

/** Where something can be seen. */
export type Sight = {
  address: string
  /** Id of a popup that is open there. */
  popup?: string
  /** Of the popup, where it is not its first. */
  view?: string
  /** Nobody but a player gets there. */
  isOfPlayers?: boolean
}

type Place = { definition: string; pointer: string }

/** Kinds of definitions that can be seen, by themselves or in others. */
export const seenKinds: ReadonlySet<string> = new Set(['page', 'popup', 'form', 'menu', 'fragment', 'site'])

/** Definitions that are asked after on the way. */
const most = 40

/**
 * Where a definition is seen: a page at its address, a popup open above the first page, anything else in what uses it, the
 * nearest first.
 * @param usesOf where definitions name one
 * @returns undefined where nothing on a page of a known address shows it
 */
export async function findAddress(
  key: string,
  { routes, guards }: Pick<RoutesArtefact, 'routes' | 'guards'>,
  usesOf: (key: string) => Promise<readonly Place[]>,
): Promise<Sight | undefined> {
  const seen = new Set([key])
  const waiting: Place[] = [{ definition: key, pointer: '' }]
  for (let next = waiting.shift(); next !== undefined && seen.size < most; next = waiting.shift()) {
    const sight = sightOf(next)
    if (sight) return sight
    for (const place of await usesOf(next.definition)) {
      if (seen.has(place.definition) || !seenKinds.has(kindOf(place.definition))) continue
      seen.add(place.definition)
      waiting.push(place)
    }
  }
  return undefined

  function sightOf({ definition: key, pointer }: Place): Sight | undefined {
    const kind = kindOf(key)
    const id = key.slice(kind.length + 1)
    if (kind === 'popup') {
      const [within, view] = pointerTokens(pointer)
      return { address: '/', popup: id, ...(within === 'views' && view !== undefined && { view }) }
    }
    if (kind === 'menu' || kind === 'site') return { address: '/' }
    if (kind !== 'page') return undefined
    const route = routes.find(({ page, params }) => page === id && params.length === 0)
    const slug = routes.find(({ contentPage, params }) => contentPage && params.length === 1)
    const isSlug = !id.includes('/') && !routes.some(({ page }) => page === id)
    const address = route?.pattern ?? (isSlug ? slug?.pattern.replace(/:[^/]+/, id) : undefined)
    if (address === undefined) return undefined
    const isGuarded = guards.some(({ contains }) => contains.some((word) => address.includes(word)))
    return { address, ...(isGuarded && { isOfPlayers: true }) }
  }
}

const kindOf = (key: string) => key.slice(0, key.indexOf('/'))
