import { expandDefinitions, type Written } from '../compiler/expandDefinitions.ts'
import { walkWritten } from '../compiler/walkWritten.ts'
import { pointersIn } from '../compiler/writtenPlace.ts'
import { conditionForm } from '../runtime/conditionForm.ts'
import { matchRoute } from '../runtime/matchRoute.ts'
import { mediaIdOf } from '../runtime/mediaPicture.ts'
import { memo } from '../runtime/memo.ts'
import { joinPointer, pointerTokens, readPointer } from '../runtime/readPointer.ts'
import { stripLocale } from '../runtime/stripLocale.ts'
import { type GrammarSchema, isSchema } from '../runtime/walkGrammar.ts'
import { checkGrammarOf } from './checkDefinition.ts'
import { collectReferences } from './collectReferences.ts'
import { type ContentRoute, contentRoutes } from './contentRoutes.ts'
import { addTo, withoutCountry } from './siteIndex.ts'
import { textAddresses } from './textAddresses.ts'
import { tryTemplates } from './tryTemplates.ts'

/** A place where a definition, or a text, is named. */
export type WrittenReference = {
  /** Key of the definition that names it. */
  definition: string
  /** JSON Pointer into that definition, as it is written. */
  pointer: string
  /** Kind of what is named; `message` for a text. */
  kind: string
  /** Its id, or the key of the text. */
  name: string
  /**
   * What is written there is not the name by itself: it is put together, or says more. `route`: an address that leads there by
   * the path of a route, so that the name may change and the address stays.
   */
  how?: 'address' | 'key' | 'composed' | 'text' | 'route'
}

/** What a reference of a kind (`x-ref`) names, where that is not the kind itself. */
const kindOfReference: Readonly<Record<string, string>> = {
  'field-list': 'form',
  'condition-name': 'condition',
  picture: 'media',
  sound: 'media',
}

/** References that name definitions or texts, and no words of the grammar. */
const named: ReadonlySet<string> = new Set([
  'condition',
  'dictionary',
  'form',
  'fragment',
  'game-category',
  'media',
  'menu',
  'message',
  'page',
  'payment-method',
  'popup',
  'system-page',
])

/** What is meant by what stands where something is named. */
function meaning(ref: string, value: unknown): Pick<WrittenReference, 'kind' | 'name' | 'how'> | undefined {
  const kind = kindOfReference[ref] ?? ref
  if (!named.has(kind)) return undefined
  const name = kind === 'media' ? mediaIdOf(value) : value
  if (typeof name !== 'string') return undefined
  return { kind, name, ...(kind === 'media' && { how: 'address' }) }
}

type Note = (found: WrittenReference) => void

/**
 * Every place of definitions, as they are written, that names a definition or a text. Taken from the grammar's marks
 * (`x-ref`), once along what is written and once along what it comes to: a name that is given to a fragment stands where
 * it is given. Pure, and takes any JSON.
 */
export function findReferences(definitions: readonly unknown[]): WrittenReference[] {
  const found = new Map<string, WrittenReference>()
  const note: Note = (noted) => {
    const one = trials.back(noted)
    const place = `${one.kind} ${one.name} ${one.definition} ${one.pointer}`
    if (!found.has(place)) found.set(place, one)
  }
  const trials = tryTemplates(definitions)
  const sites = [...definitions, ...trials.definitions].filter(isSchema)
  const routes = contentRoutes(sites)
  noteCountries(sites, note)
  for (const one of sites) noteWritten(one, routes, note)
  noteExpanded(sites, routes, note)
  return [...found.values()]
}

function noteWritten(one: GrammarSchema, routes: readonly ContentRoute[], note: Note): void {
  const definition = `${one.kind}/${one.id}`
  const say = (ref: string, name: unknown, pointer: string, how?: WrittenReference['how']) => {
    const meant = meaning(ref, name)
    if (meant) note({ definition, pointer, ...meant, ...(how && { how }) })
  }
  const sayUses = (within: unknown, at: string) => {
    for (const { value, pointer } of usesIn(within, at))
      say('fragment', value.use, joinPointer(pointer, 'use'))
  }
  walkWritten(one, ({ schema, value, pointer, parent }) => {
    const ref = schema['x-ref']
    if (ref === 'condition')
      for (const part of namesIn(value, pointer)) say('condition-name', part.name, part.pointer)
    else if (ref === 'route') noteSlug(value, pointer, parent, routes, say)
    else if (ref === 'definition-key' && typeof value === 'string') {
      const at = value.indexOf('/')
      if (!value.includes('*')) say(value.slice(0, at), value.slice(at + 1), pointer, 'key')
    } else if (typeof ref === 'string') say(ref, value, pointer)
    // What a fragment is given, and what it has as its value, no grammar describes until it is used.
    if (ref === 'fragment' && isSchema(parent))
      sayUses(parent.with, joinPointer(placeAround(pointer), 'with'))
  })
  if (one.kind === 'fragment') sayUses(one.value, '/value')
  if (one.kind === 'redirects') noteRedirects(one.redirects, routes, say)
  if (one.kind === 'messages') noteLinks(one.messages, routes, say)
}

