import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'

type Locale = { code: string; name: string; dir: 'ltr' | 'rtl' }
export type SiteLocales = { default: string; locales: readonly Locale[] }

/** The languages of the site as editors have them; undefined until they are there, and where the draft names none. */
export function useSiteLocales() {
  const studio = useStudio()
  const { definitions } = useStudioState()
  const key = definitions?.find(({ kind }) => kind === 'locales')?.key
  const { answer, failure, again } = useAsked(key ?? '', async () =>
    key === undefined ? undefined : studio.withSession(() => studio.api.draft(key)),
  )
  // A draft may be broken in any way.
  const { default: source, locales } = (answer?.definition ?? {}) as Partial<SiteLocales>
  const site: SiteLocales | undefined =
    typeof source === 'string' && Array.isArray(locales) ? { default: source, locales } : undefined
  return { site, failure, again, isLacking: !site && (answer !== undefined || (definitions && !key)) }
}
