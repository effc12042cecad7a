import type { Definition } from '#generated/grammar/types.ts'
import { consentKey } from '../runtime/consentKey.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type AnswerShape, expandShape, shapeOfConstants } from './answerShape.ts'
import { blocksOf } from './checkDefinition.ts'
import { collectReferences, type Reference } from './collectReferences.ts'
import { factRoots, failureShape } from './factRoots.ts'
import { type Found, givePopups, type Shapes } from './givePopups.ts'
import { mergeShapes } from './shapeOfSchema.ts'
import type { SiteIndex } from './siteIndex.ts'
import { type FactSources, type SlotFacts, slotFactsAt } from './slotFacts.ts'

/** What can be looked at where, in one site; made once for each. */
export type FactIndex = {
  /** The facts at a place of a definition; for a form once for every place where it is shown. */
  factsAt(definition: Definition, pointer: string): SlotFacts[]
}

const indexes = new WeakMap<SiteIndex, FactIndex>()

export function factIndexOf(site: SiteIndex): FactIndex {
  const known = indexes.get(site)
  if (known) return known
  const made = createFactIndex(site)
  indexes.set(site, made)
  return made
}

type Place = { definition: Definition; pointer: string }
/** Nothing is known of it, so that anything may be looked at. */
const unknown: AnswerShape = true

function createFactIndex(site: SiteIndex): FactIndex {
  const named = (ref: Reference['ref']): Found[] =>
    site.definitions.flatMap((definition) =>
      collectReferences(definition)
        .filter((reference) => reference.ref === ref)
        .map((reference) => ({ definition, pointer: reference.pointer, reference })),
    )
  const queues = named('queue')
  const places = formPlaces(site)
  const meaning = once((name: string): AnswerShape | undefined => meanings[name]?.(site))
  const expanded = (shape: AnswerShape) => expandShape(shape, meaning)

  const sources: FactSources = {
    answerOf: once((operation) => expanded(fieldsOfOperation(site, operation)?.answer ?? true)),
    failureOf: once((operation) => ({ error: failureOf(site, operation) })),
    fieldsOf: once((form) => {
      const found = site.forms.get(String(form))
      return found ? objectOf(site.fieldsOf(found), null) : true
    }),
    queuedAt: once((list) => {
      const found = queues.filter(({ reference }) => reference.value === list)
      const responses = found.flatMap(({ definition, pointer }) => {
        const { response } = slotFactsAt(definition, pointer, sources)
        return response === undefined ? [] : [response]
      })
      return responses.length === 0 ? undefined : responses.reduce(mergeShapes)
    }),
  }

  const shown = once((form: string): Place[] => {
    const definition = site.forms.get(form)
    const hosts = definition ? site.hostsOf(definition).map(({ id }) => id) : []
    return [form, ...hosts].flatMap((id) => places.get(id) ?? [])
  })

  const everywhere = factsEverywhere(site, named, expanded)
  const routes = once((page: string) => ({
    ...(everywhere.route as Shapes),
    params: objectOf(paramsOf(page, site), 'string'),
  }))

  const popups: Record<string, Shapes> = {}
  const gather = ({ kind, id }: Definition): Shapes => {
    const facts = { ...everywhere, route: routes(kind === 'page' ? id : '') }
    // What a named condition looks at is known where it is used.
    if (kind === 'condition') return { ...objectOf(placed, unknown), ...facts }
    if (kind === 'popup') return { ...facts, popup: popups[id] ?? unknown }
    if (kind !== 'form') return facts
    const showing = shown(id)
    const given = showing.flatMap(({ definition }): AnswerShape[] =>
      definition.kind === 'popup' ? [popups[definition.id] ?? unknown] : [],
    )
    if (given.length > 0) return { ...facts, popup: given.reduce(mergeShapes) }
    return showing.length > 0 ? facts : { ...facts, popup: unknown }
  }

  // Anew with each round in which popups may be given more.
  let around = once(gather)
  const outside = (form: string) =>
    shown(form).map((place) =>
      slotFactsAt(place.definition, place.pointer, sources, around(place.definition)),
    )
  let outsideOf = once(outside)
  const renew = () => {
    around = once(gather)
    outsideOf = once(outside)
  }

  const factsAt: FactIndex['factsAt'] = (definition, pointer) => {
    const facts = slotFactsAt(definition, pointer, sources, around(definition))
    if (definition.kind !== 'form') return [facts]
    const places = outsideOf(definition.id)
    return places.length === 0 ? [facts] : places.map((outer) => ({ ...outer, ...facts }))
  }

  givePopups(site, named('popup'), popups, factsAt, renew)
  return { factsAt }
}

