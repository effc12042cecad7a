import type {
  LocalesArtefact,
  MenuArtefact,
  RedirectsArtefact,
  RoutesArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import type { SessionFacts } from '#schemas/runtime/bootData.ts'
import { createRedirects } from '#schemas/runtime/createRedirects.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { createMatcher } from '#schemas/runtime/matchRoute.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { type Trace, traceAddress } from '#schemas/runtime/traceAddress.ts'
import type { Definition, Problem } from '../api/createContentApi.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { useCompiled } from '../parts/useCompiled.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { useFreshSite } from '../stores/useSite.ts'

/** The site as it would be with what is typed, as far as addresses are concerned. */
export type TracedDrafts = {
  site: SiteArtefact
  locales: LocalesArtefact
  routes: RoutesArtefact
  redirects: RedirectsArtefact
  menus: readonly MenuArtefact[]
  /** What the gate has against routes and redirects. */
  problems: readonly Problem[]
  trace: (address: string, session: SessionFacts) => Trace
}

/** Menus that are looked through; the server takes fifty keys at once. */
const mostMenus = 45

const needed = ['site/main', 'locales/main', 'routes/main', 'redirects/main']

/** Reads what addresses are asked of, anew each time that typing pauses. */
export function useTracedSite(key: string, text: string) {
  const studio = useStudio()
  const drafts = useFreshSite()
  const menus = drafts.keys().filter((one) => one.startsWith('menu/'))
  return useCompiled<TracedDrafts>(key, text, menus.join(' '), async (latest, before) => {
    const parsed = parseDefinition(latest)
    if ('line' in parsed) return before
    const wanted = [...needed, ...menus.slice(0, mostMenus)]
    const { artefacts, problems } = await studio.withSession(() =>
      studio.api.preview(parsed.definition as Definition, wanted),
    )
    const [site, locales, routes, redirects] = needed.map((one) => artefacts[one])
    if (!site || !locales || !routes) return before
    const found = {
      site: site as SiteArtefact,
      locales: locales as LocalesArtefact,
      routes: routes as RoutesArtefact,
      redirects: (redirects ?? { kind: 'redirects', id: 'main', redirects: [] }) as RedirectsArtefact,
      menus: menus.flatMap((one) => (artefacts[one] ? [artefacts[one] as MenuArtefact] : [])),
      problems: problems.filter(({ definition }) => /^(routes|redirects)\//.test(definition)),
    }
    const finder = createRedirects(found.redirects.redirects, found.locales)
    const match = createMatcher(found.routes.routes)
    return {
      ...found,
      trace: (address, session) =>
        traceAddress(address, {
          redirects: finder,
          routes: found.routes,
          match,
          locales: found.locales,
          session,
          jurisdiction: jurisdictionFacts(found.site, session),
          siteFacts: (locale) => siteFacts(found.site, found.locales, { locale }),
          hasPage: (id) => drafts.definition(`page/${id}`) !== undefined,
        }),
    }
  })
}
