import type { TemplateDefinition } from '#generated/grammar/types.ts'
import { edition } from './upgrade.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }
export type Part = JsonObject & { kind: string; id: string }

/** What comes of a template. */
export type Filled = {
  /** In the order of the template. */
  definitions: Part[]
  /** A definition of texts for each locale that both the template and the site have. */
  messages: Part[]
}

/** What begins something new: the name of what is made, and what the site has. */
export type Beginning = {
  name: string
  locales: readonly string[]
  /** A number that no definition of a kind has. */
  numberFor: (kind: string) => number
}

/** Ids may hold slashes, segments of keys may not. */
const segmentOf = (name: string): string => name.replaceAll('/', '-')

/** What a definition of a template is called where the template is filled under a name. */
export function nameOfPart(template: string, id: string, name: string): string {
  if (id === template) return name
  return id.startsWith(`${template}-`) ? name + id.slice(template.length) : `${name}-${id}`
}

/** The same of the key of a text. */
export function keyOfText(template: string, key: string, name: string): string {
  const [first = '', ...others] = key.split('.')
  const [own, next] = [segmentOf(template), segmentOf(name)]
  if (!others.includes(own)) return [first, next, ...others].join('.')
  return [first, ...others.map((segment) => (segment === own ? next : segment))].join('.')
}

/**
 * The definitions and texts that a template stands for, under another name. Whatever says an id or a key of the template,
 * as a whole, says the new one. Pure; the template is not changed.
 * @param template one that passes its grammar, in the edition of today
 */
export function fillTemplate(template: TemplateDefinition, beginning: Beginning): Filled {
  const { name, locales, numberFor } = beginning
  const parts = template.definitions as unknown as Part[]
  const texts = Object.entries(template.texts ?? {}).filter(([locale]) => locales.includes(locale))
  const names = new Map(parts.map(({ id }) => [id, nameOfPart(template.id, id, name)]))
  for (const held of Object.values(template.texts ?? {}))
    for (const key of Object.keys(held)) names.set(key, keyOfText(template.id, key, name))
  const definitions = parts.map(({ kind, id, ...rest }) => {
    const made = renamed(rest, names) as JsonObject
    return { kind, id: names.get(id) ?? id, edition, ...numbered(made, kind, numberFor) }
  })
  const messages = texts.map(([locale, held]) => ({
    kind: 'messages',
    id: `${locale}/${segmentOf(name)}`,
    edition,
    locale,
    messages: Object.fromEntries(Object.entries(held).map(([key, text]) => [names.get(key) ?? key, text])),
  }))
  return { definitions, messages }
}

/** Definitions that players' data is kept under have a number, campaign popups as well. */
function numbered(part: JsonObject, kind: string, numberFor: Beginning['numberFor']): JsonObject {
  const { number, campaign } = part
  if (typeof number === 'number') return { ...part, number: numberFor(kind) }
  if (kind !== 'popup' || typeof campaign !== 'object' || campaign === null) return part
  return { ...part, campaign: { ...campaign, number: numberFor(kind) } }
}

function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(part, names)]))
}