/** What the words with an @ in shapes mean on a site; undefined where it has nothing of the kind. */
const meanings: Readonly<Record<string, (site: SiteIndex) => AnswerShape | undefined>> = {
  route: ({ routes }) => namesOf(routes.keys()),
  locale: ({ locales }) => namesOf(locales),
  theme: ({ themes }) => namesOf(themes),
  requisites: ({ definitions, forms }) => {
    const ids = definitions.flatMap((one) =>
      one.kind === 'payment-method'
        ? [one.deposit?.requisites ?? [], one.withdraw?.requisites ?? []].flat()
        : [],
    )
    const fields = ids.flatMap((id) => forms.get(id)?.fields ?? [])
    return objectOf(
      fields.map(({ sysname }) => sysname),
      null,
    )
  },
}

/** Roots that are not everywhere. */
const placed = Object.keys(factRoots).filter((name) => factRoots[name]?.place !== undefined)

const namesOf = (names: Iterable<string>) => shapeOfConstants(names) || undefined

function objectOf(names: Iterable<string>, shape: AnswerShape): Shapes {
  return Object.fromEntries([...names].map((name) => [name, shape]))
}

function fieldsOfOperation({ operationFields }: SiteIndex, operation: unknown) {
  const name = String(operation)
  return Object.hasOwn(operationFields, name) ? operationFields[name] : undefined
}

/** A failure of an operation names the parameters that it takes. */
function failureOf(site: SiteIndex, operation: unknown): AnswerShape {
  const { invalid_parameters: wrong, ...failure } = failureShape as Shapes
  const fields = fieldsOfOperation(site, operation)
  const names = [...(fields?.required ?? []), ...(fields?.optional ?? [])]
  return {
    ...failure,
    invalid_parameters: fields ? objectOf(names, [{ code: 'string', params: true }]) : (wrong ?? true),
  }
}

function factsEverywhere(
  site: SiteIndex,
  named: (ref: Reference['ref']) => Found[],
  expanded: (shape: AnswerShape) => AnswerShape,
): Shapes {
  const roots = Object.entries(factRoots).filter(([, { place }]) => place === undefined)
  const keysOf = ({ reference: { value } }: Found) => (isSchema(value) ? Object.keys(value) : [String(value)])
  const links = [...named('query-names').flatMap(keysOf), ...redirected(site)]
  const kept = [...named('stored-name').flatMap(keysOf), ...site.purposes.map(consentKey)]
  const names: Record<string, readonly string[]> = { links, store: kept }
  return Object.fromEntries(
    roots.map(([name, { shape, from, known }]) => [
      name,
      from ? objectOf([...known, ...(names[from] ?? [])], 'string') : expanded(shape),
    ]),
  )
}

/** Query parameters that redirects lead to. */
function redirected({ definitions }: SiteIndex): string[] {
  const targets = definitions.flatMap((one) =>
    one.kind === 'redirects' ? one.redirects.map(({ to_url }) => to_url) : [],
  )
  return targets.flatMap((target) => [...new URLSearchParams(target.split('?')[1]?.split('#')[0]).keys()])
}

/** Parameters of the routes that show a page, or what it wraps; of all routes where none does. */
function paramsOf(page: string, { routes, pages }: SiteIndex): string[] {
  const wrapped = [...pages.values()].filter(({ wrapper }) => wrapper === page).map(({ id }) => id)
  const all = [...routes.values()]
  const own = all.filter((route) => route.page !== undefined && [page, ...wrapped].includes(route.page))
  const bySlug = all.filter((route) => route.contentPage)
  return (own.length > 0 ? [...own, ...bySlug] : all).flatMap(({ params }) => params)
}

/** Where each form is shown, in pages and popups as they are once the ways to register are put in. */
function formPlaces({ pages, popups }: SiteIndex): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  for (const definition of [...pages.values(), ...popups.values()])
    for (const { block, pointer } of blocksOf(definition)) {
      if (block.type !== 'form') continue
      const form = String((block.props as { form?: unknown } | undefined)?.form)
      const place = { definition, pointer: joinPointer(pointer, 'props') }
      found.set(form, [...(found.get(form) ?? []), place])
    }
  return found
}

/** Remembers what a function answered. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as V
  }
}
