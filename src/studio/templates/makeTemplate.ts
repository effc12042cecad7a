import type { TemplateDefinition } from '#generated/grammar/types.ts'
import { keyOfText, type Part } from '#schemas/compiler/fillTemplate.ts'
import { edition } from '#schemas/compiler/upgrade.ts'
import { walkWritten } from '#schemas/compiler/walkWritten.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import { sayInstead } from '../definition/sayInstead.ts'
import type { Site } from '../stores/createSite.ts'

type Readable = Pick<Site, 'keys' | 'definition' | 'locales' | 'texts'>

/**
 * A template of a definition: it and its texts, so that what is made of it has texts of its own.
 * @param said what it is called and what it is for, for editors
 * @param keys of the texts that it brings; what it says besides stays the site's
 * @param taken keys that none of them may get
 */
export function makeTemplate(
  site: Readable,
  definition: JsonObject,
  id: string,
  said: { name: string; description: string },
  keys: ReadonlySet<string> = ownTexts(site, definition),
  taken: ReadonlySet<string> = new Set(),
): TemplateDefinition {
  const { edition: _, ...part } = definition
  const renamed = namesOf(keys, String(definition.id), id, taken)
  const texts = site.locales().map((locale) => {
    const held = [...keys].flatMap((key) => {
      const text = site.texts(locale).get(key)?.text
      return text === undefined ? [] : [[renamed.get(key) ?? key, text]]
    })
    return [locale, Object.fromEntries(held)]
  })
  const made = { ...(sayInstead(part, renamed) as JsonObject), id } as Part
  return {
    kind: 'template',
    id,
    ...{ edition },
    ...said,
    definitions: [made as TemplateDefinition['definitions'][number]],
    texts: Object.fromEntries(texts),
  }
}

/** Keys of the texts that a definition says. */
export function textsIn(site: Readable, definition: JsonObject): Set<string> {
  const [first = ''] = site.locales()
  const said = new Set([...stringsIn(definition)].filter((one) => site.texts(first).has(one)))
  // Some operations are called as a text is.
  walkWritten(definition, ({ schema, value }) => {
    const sort = schema['x-ref']
    if (sort !== undefined && sort !== 'message') said.delete(String(value))
  })
  return said
}

/** Those of them that no other definition says. */
function ownTexts(site: Readable, definition: JsonObject): Set<string> {
  const key = `${definition.kind}/${definition.id}`
  const own = textsIn(site, definition)
  for (const other of site.keys()) {
    if (other === key || /^(messages|template)\//.test(other)) continue
    for (const text of stringsIn(site.definition(other) ?? null)) own.delete(text)
  }
  return own
}

/** What keys are called under another name of what they belong to, each otherwise. */
function namesOf(
  keys: ReadonlySet<string>,
  from: string,
  to: string,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const given = new Set(taken)
  const names = [...keys].map((key) => {
    const wanted = keyOfText(from, key, to)
    let name = wanted
    for (let at = 2; given.has(name); at += 1) name = `${wanted}.${at}`
    given.add(name)
    return [key, name] as const
  })
  return new Map(names)
}

function* stringsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* stringsIn(part)
}
