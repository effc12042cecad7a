import { Prepared } from '../../http/Prepared.ts'
import { methodNotFound } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Source = NonNullable<ReturnType<LiveSite['messages']>>

export function i18nHandlers({ live }: { live: LiveSite }) {
  /** By the artefact that they are of, which is the same for as long as its texts are. */
  const prepared = new WeakMap<Source, Promise<Prepared>>()
  return {
    async 'i18n.locales'() {
      const { locales, default: defaultLocale } = live.locales()
      return { locales: [...locales], defaultLocale }
    },

    async 'i18n.messages'({ locale }) {
      const source = live.messages(locale)
      if (!source) throw methodNotFound('There is no such locale')
      const known = prepared.get(source) ?? Prepared.of(source.messages)
      prepared.set(source, known)
      return known
    },
  } satisfies Handlers
}