type Say = (ref: string, name: unknown, pointer: string, how?: WrittenReference['how']) => void

/** Forms for one country are named by the form that asks for their fields, which says what their ids begin with. */
function noteCountries(definitions: readonly GrammarSchema[], note: Note): void {
  const forms = definitions.filter(({ kind }) => kind === 'form')
  const idsBySource = new Map<unknown, string[]>()
  for (const id of forms.map((one) => String(one.id))) addTo(idsBySource, withoutCountry(id), id)
  for (const { id, dynamicFields } of forms) {
    const source = isSchema(dynamicFields) ? dynamicFields.source : undefined
    const ofCountry = typeof source === 'string' ? idsBySource.get(source) : undefined
    if (!ofCountry) continue
    const place = { definition: `form/${id}`, pointer: '/dynamicFields/source' }
    for (const name of [String(source), ...ofCountry]) note({ ...place, kind: 'form', name, how: 'composed' })
  }
}

const placeAround = (pointer: string) => pointer.replace(/\/[^/]*$/, '')

/** A link to a page that has no route of its own names it in the address. */
function noteSlug(
  route: unknown,
  pointer: string,
  parent: unknown,
  routes: readonly ContentRoute[],
  say: Say,
): void {
  const isSlug = routes.some(({ name }) => name === route)
  const params = isSchema(parent) && isSchema(parent.params) ? parent.params : {}
  if (isSlug) say('page', params.slug, joinPointer(placeAround(pointer), 'params', 'slug'))
}

