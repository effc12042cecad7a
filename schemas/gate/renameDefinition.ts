import { isDefinitionName, isSingle } from '../compiler/definitionPath.ts'
import { findGrammar } from '../compiler/grammar.ts'
import { codeTexts } from '../runtime/codeTexts.ts'
import { matchStars, starPattern } from '../runtime/matchStars.ts'
import { joinPointer, pointerTokens, readPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { definitionKeyOf } from './checkDefinition.ts'
import type { WrittenReference } from './findReferences.ts'
import { withAddresses } from './textAddresses.ts'

/** What gets another name: a definition by its key (form/login), or a text by its key. */
export type Renaming = { definition: string; to: string } | { message: string; to: string }

export type RenameRefusal = {
  code: 'missing' | 'taken' | 'bad_name' | 'fixed' | 'kept' | 'composed' | 'pattern'
  message: string
  /** Where that is which stands in the way. */
  places?: { definition: string; pointer: string }[]
}

type Written = Readonly<Record<string, unknown>>

export type RenamedSite = {
  /** Keys with what they hold afterwards; null where that is gone. Everything else stays the very same. */
  changed: ReadonlyMap<string, Written | null>
  /** Every place that follows, where it was before. */
  places: { definition: string; pointer: string }[]
}

/**
 * A site in which a definition, or a text in every language, has another name, and everything that names it names it so.
 * Pure; what is given is not changed.
 * @param definitions in the edition of today, each key once
 * @param references all of them, of `findReferences`
 * @param wasLive whether a release has ever held the definition
 */
export function renameDefinition(
  definitions: readonly Written[],
  references: readonly WrittenReference[],
  renaming: Renaming,
  wasLive = false,
): RenamedSite | { refused: RenameRefusal } {
  const site = new Map(definitions.map((one) => [definitionKeyOf(one), one]))
  return 'message' in renaming
    ? renameText(site, references, renaming.message, renaming.to)
    : renameOne(site, references, renaming.definition, renaming.to, wasLive)
}

type Site = ReadonlyMap<string, Written>
const refuse = (code: RenameRefusal['code'], message: string, places?: RenameRefusal['places']) => ({
  refused: { code, message, ...(places && { places }) },
})

function renameOne(
  site: Site,
  references: readonly WrittenReference[],
  key: string,
  to: string,
  wasLive: boolean,
): RenamedSite | { refused: RenameRefusal } {
  const [kind = '', ...rest] = key.split('/')
  const id = rest.join('/')
  const own = site.get(key)
  const next = `${kind}/${to}`
  if (!own) return refuse('missing', `There is no definition ${key}.`)
  if (isSingle(kind))
    return refuse('fixed', `A site has one definition of the kind ${kind}; its name is its place.`)
  const kept = idSchema(kind)?.['x-kept']
  if (typeof kept === 'string' && wasLive)
    return refuse('kept', `It has been live, and its name stays: ${kept} Make a new one, and retire this.`)
  if (to === id || site.has(next)) return refuse('taken', `There is a definition ${next} already.`)
  if (!isDefinitionName(kind, to) || !fitsPattern(kind, to))
    return refuse(
      'bad_name',
      `${JSON.stringify(to)} is no name for a ${kind}: letters, digits and hyphens, and a slash that groups.`,
    )
  const isMeant = (one: WrittenReference) => one.kind === kind && one.name === id
  const places = references.filter((one) => isMeant(one) && one.how !== 'route')
  const patterns = patternsLeft(site, key, next)
  if (patterns.length > 0)
    return refuse(
      'pattern',
      `${key} needs the approval of a second publisher by a pattern that ${next} does not fit. Change that first.`,
      patterns,
    )
  return follow(site, places, (one) => (one.how === 'key' ? next : to), [[key, next, { ...own, id: to }]], id)
}

function renameText(
  site: Site,
  references: readonly WrittenReference[],
  key: string,
  to: string,
): RenamedSite | { refused: RenameRefusal } {
  const holding = [...site].filter(([, one]) => Object.hasOwn(textsOf(one), key))
  if (holding.length === 0) return refuse('missing', `There is no text ${key}.`)
  if (codeTexts.has(key))
    return refuse(
      'fixed',
      `The site shows ${key} by itself, not only where a definition names it: its key stays.`,
    )
  if ([...site.values()].some((one) => Object.hasOwn(textsOf(one), to)))
    return refuse('taken', `There is a text ${to} already.`)
  const pattern = grammarOf('common.json#/$defs/messageKey')?.pattern
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(to))
    return refuse('bad_name', `${JSON.stringify(to)} is no key for a text: words with dots between them.`)
  const places = references.filter((one) => one.kind === 'message' && one.name === key)
  const renamed = holding.map(([own, one]): Moved => {
    const entries = Object.entries(textsOf(one)).map(([name, text]) => [name === key ? to : name, text])
    return [own, own, { ...one, messages: Object.fromEntries(entries) }]
  })
  return follow(site, places, () => to, renamed, key)
}

