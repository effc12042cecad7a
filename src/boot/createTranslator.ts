import { type Messages, setupI18n } from '@lingui/core'
import type { Artefact } from '#schemas/compiler/artefacts.ts'

/**
 * Words of the messages artefact that is given at each call; the catalogue is exchanged in the same moment as the
 * artefact, so that no screen mixes two of them. A missing key is shown as itself.
 */
export function createTranslator(onMissing: (key: string, locale: string) => void) {
  const i18n = setupI18n({
    missing: (locale, key) => {
      onMissing(key, locale)
      return key
    },
  })
  let loaded: Artefact | undefined
  return (artefact: Artefact | undefined, key: string, values: Record<string, unknown>): string => {
    if (artefact?.kind === 'messages' && artefact !== loaded) {
      loaded = artefact
      i18n.loadAndActivate({ locale: artefact.locale, messages: artefact.messages as Messages })
    }
    return i18n._(key, values)
  }
}
