import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import type { Loader } from '#generated/grammar/types.ts'
import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { matchRoute } from '#schemas/runtime/matchRoute.ts'
import type { Host } from '../host.ts'
import { useWholePage } from '../pages/useWholePage.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { findScreen, type Screen } from './findScreen.ts'
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
  /** Shown where a page is, and cannot be had. */
  Lost?: ComponentType | undefined
  /** Full title of the document. */
  documentTitle: (pageTitle: string) => string
  /** What stands there while a page loads, besides its skeleton. */
  loader?: Loader
}

/**
 * Shows what the address leads to. wouter keeps location and history; the compiled table finds the route, because
 * wouter parses its patterns anew at every match.
 */
export function RouteRenderer({
  host,
  routes,
  layouts,
  NotFound,
  Fault,
  Lost,
  documentTitle,
  loader,
}: RouteRendererProps) {
  const pathname = usePathname()
  const search = useSearch()
  useHostVersion(host)
  const match = (path: string) => matchRoute(routes, path)
  const found = findScreen(host, routes, match, host.facts())
  const screen = useMoved(host, pathname, found)
  // A fault stands at every address; a guard must not lead away from it.
  useRedirect(screen.kind === 'redirect' && !Fault ? screen : undefined)

  const page = useWholePage(screen.kind === 'page' ? host.artefact(`page/${screen.page}`) : undefined)
  const isLost = !page && screen.kind === 'page' && Lost && host.isLost?.(`page/${screen.page}`)
  const isReady = page !== undefined || isLost === true || screen.kind === 'missing' || Fault !== undefined
  useScrollMemory(isReady)
  const shown = useRef<LayoutName>('default')

  if (Fault) return <Fault />
  if (screen.kind === 'redirect') return null
  if (screen.kind === 'missing') return <NotFound path={pathname + search} />

  if (Lost && isLost) return <Lost />

  const layout = screen.kind === 'page' ? screen.route.layout : shown.current
  const Layout = layouts[layout] ?? layouts.default
  shown.current = layout
  return (
    <Layout>
      <PageScreen id={screen.kind === 'page' ? screen.page : ''} page={page} host={host} loader={loader} />
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

type Shown = Screen | { kind: 'unknown' }

/** Redirects after which an address is held to lead nowhere; the gate refuses those of the site that never end. */
const MOST_REDIRECTS = 10

/**
 * What the address shows once the redirects of the editors have been asked, which come before guards and routes, as on
 * the server. They are asked of every address that somebody goes to but the first, which the server has answered; not
 * again when newer ones are published, so that nobody is led away from a page that they are at, but where that page is
 * gone. Where there is no page they are asked until they lead somewhere: they may come after their time is up.
 */
function useMoved(host: Host, pathname: string, found: Screen): Shown {
  const arrived = useRef(pathname)
  const sent = useRef(0)
  const stood = useRef(false)
  const isAnswered = pathname === arrived.current && !(stood.current && found.kind === 'missing')
  const to = isAnswered ? null : host.moved(location)
  const screen: Shown =
    to === undefined ? { kind: 'unknown' } : to === null ? found : { kind: 'redirect', to, external: true }
  const next = screen.kind === 'redirect' ? screen.to : undefined
  useLayoutEffect(() => {
    if (next !== undefined) sent.current += 1
    else if (screen.kind !== 'unknown' && screen.kind !== 'missing') {
      sent.current = 0
      arrived.current = pathname
      stood.current = true
    }
  }, [next, screen.kind, pathname])
  return next !== undefined && sent.current >= MOST_REDIRECTS ? { kind: 'missing' } : screen
}

/** A layout effect, so that nothing of the guarded address is painted. */
function useRedirect(target: { to: string; external: boolean } | undefined) {
  const to = target?.to
  const external = target?.external ?? false
  useLayoutEffect(() => {
    if (to !== undefined) navigate(to, { replace: true, external })
  }, [to, external])
}