const textsOf = ({ kind, messages }: Written): Readonly<Record<string, unknown>> =>
  kind === 'messages' && isSchema(messages) ? messages : {}

type Moved = [key: string, next: string, definition: Written]

/** The site with what has moved, and with every place that names it saying what it is called now. */
function follow(
  site: Site,
  places: readonly WrittenReference[],
  nameOf: (one: WrittenReference) => string,
  moved: readonly Moved[],
  before: string,
): RenamedSite | { refused: RenameRefusal } {
  const composed = places.filter(({ how }) => how === 'composed')
  if (composed.length > 0)
    return refuse(
      'composed',
      'It is named by words that are put together where it is used, which cannot follow. Write it out there first.',
      bare(composed),
    )
  const changed = new Map<string, Written | null>()
  const now = new Map(site)
  for (const [key, next, one] of moved) {
    now.delete(key)
    now.set(next, one)
    if (key !== next) changed.set(key, null)
    changed.set(next, one)
  }
  const nextKey = new Map(moved.map(([key, next]) => [key, next]))
  for (const place of places) {
    const key = nextKey.get(place.definition) ?? place.definition
    const one = now.get(key)
    if (!one) continue
    const name = nameOf(place)
    const value = readPointer(one, place.pointer)
    const address = (one: string) => one.replace(new RegExp(`/${before}(?=$|[?#])`), `/${name}`)
    const written =
      place.how === 'address'
        ? address(String(value))
        : place.how === 'text'
          ? withAddresses(String(value), address)
          : name
    const made = withAt(one, pointerTokens(place.pointer), written) as Written
    now.set(key, made)
    changed.set(key, made)
  }
  return { changed, places: bare(places) }
}

const bare = (places: readonly WrittenReference[]) =>
  places.map(({ definition, pointer }) => ({ definition, pointer }))

/** A copy with another value at a place that is there; the order of members stays. */
function withAt(value: unknown, [name, ...rest]: readonly string[], next: string): unknown {
  if (name === undefined) return next
  if (Array.isArray(value)) return value.with(Number(name), withAt(value[Number(name)], rest, next))
  return isSchema(value) ? { ...value, [name]: withAt(value[name], rest, next) } : value
}

/** Patterns of four eyes that the old key fits and the new one does not; where the key is written out, it follows. */
function patternsLeft(site: Site, key: string, next: string) {
  const { fourEyes } = site.get('site/main') ?? {}
  const fits = (pattern: string, one: string) => matchStars(one, starPattern(pattern)) !== null
  return (Array.isArray(fourEyes) ? fourEyes : []).flatMap((pattern, at) =>
    typeof pattern === 'string' && pattern.includes('*') && fits(pattern, key) && !fits(pattern, next)
      ? [{ definition: 'site/main', pointer: joinPointer('/fourEyes', at) }]
      : [],
  )
}

/** Whether the grammar of a kind takes an id. */
function fitsPattern(kind: string, id: string): boolean {
  const { $ref, pattern } = idSchema(kind) ?? {}
  const own = typeof $ref === 'string' ? grammarOf($ref)?.pattern : undefined
  return [pattern, own].every((one) => typeof one !== 'string' || new RegExp(one, 'u').test(id))
}

/** What the grammar of a kind says of its ids; `x-kept` why one stays that was live: something outside of definitions names it. */
function idSchema(kind: string) {
  const { properties } = findGrammar(`${kind}.json`, {}) ?? {}
  const id = isSchema(properties) ? properties.id : undefined
  return isSchema(id) ? id : undefined
}

function grammarOf(ref: string) {
  const [file = '', pointer = ''] = ref.split('#')
  const found = readPointer(findGrammar(file, {}), pointer)
  return isSchema(found) ? found : undefined
}
