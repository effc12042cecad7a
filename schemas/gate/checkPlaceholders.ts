import type { MessagesDefinition, TemplateDefinition } from '#generated/grammar/types.ts'
import { placeholderTexts } from '../compiler/placeholderTexts.ts'
import { PLACEHOLDER_TEXT, type Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'
import { textUses } from './textUses.ts'

/**
 * Texts that are shown and still say what a template has in their place, and keys that a template calls placeholders and
 * has no text of. What is made of templates to try them is no part of the texts.
 */
export function checkPlaceholders(
  templates: readonly TemplateDefinition[],
  texts: readonly MessagesDefinition[],
  { definitions }: SiteIndex,
): Problem[] {
  const isPlaceholder = placeholderTexts(templates)
  const unwritten = texts.flatMap(({ kind, id, locale, messages }) =>
    Object.entries(messages)
      .filter(([key, text]) => isPlaceholder(locale, key, text))
      .map(([key]) => ({ definition: `${kind}/${id}`, key })),
  )
  // Looking through all that is shown costs, and is hardly ever needed.
  const shown = new Set(unwritten.length > 0 ? definitions.flatMap(textUses).map(({ key }) => key) : [])
  const told = unwritten.filter(({ key }) => shown.has(key)).map(tellUnwritten)
  return [...told, ...templates.flatMap(unknownPlaceholders)]
}

const tellUnwritten = ({ definition, key }: { definition: string; key: string }): Problem => ({
  definition,
  pointer: joinPointer('/messages', key),
  code: PLACEHOLDER_TEXT,
  message: `The text ${key} still says what its template has in its place.`,
  hint: 'Write it anew.',
})

function unknownPlaceholders({ kind, id, placeholders, texts = {} }: TemplateDefinition): Problem[] {
  const known = new Set(Object.values(texts).flatMap((held) => Object.keys(held)))
  return (placeholders ?? []).flatMap((key, at) =>
    known.has(key)
      ? []
      : {
          definition: `${kind}/${id}`,
          pointer: `/placeholders/${at}`,
          code: 'unknown_placeholder',
          message: `The template has no text ${key}.`,
          hint:
            known.size > 0 ? `Name one of: ${[...known].sort().join(', ')}.` : 'Write it among its texts.',
        },
  )
}
