import { type Messages, setupI18n } from '@lingui/core'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { reportText } from '../../process/reportText.ts'
import type { LiveSite } from './siteSource.ts'

/** Message keys by name to the words of the live site in a locale, with values in them; a text that is not in it is left out. */
export function createWords(
  live: LiveSite,
  locale: string,
): <Name extends string>(
  keys: { [N in Name]?: string },
  values?: Record<string, unknown>,
) => { [N in Name]?: string } {
  const { locales, default: fallback } = live.locales()
  const known = locales.some(({ code }) => code === locale) ? locale : fallback
  const messages = live.compiledMessages(known)?.messages ?? {}
  const i18n = setupI18n({ locale: known, messages: { [known]: messages as Messages } })
  // A message of one constant stands bare in the artefact; Lingui would take it for one that nobody has compiled.
  i18n.setMessagesCompiler((message) => [message])
  return <Name extends string>(keys: { [N in Name]?: string }, values: Record<string, unknown> = {}) => {
    const words: { [N in Name]?: string } = {}
    for (const [name, key] of Object.entries(keys) as [Name, string | undefined][])
      if (key !== undefined && Object.hasOwn(messages, key))
        words[name] = sayMessage(i18n, key, values, reportText(known))
    return words
  }
}
