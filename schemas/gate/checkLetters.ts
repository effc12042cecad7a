import type { MessagesDefinition } from '#generated/grammar/types.ts'
import { argumentsOf } from '../compiler/argumentsOf.ts'
import { compileIcu } from '../compiler/compileIcu.ts'
import { type LetterKind, letterKeys, letters } from '../runtime/letters.ts'
import type { Problem } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'

/** Texts that letters lack, and letters without what they are sent for: a code, a link. */
export function checkLetters(definitions: readonly MessagesDefinition[], site: SiteIndex): Problem[] {
  const found: Problem[] = []
  const missing: string[] = []
  for (const [template, { channels, needs, isOptional }] of Object.entries<LetterKind>(letters)) {
    for (const channel of channels) {
      const { subject, text } = letterKeys(template, channel)
      const keys = [subject, text].filter((key) => key !== undefined)
      const lacking = keys.filter((key) => !site.messages.has(key))
      if (!isOptional || lacking.length < keys.length) missing.push(...lacking)
      found.push(...lackingArguments(definitions, text, needs))
    }
  }
  if (missing.length > 0) {
    const message = `Letters lack texts: ${missing.join(', ')}.`
    const hint = 'Write them in every locale.'
    found.push({ definition: 'site/main', pointer: '', code: 'missing_letter', message, hint })
  }
  return found
}

function lackingArguments(
  definitions: readonly MessagesDefinition[],
  key: string,
  needs: readonly string[],
): Problem[] {
  return definitions.flatMap(({ kind, id, messages }) => {
    const text = messages[key]
    if (text === undefined) return []
    const used = argumentsOf(compileIcu(text).message)
    return needs
      .filter((name) => !used.has(name))
      .map((name) => ({
        definition: `${kind}/${id}`,
        pointer: joinPointer('/messages', key),
        code: 'letter_argument',
        message: `The letter does not show {${name}}.`,
        hint: `Put {${name}} into the text.`,
      }))
  })
}
