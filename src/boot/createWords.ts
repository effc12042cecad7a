import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { subscribe } from 'valtio/vanilla'
import type { Artefact, MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import type { Stores } from '../stores/Stores.ts'
import { report } from './report.ts'

/**
 * Lingui over the messages artefact of the current locale. The catalogue is exchanged in the same moment as the
 * artefact or the locale, so that no screen mixes two of them.
 */
export function createWords({ content, locale }: Pick<Stores, 'content' | 'locale'>): I18n {
  const missed = new Set<string>()
  /** A missing key is shown as itself; where not all words have come yet, as nothing until they have. */
  const missing = (code: string, key: string) => {
    if (content.isPartial(`messages/${code}`)) {
      content.lack(`messages/${code}`).catch((error: unknown) => report(error, 'messages'))
      return ''
    }
    if (!missed.has(key + code)) report(new Error(`no text for ${key} in ${code}`), 'messages')
    missed.add(key + code)
    return key
  }
  const i18n = setupI18n({ missing })
  let loaded: Artefact | undefined
  const follow = () => {
    const artefact = content.state.artefacts[`messages/${locale.state.code}`]
    if (artefact?.kind !== 'messages' || artefact === loaded) return
    loaded = artefact
    i18n.loadAndActivate({ locale: artefact.locale, messages: asCompiled(artefact) })
  }
  follow()
  for (const state of [content.state, locale.state]) subscribe(state, follow, true)
  return i18n
}

/** Lingui takes a bare string for a message that nobody has compiled, and complains. */
function asCompiled({ messages }: MessagesArtefact): Messages {
  const entries = Object.entries(messages)
  return Object.fromEntries(
    entries.map(([key, message]) => [key, typeof message === 'string' ? [message] : message]),
  ) as Messages
}
