import type { TemplateDefinition } from '#generated/grammar/types.ts'
import { fillTemplate } from '#schemas/compiler/fillTemplate.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { leastDefinition } from '../grammar/leastDefinition.ts'
import type { Site } from '../stores/createSite.ts'
import { makeTemplate, textsIn } from './makeTemplate.ts'

export type Beginning = {
  name: string
  /** What a page is reached by, without a language; nothing where it has no address of its own. */
  address?: string
  /** Menu that gets an entry for the page, by its key. */
  menu?: string
}

/** What is made, and what leads to it. The first definition is what was asked for. */
export type Plan = {
  made: readonly JsonObject[]
  /** Definitions that are there already, as they are afterwards. */
  changed: readonly JsonObject[]
  /** Keys of what is made that are there already. */
  taken: readonly string[]
}

export const keyOf = ({ kind, id }: JsonObject): string => `${kind}/${id}`

/**
 * A number that no definition of a kind has: a higher one, as they are never used again, but of banners the lowest, which is the
 * one that is shown.
 */
export function nextNumber(site: Pick<Site, 'keys' | 'definition'>, kind: string): number {
  const numbers = site.keys().flatMap((key) => {
    if (!key.startsWith(`${kind}/`)) return []
    const { number, campaign } = site.definition(key) ?? {}
    const own = kind === 'popup' && isObject(campaign) ? campaign.number : number
    return typeof own === 'number' ? [own] : []
  })
  if (kind !== 'banner') return Math.max(0, ...numbers) + 1
  let lowest = 1
  while (numbers.includes(lowest)) lowest += 1
  return lowest
}

/** What beginning with a template comes to. Nothing is saved. */
export function planTemplate(site: Site, template: TemplateDefinition, beginning: Beginning): Plan {
  const { definitions, messages } = fillTemplate(template, {
    name: beginning.name,
    locales: site.locales(),
    numberFor: (kind) => nextNumber(site, kind),
  })
  return withWays(site, [...definitions, ...messages], beginning)
}

/**
 * What beginning one of a kind comes to.
 * @param template by its id; nothing but what must be said, if left out
 */
export function planBeginning(site: Site, kind: string, beginning: Beginning, template?: string): Plan {
  const found = templatesOf(site, kind).find(({ id }) => id === template)
  if (found) return planTemplate(site, found, beginning)
  const least = leastDefinition(kind, beginning.name)
  const number = typeof least.number === 'number' && { number: nextNumber(site, kind) }
  return withWays(site, [{ ...least, ...number }], beginning)
}

/** A copy of a definition with all its texts, so that a change of the one leaves the other as it is. */
export function planCopy(site: Site, original: JsonObject, beginning: Beginning): Plan {
  const { name } = beginning
  const said = { name, description: name }
  const taken = new Set(site.locales().flatMap((locale) => [...site.texts(locale).keys()]))
  const template = makeTemplate(site, original, name, said, textsIn(site, original), taken)
  const plan = planTemplate(site, template, beginning)
  const made = plan.made.map((one) => (one.kind === 'messages' ? { ...one, id: freeId(site, one) } : one))
  return { ...plan, made, taken: made.map(keyOf).filter((key) => site.definition(key) !== undefined) }
}

/** Something of another kind may have texts under the same name. */
function freeId(site: Pick<Site, 'definition'>, one: JsonObject): string {
  let id = String(one.id)
  for (let at = 2; site.definition(`${one.kind}/${id}`); at += 1) id = `${one.id}-${at}`
  return id
}

/** What is made with the address and the entry of a menu that lead to it, where it is a page. */
export function withWays(
  site: Pick<Site, 'definition'>,
  made: readonly JsonObject[],
  beginning: Beginning,
): Plan {
  const page = made.find(({ kind }) => kind === 'page')
  const taken = made.map(keyOf).filter((key) => site.definition(key) !== undefined)
  const changed: JsonObject[] = []
  const { address = '', menu } = beginning
  const routes = site.definition('routes/main')
  if (page && address !== '' && Array.isArray(routes?.routes)) {
    const name = String(page.id).replaceAll('/', '-')
    const route = { name, path: address, page: page.id ?? '' }
    changed.push({ ...routes, routes: [...routes.routes, route] })
    const chosen = menu === undefined ? undefined : site.definition(menu)
    if (chosen && Array.isArray(chosen.items)) {
      const entry = { label: page.title ?? '', link: { route: name } }
      changed.push({ ...chosen, items: [...chosen.items, entry] })
    }
  }
  return { made, changed, taken }
}

/** Templates that are offered for a kind, by their names. */
export function templatesOf(site: Pick<Site, 'keys' | 'definition'>, kind: string): TemplateDefinition[] {
  return site
    .keys()
    .flatMap((key) => {
      const template = key.startsWith('template/') ? site.definition(key) : undefined
      return template && isOffered(template, kind) ? [template as unknown as TemplateDefinition] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A draft of a template may be as broken as any. */
function isOffered({ name, definitions }: JsonObject, kind: string): boolean {
  const [first] = Array.isArray(definitions) ? definitions : []
  return typeof name === 'string' && (first as JsonObject | undefined)?.kind === kind
}
