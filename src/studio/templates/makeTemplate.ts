import type { TemplateDefinition } from '#generated/grammar/types.ts'
import { keyOfText, type Part } from '#schemas/compiler/fillTemplate.ts'
import { edition } from '#schemas/compiler/upgrade.ts'
import type { Json, JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'

type Readable = Pick<Site, 'keys' | 'definition' | 'locales' | 'texts'>

/**
 * A template of a definition: it and those of its texts that nothing else says, so that what is made of it has texts of
 * its own.
 * @param said what it is called and what it is for, for editors
 */
export function makeTemplate(
  site: Readable,
  definition: JsonObject,
  id: string,
  said: { name: string; description: string },
): TemplateDefinition {
  const { edition: _, ...part } = definition
  const own = ownTexts(site, definition)
  const renamed = new Map([...own].map((key) => [key, keyOfText(id, key, id)]))
  const texts = site.locales().map((locale) => {
    const held = [...own].flatMap((key) => {
      const text = site.texts(locale).get(key)?.text
      return text === undefined ? [] : [[renamed.get(key) ?? key, text]]
    })
    return [locale, Object.fromEntries(held)]
  })
  const made = { ...(replaced(part, renamed) as JsonObject), id } as Part
  return {
    kind: 'template',
    id,
    ...{ edition },
    ...said,
    definitions: [made as TemplateDefinition['definitions'][number]],
    texts: Object.fromEntries(texts),
  }
}

/** Keys that the definition names and no other one. */
function ownTexts(site: Readable, definition: JsonObject): Set<string> {
  const key = `${definition.kind}/${definition.id}`
  const [first = ''] = site.locales()
  const own = new Set<string>()
  for (const text of stringsIn(definition)) if (site.texts(first).has(text)) own.add(text)
  for (const other of site.keys()) {
    if (other === key || /^(messages|template)\//.test(other)) continue
    for (const text of stringsIn(site.definition(other) ?? null)) own.delete(text)
  }
  return own
}

function* stringsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* stringsIn(part)
}

function replaced(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => replaced(one, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, names)]))
}
