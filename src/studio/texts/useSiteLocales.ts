import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'

type Locale = { code: string; name: string; dir: 'ltr' | 'rtl' }
export type SiteLocales = { default: string; locales: readonly Locale[] }

/** The languages of the site as editors have them; undefined until they are there, or where none are defined. */
export function useSiteLocales(): SiteLocales | undefined {
  const studio = useStudio()
  const { definitions = [] } = useStudioState()
  const key = definitions.find(({ kind }) => kind === 'locales')?.key
  const { answer } = useAsked(key ?? '', async () =>
    key === undefined ? undefined : studio.withSession(() => studio.api.draft(key)),
  )
  // A draft may be broken in any way.
  const { default: source, locales } = (answer?.definition ?? {}) as Partial<SiteLocales>
  return typeof source === 'string' && Array.isArray(locales) ? { default: source, locales } : undefined
}
