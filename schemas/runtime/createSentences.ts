import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Speech } from './sayCondition.ts'
import { sayMessage } from './sayMessage.ts'

/**
 * Says the words of sentences in a language. For the studio, not for players' screens: it reads ICU messages as they
 * are written.
 * @param language BCP 47 code
 * @param words ICU messages by key, as in `schemas/studio/sentences`
 */
export function createSentences(language: string, words: Readonly<Record<string, string>>): Speech['say'] {
  const messages = Object.fromEntries(
    Object.entries(words).map(([key, source]) => [key, compileMessage(source)]),
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (key, args) => sayMessage(i18n, key, { ...args }, () => undefined)
}
