import { methodNotFound } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'

export function i18nHandlers({ live }: { live: LiveSite }) {
  return {
    async 'i18n.locales'() {
      const { locales, default: defaultLocale } = live.locales()
      return { locales: [...locales], defaultLocale }
    },

    async 'i18n.messages'({ locale }) {
      const source = live.messages(locale)
      if (!source) throw methodNotFound('There is no such locale')
      return source.messages
    },
  } satisfies Handlers
}
