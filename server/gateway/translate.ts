import { type Messages, setupI18n } from '@lingui/core'
import type { Text } from '#generated/grammar/types.ts'
import type { MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { reportText } from '../process/reportText.ts'

export type Translate = (text: Text | undefined, values?: Record<string, unknown>) => string

/** Texts for the document head, from the same compiled messages that the browser gets. */
export function createTranslate(artefact: MessagesArtefact | undefined, locale: string): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: (artefact?.messages ?? {}) as Messages } })
  // A message of one constant stands bare in the artefact; Lingui would take it for one that nobody has compiled.
  i18n.setMessagesCompiler((message) => [message])
  return (text, values) => {
    if (text === undefined) return ''
    const key = typeof text === 'string' ? text : text.key
    return sayMessage(i18n, key, values ?? {}, reportText(locale))
  }
}
