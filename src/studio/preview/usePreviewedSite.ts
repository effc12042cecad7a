import { useMemo } from 'react'
import type { LocalesArtefact, RoutesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { SitePreview } from '../api/createContentApi.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'

/** The languages, looks and addresses that a previewed site has. */
export function usePreviewedSite(preview: SitePreview | undefined) {
  const { api } = useStudio()
  const key = ['site/main', 'locales/main', 'routes/main']
    .map((name) => preview?.artefacts[name] ?? '')
    .join(' ')
  const { answer } = useAsked(key, async () => {
    if (!preview) return undefined
    const read = <Artefact>(name: string) =>
      api.previewArtefact<Artefact>(preview.token, preview.artefacts[name] ?? '')
    const [site, locales, routes] = await Promise.all([
      read<SiteArtefact>('site/main'),
      read<LocalesArtefact>('locales/main'),
      read<RoutesArtefact>('routes/main'),
    ])
    return { site, locales, routes }
  })
  return useMemo(() => {
    if (!answer) return undefined
    const { site, locales, routes } = answer
    const { themes, default: usual } = site.theme
    const names = Object.keys(themes)
    return {
      locales: locales.locales,
      usualLocale: locales.default,
      routes,
      // That which the site begins with stands first.
      themes: [usual, ...names.filter((name) => name !== usual)],
    }
  }, [answer])
}
