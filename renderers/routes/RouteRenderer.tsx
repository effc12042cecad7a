import { type ComponentType, useLayoutEffect, useMemo } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import type { RoutesArtefact } from '#schemas/compiler/artefacts.ts'
import { createMatcher } from '#schemas/compiler/matchRoute.ts'
import type { Host } from '../host.ts'
import { useWholePage } from '../pages/useWholePage.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { findScreen } from './findScreen.ts'
import type { LayoutName, LayoutProps } from './LayoutProps.ts'
import { navigate } from './navigate.ts'
import { PageScreen } from './PageScreen.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

type RouteRendererProps = {
  host: Host
  routes: RoutesArtefact
  layouts: Record<LayoutName, ComponentType<LayoutProps>>
  /** Shown where no page is; gets the path asked for. */
  NotFound: ComponentType<{ path: string }>
  /** Shown instead of whatever the address leads to: maintenance, forbidden … */
  Fault?: ComponentType
  /** Full title of the document. */
  documentTitle: (pageTitle: string) => string
}

/**
 * Shows what the address leads to. wouter keeps location and history; the compiled table finds the route, because
 * wouter parses its patterns anew at every match.
 */
export function RouteRenderer({ host, routes, layouts, NotFound, Fault, documentTitle }: RouteRendererProps) {
  const pathname = usePathname()
  const search = useSearch()
  useHostVersion(host)
  const match = useMemo(() => createMatcher(routes.routes), [routes])
  const screen = findScreen(host, routes, match, host.facts())
  // A fault stands at every address; a guard must not lead away from it.
  useRedirect(screen.kind === 'redirect' && !Fault ? screen : undefined)

  const page = useWholePage(screen.kind === 'page' ? host.artefact(`page/${screen.page}`) : undefined)
  const isReady = page !== undefined || screen.kind === 'missing' || Fault !== undefined
  useScrollMemory(isReady)

  if (Fault) return <Fault />
  if (screen.kind === 'redirect') return null
  if (screen.kind === 'missing') return <NotFound path={pathname + search} />

  const Layout = layouts[screen.route.layout] ?? layouts.default
  return (
    <Layout>
      <PageScreen id={screen.page} page={page} host={host} />
      {page && (
        <RouteAnnouncer
          place={pathname}
          title={host.t(page.title)}
          documentTitle={documentTitle(host.t(page.title))}
        />
      )}
    </Layout>
  )
}

/** A layout effect, so that nothing of the guarded address is painted. */
function useRedirect(target: { to: string; external: boolean } | undefined) {
  const to = target?.to
  const external = target?.external ?? false
  useLayoutEffect(() => {
    if (to !== undefined) navigate(to, { replace: true, external })
  }, [to, external])
}
