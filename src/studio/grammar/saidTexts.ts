import { walkWritten } from '#schemas/compiler/walkWritten.ts'
import { memo } from '#schemas/runtime/memo.ts'
import { joinPointer } from '#schemas/runtime/readPointer.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'

/** A place where a text is said. */
export type SaidAt = {
  /** Key of the definition that says it. */
  definition: string
  /** JSON Pointer into it. */
  pointer: string
}

type Readable = Pick<Site, 'keys' | 'definition' | 'texts' | 'locales'>

/** What stands where something is said, by its pointer; `isText` where the grammar itself calls it a text. */
type Said = { pointer: string; value: string; isText: boolean }

/**
 * Every place of a definition that may say a text: what the grammar calls one, and words of which it knows nothing, as what
 * fragments are given. Words that name something else, an operation, say, are none.
 */
const saidIn = memo((definition: JsonObject): readonly Said[] => {
  const sorts = new Map<string, unknown>()
  walkWritten(definition, ({ schema, pointer }) => {
    if (schema['x-ref'] !== undefined) sorts.set(pointer, schema['x-ref'])
  })
  return [...stringsIn(definition, '')].flatMap(({ pointer, value }) => {
    const sort = sorts.get(pointer)
    return sort === undefined || sort === 'message' ? [{ pointer, value, isText: sort === 'message' }] : []
  })
})

/** All words of a definition: few definitions say one text, and only these are looked at closely. */
const wordsIn = memo(
  (definition: JsonObject): ReadonlySet<string> =>
    new Set([...stringsIn(definition, '')].map(({ value }) => value)),
)

/** Kinds that hold texts of their own, and say none of the site's. */
const saysNothing = /^(messages|template)\//

/**
 * Where a text is said.
 * @param own a definition as it is now: what the site knows of it may be older
 */
export function placesOfText(site: Readable, key: string, own: JsonObject): SaidAt[] {
  const ownKey = `${own.kind}/${own.id}`
  const others = site.keys().filter((one) => one !== ownKey && !saysNothing.test(one))
  return [ownKey, ...others].flatMap((definition) => {
    const one = definition === ownKey ? own : site.definition(definition)
    if (!one || !wordsIn(one).has(key)) return []
    return saidIn(one).flatMap(({ pointer, value }) => (value === key ? [{ definition, pointer }] : []))
  })
}

/**
 * Keys of the texts that are said below places of a definition.
 * @param pointers of what says them
 */
export function textsBelow(site: Readable, definition: JsonObject, pointers: readonly string[]): Set<string> {
  const isKnown = (key: string) => site.locales().some((locale) => site.texts(locale).has(key))
  const said = saidIn(definition).filter(({ pointer }) =>
    pointers.some((one) => pointer === one || pointer.startsWith(`${one}/`)),
  )
  return new Set(
    said.flatMap(({ value, isText }) => (value !== '' && (isText || isKnown(value)) ? [value] : [])),
  )
}

function* stringsIn(value: Json, pointer: string): Generator<{ pointer: string; value: string }> {
  if (typeof value === 'string') yield { pointer, value }
  else if (value !== null && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* stringsIn(part, joinPointer(pointer, name))
}
