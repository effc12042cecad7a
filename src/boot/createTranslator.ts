import { type Messages, setupI18n } from '@lingui/core'
import type { Artefact, MessagesArtefact } from '#schemas/runtime/artefacts.ts'

/**
 * Words of the messages artefact that is given at each call; the catalogue is exchanged in the same moment as the
 * artefact, so that no screen mixes two of them.
 */
export function createTranslator(
  /** Answers what to show meanwhile. */
  onMissing: (key: string, locale: string) => string,
) {
  let loaded: Artefact | undefined
  const i18n = setupI18n({
    missing: (locale, key) => onMissing(key, locale),
  })
  return (artefact: Artefact | undefined, key: string, values: Record<string, unknown>): string => {
    if (artefact?.kind === 'messages' && artefact !== loaded) {
      loaded = artefact
      i18n.loadAndActivate({ locale: artefact.locale, messages: asCompiled(artefact) })
    }
    return i18n._(key, values)
  }
}

/** Lingui takes a bare string for a message that nobody has compiled, and complains. */
function asCompiled({ messages }: MessagesArtefact): Messages {
  const entries = Object.entries(messages)
  return Object.fromEntries(
    entries.map(([key, message]) => [key, typeof message === 'string' ? [message] : message]),
  ) as Messages
}
