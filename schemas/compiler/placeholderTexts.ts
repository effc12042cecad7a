import { isSchema } from '../runtime/walkGrammar.ts'

/** Whether a text still says what a template has in its place. */
export type IsPlaceholder = (locale: string, key: string, text: string) => boolean

/**
 * Texts of templates that only say what to write (`placeholders`). A text counts as one while it says the same under a key
 * that ends alike: the middle of a key is named anew by whoever begins.
 * @param definitions any JSON; what is no template is left out
 */
export function placeholderTexts(definitions: Iterable<unknown>): IsPlaceholder {
  const known = new Map<unknown, Set<string>>()
  for (const one of definitions) {
    if (!isSchema(one) || one.kind !== 'template' || !Array.isArray(one.placeholders)) continue
    for (const [locale, texts] of Object.entries(isSchema(one.texts) ? one.texts : {}))
      for (const key of one.placeholders) {
        const text = isSchema(texts) ? texts[key] : undefined
        known.set(text, (known.get(text) ?? new Set()).add(placeOf(locale, key)))
      }
  }
  return (locale, key, text) => known.get(text)?.has(placeOf(locale, key)) ?? false
}

const placeOf = (locale: string, key: unknown): string => `${locale} ${String(key).split('.').at(-1)}`
