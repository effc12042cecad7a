import type { MessagesDefinition } from '#generated/grammar/types.ts'
import type { CompiledMessage, MessageSourceArtefact, MessagesArtefact } from '../runtime/artefacts.ts'
import { memo, memoAround } from '../runtime/memo.ts'
import { compileIcu } from './compileIcu.ts'
import { tryMessage } from './tryMessage.ts'

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

/** The texts of one definition, compiled, and what is broken of them or cannot be shown. */
export const compileTexts = memo(({ messages, locale }: MessagesDefinition) =>
  Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, compileText(source, locale)])),
)

function compileText(source: string, locale: string): ReturnType<typeof compileIcu> {
  const made = compileIcu(source)
  const broken = made.broken ?? tryMessage(made.message, locale)
  return broken === undefined
    ? made
    : { message: made.broken === undefined ? [source] : made.message, broken }
}
