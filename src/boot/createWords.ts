import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { subscribe } from 'valtio/vanilla'
import type { Artefact } from '#schemas/runtime/artefacts.ts'
import type { Stores } from '../stores/Stores.ts'
import { report } from './report.ts'

/**
 * Lingui over the messages artefact of the current locale. The catalogue is exchanged in the same moment as the
 * artefact or the locale, so that no screen mixes two of them.
 */
export function createWords({ content, locale }: Pick<Stores, 'content' | 'locale'>): I18n {
  /** A missing key is shown as itself; where not all words have come yet, as nothing until they have. */
  const missing = (code: string, key: string) => {
    if (content.isPartial(`messages/${code}`)) {
      content.lack(`messages/${code}`).catch((error: unknown) => report(error, 'messages'))
      return ''
    }
    report(new Error(`no text for ${key} in ${code}`), 'messages')
    return key
  }
  const i18n = setupI18n({ missing })
  // A message of one constant stands bare in the artefact; Lingui would take it for one that nobody has compiled.
  i18n.setMessagesCompiler((message) => [message])
  let loaded: Artefact | undefined
  const follow = () => {
    const artefact = content.state.artefacts[`messages/${locale.state.code}`]
    if (artefact?.kind !== 'messages' || artefact === loaded) return
    loaded = artefact
    // What is drawn still, or says what went, may be of the release before, whose texts this one need not have.
    const before = i18n.locale === artefact.locale ? i18n.messages : undefined
    i18n.loadAndActivate({
      locale: artefact.locale,
      messages: { ...before, ...(artefact.messages as Messages) },
    })
  }
  follow()
  for (const state of [content.state, locale.state]) subscribe(state, follow, true)
  return i18n
}
