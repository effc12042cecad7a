import { type ReactNode, useEffect } from 'react'
import { useHistoryState, usePathname } from 'wouter/use-browser-location'
import { RouteRenderer } from '#renderers/routes/RouteRenderer.tsx'
import { useIsCovered } from '#renderers/useIsCovered.ts'
import type { RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { useApp } from './AppContext.ts'
import { documentTitle } from './documentTitle.ts'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { GameLayout } from './layouts/GameLayout.tsx'
import { FaultPage, NotFoundPage, OfflinePage } from './SystemPage.tsx'
import { useFault, useIsPassing } from './useFault.ts'

const layouts = { default: DefaultLayout, empty: EmptyLayout, game: GameLayout }

/** The page of the address; out of reach while a dialog is open above it, and out of sight while a fault passes. */
export function Screen() {
  const { app, host } = useApp()
  const { content } = app.stores
  const isFaulty = useFault() !== undefined
  const isPassing = useIsPassing()
  useLeaveFault()

  return (
    <>
      {isPassing && <FaultPage />}
      <Cover isPassing={isPassing}>
        <RouteRenderer
          host={host}
          routes={content.state.artefacts['routes/main'] as RoutesArtefact}
          layouts={layouts}
          NotFound={NotFoundPage}
          Fault={isFaulty && !isPassing ? FaultPage : undefined}
          Lost={app.site().systemPages.offline === undefined ? undefined : OfflinePage}
          loader={app.site().loader}
          documentTitle={(title) => documentTitle(app, host, title)}
        />
      </Cover>
    </>
  )
}

/** By itself, so that a dialog that opens draws nothing of the page anew. */
function Cover({ isPassing, children }: { isPassing: boolean; children: ReactNode }) {
  const isCovered = useIsCovered(useApp().host)
  return (
    <div inert={isCovered || isPassing} hidden={isPassing} data-app="">
      {children}
    </div>
  )
}

/** Going somewhere else is another try. */
function useLeaveFault() {
  const { app } = useApp()
  const pathname = usePathname()
  const entry = useHistoryState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the entry is what clears, at the same address too
  useEffect(() => {
    return () => app.stores.fault.clear()
  }, [pathname, entry, app])
}
