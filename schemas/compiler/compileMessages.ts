import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { MessagesDefinition } from '#generated/grammar/types.ts'
import type { CompiledMessage, MessageSourceArtefact, MessagesArtefact } from '../runtime/artefacts.ts'
import { memo, memoAround } from '../runtime/memo.ts'

/**
 * The two artefacts of each locale: compiled for the browser, and the raw ICU strings. Merged in the order given. Texts
 * for editors go to nobody's browser.
 */
export function compileMessages(
  all: readonly MessagesDefinition[],
): (MessagesArtefact | MessageSourceArtefact)[] {
  const definitions = all.filter((one) => one.for !== 'editors')
  const locales = [...new Set(definitions.map(({ locale }) => locale))].sort()
  return locales.flatMap((locale) => {
    const [first, ...others] = definitions.filter((one) => one.locale === locale)
    return first ? compileLocale(first, ...others) : []
  })
}

const compileLocale = memoAround((...definitions: [MessagesDefinition, ...MessagesDefinition[]]) => {
  const [{ locale }] = definitions
  const source: Record<string, string> = {}
  const compiled: Record<string, { message: CompiledMessage }> = {}
  for (const definition of definitions) {
    Object.assign(source, definition.messages)
    Object.assign(compiled, compileTexts(definition))
  }
  const keys = Object.keys(source).sort()
  const messages = Object.fromEntries(keys.map((key) => [key, compiled[key]?.message ?? '']))
  const sorted = Object.fromEntries(keys.map((key) => [key, source[key] ?? '']))
  return [
    { kind: 'messages' as const, id: locale, locale, messages },
    { kind: 'message-source' as const, id: locale, locale, messages: sorted },
  ]
})

/** The texts of one definition, compiled, and what is broken of them. */
export const compileTexts = memo(({ messages }: MessagesDefinition) =>
  Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, compileIcu(source)])),
)

/** A message whose ICU syntax is broken is shown as it is written. */
export function compileIcu(source: string): { message: CompiledMessage; broken?: string } {
  try {
    const message = compileMessageOrThrow(source)
    const lacking = choiceWithoutOther(message)
    if (lacking) return { message, broken: `The choice on {${lacking}} has no "other".` }
    // Most messages are one constant; a bare string is smaller, and Lingui takes it as well.
    const [only] = message
    return { message: message.length === 1 && typeof only === 'string' ? only : message }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { message: [source], broken: text.split('\n')[0] ?? text }
  }
}

/** Lingui fails on a plural or select that has no case for a value. */
function choiceWithoutOther(tokens: unknown): string | undefined {
  if (!Array.isArray(tokens)) return undefined
  for (const token of tokens) {
    if (!Array.isArray(token)) continue
    const [argument, type, cases] = token
    if (!['plural', 'select', 'selectordinal'].includes(type) || !cases) continue
    if (!Object.hasOwn(cases, 'other')) return String(argument)
    const inner = Object.values(cases)
      .map(choiceWithoutOther)
      .find((one) => one !== undefined)
    if (inner !== undefined) return inner
  }
  return undefined
}
