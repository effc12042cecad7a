import { isSchema } from '../runtime/walkGrammar.ts'

/** Whether a text still says what a template has in its place. */
export type IsPlaceholder = (locale: string, key: string, text: string) => boolean

/**
 * Texts of templates that only say what to write (`placeholders`). A text counts as one while it says the same under a key
 * that ends alike: the middle of a key is named anew by whoever begins.
 * @param definitions any JSON; what is no template is left out
 */
export function placeholderTexts(definitions: Iterable<unknown>): IsPlaceholder {
  const known = new Set<string>()
  for (const one of definitions) {
    if (!isSchema(one) || one.kind !== 'template' || !Array.isArray(one.placeholders)) continue
    for (const [locale, texts] of Object.entries(isSchema(one.texts) ? one.texts : {}))
      for (const key of one.placeholders) if (isSchema(texts)) known.add(nameOf(locale, key, texts[key]))
  }
  return (locale, key, text) => known.has(nameOf(locale, key, text))
}

const nameOf = (locale: string, key: unknown, text: unknown): string =>
  JSON.stringify([locale, String(key).split('.').at(-1), text])