/** A redirect to a page that has no route of its own names it in the address. */
function noteRedirects(redirects: unknown, routes: readonly ContentRoute[], say: Say): void {
  for (const [at, one] of (Array.isArray(redirects) ? redirects : []).entries()) {
    const to = isSchema(one) && typeof one.to_url === 'string' ? one.to_url : ''
    const [path = ''] = to.split(/[?#]/, 1)
    for (const { table, codes } of routes) {
      const bare = path.replace(/^\/([^/]+)(?=\/)/, (prefix, code) => (codes.includes(code) ? '' : prefix))
      const found = path.startsWith('/') && !path.includes('*') ? matchRoute(table, bare) : null
      if (found?.route.contentPage)
        say('page', found.params.slug, joinPointer('/redirects', at, 'to_url'), 'address')
    }
  }
}

/** Links in texts to pages, by their addresses. */
function noteLinks(messages: unknown, routes: readonly ContentRoute[], say: Say): void {
  const [known] = routes
  if (!known || !isSchema(messages)) return
  for (const [key, text] of Object.entries(messages))
    for (const address of typeof text === 'string' ? textAddresses(text) : []) {
      const [path = ''] = address.split(/[?#]/, 1)
      const found = matchRoute(known.table, stripLocale(path, known.codes).path)
      const pointer = joinPointer('/messages', key)
      if (found?.route.contentPage) say('page', found.params.slug, pointer, 'text')
      else if (found?.route.page !== undefined) say('page', found.route.page, pointer, 'route')
    }
}

/** What fragments, forms that are extended and the like bring about, where it was written. */
function noteExpanded(
  definitions: readonly GrammarSchema[],
  routes: readonly ContentRoute[],
  note: Note,
): void {
  const written = definitions.filter((one) => checkGrammarOf(one).length === 0) as unknown as Written[]
  const all = new Map(written.map((one) => [`${one.kind}/${one.id}`, one]))
  const { definitions: plain, whole, origins } = expandDefinitions(written)
  // Plain definitions hold what named conditions say, and no longer their names; those that stand in what no grammar
  // describes are found here.
  for (const [key, one] of whole)
    walkWritten(one, ({ schema, value, pointer }) => {
      if (schema['x-ref'] !== 'condition') return
      for (const { name, pointer: at } of namesIn(value, pointer)) {
        const { fragment } = origins.locate(one, key, at)
        const [place, another] = fragment ? placesOf(name, fragment, all) : []
        if (place && !another) note({ ...place, kind: 'condition', name })
      }
    })
  for (const one of plain) {
    const key = `${one.kind}/${one.id}`
    const say: Say = (ref, value, pointer) => {
      const meant = meaning(ref, value)
      if (!meant || typeof value !== 'string') return
      const { fragment, ...own } = origins.locate(one, key, pointer)
      const near = [fragment, own].flatMap((at) => (at ? placesOf(value, at, all) : []))
      const says = (at: Place) => readPointer(all.get(at.definition), at.pointer) === value
      // Between what is used and who uses it there may be a fragment that gives the name on.
      const places = near.length === 0 ? given(all).filter(says) : near
      // Words may be the same by chance; keys of texts and addresses are not.
      const isSure = places.length === 1 || meant.kind === 'message' || meant.kind === 'media'
      if (isSure && places.length > 0) for (const at of places) note({ ...at, ...meant })
      else note({ ...(fragment ?? own), ...meant, how: 'composed' })
    }
    for (const { ref, value, pointer, parent } of collectReferences(one)) {
      if (ref === 'route') noteSlug(value, pointer, parent, routes, say)
      else say(ref, value, pointer)
    }
  }
}

type Place = { definition: string; pointer: string }

/** Where a name is written by itself at a place: there, as what a parameter is by default, or as what a fragment is given. */
function placesOf(name: string, { definition, pointer }: Place, all: ReadonlyMap<string, Written>): Place[] {
  const whole = all.get(definition)
  const value = readPointer(whole, pointer)
  if (value === name) return [{ definition, pointer }]
  if (!isSchema(value)) return []
  const usual = joinPointer('/params', String(value.param), 'default')
  if (typeof value.param === 'string')
    return readPointer(whole, usual) === name ? [{ definition, pointer: usual }] : []
  return argumentsOf(value, { definition, pointer }, all).filter(
    (at) => readPointer(whole, at.pointer) === name,
  )
}

/** Everything that a use gives to its fragment, to the last word, but what can be no name. */
function argumentsOf(use: GrammarSchema, place: Place, all: ReadonlyMap<string, Written>): Place[] {
  if (typeof use.use !== 'string') return []
  const params = all.get(`fragment/${use.use}`)?.params
  const isWord = (argument: string) => {
    const param = isSchema(params) ? params[argument] : undefined
    return isSchema(param) && param.type !== 'icon'
  }
  return [...pointersIn(use.with ?? {})].flatMap((at) =>
    isWord(pointerTokens(at)[0] ?? '')
      ? [{ definition: place.definition, pointer: joinPointer(place.pointer, 'with') + at }]
      : [],
  )
}

/** What fragments give to fragments. */
const given = memo((all: ReadonlyMap<string, Written>): Place[] =>
  [...all].flatMap(([definition, one]) => {
    const found: Place[] = []
    if (one.kind === 'fragment')
      for (const { value, pointer } of usesIn(one, ''))
        found.push(...argumentsOf(value, { definition, pointer }, all))
    return found
  }),
)

/** Named conditions within a condition. */
function* namesIn(condition: unknown, pointer: string): Generator<{ name: string; pointer: string }> {
  const form = conditionForm(condition)
  if (form === 'name') yield { name: String(condition), pointer }
  if (!isSchema(condition)) return
  if (form === 'not') yield* namesIn(condition.not, joinPointer(pointer, 'not'))
  const list = form === 'all' || form === 'any' ? condition[form] : []
  for (const [at, part] of Array.isArray(list) ? list.entries() : [])
    yield* namesIn(part, joinPointer(joinPointer(pointer, String(form)), at))
}

/** Uses of fragments within anything. */
function* usesIn(value: unknown, pointer: string): Generator<{ value: GrammarSchema; pointer: string }> {
  if (value === null || typeof value !== 'object') return
  if (isSchema(value) && typeof value.use === 'string') yield { value, pointer }
  for (const [name, part] of Object.entries(value)) yield* usesIn(part, joinPointer(pointer, name))
}
