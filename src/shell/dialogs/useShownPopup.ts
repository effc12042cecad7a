import { useEffect, useState } from 'react'
import type { FallbackPopup } from '#generated/grammar/types.ts'
import type { PopupArtefact } from '#schemas/runtime/artefacts.ts'
import { isAvailable } from '../../integrations/isAvailable.ts'
import { useApp } from '../AppContext.ts'

type Wanted = { popup: string; view: string | undefined; data: Record<string, unknown> }
export type ShownPopup = {
  /** Undefined while it loads, and where neither it nor what stands for it can be shown. */
  artefact: PopupArtefact | undefined
  viewId: string | undefined
  /** What its blocks see under /popup besides the view. */
  data: Record<string, unknown>
  isBroken: boolean
}

/** What a dialog shows: the popup that it was opened for, or what the site has for those that cannot be shown. */
export function useShownPopup({ popup, view, data }: Wanted): ShownPopup {
  const { app, host } = useApp()
  const { fallbacks = {} } = app.site().popups
  const artefact = host.artefact(`popup/${popup}`)
  const isMissing = useMissing(popup, artefact)
  const reason = artefact
    ? isAvailable(artefact, host, data)
      ? undefined
      : ('unavailable' as const)
    : isMissing
      ? ('missing' as const)
      : undefined
  const fallback: FallbackPopup | undefined = reason && fallbacks[reason]
  const other = fallback ? host.artefact(`popup/${fallback.popup}`) : artefact
  const isOtherMissing = useMissing(fallback?.popup ?? popup, other)
  if (reason === undefined) return { artefact, viewId: viewOf(artefact, view), data, isBroken: false }
  // What a popup was given, a password say, is not for the one in its place.
  const given = { wanted: popup }
  if (!fallback || isOtherMissing)
    return { artefact: undefined, viewId: undefined, data: given, isBroken: true }
  return { artefact: other, viewId: viewOf(other, view, fallback.view), data: given, isBroken: false }
}

/** The first of the views wanted that the popup has; its initial one where it has none of them. */
function viewOf(artefact: PopupArtefact | undefined, ...wanted: (string | undefined)[]): string | undefined {
  return artefact && (wanted.find((one) => one !== undefined && artefact.views[one]) ?? artefact.initialView)
}

/** Whether the live release has no such popup, or it could not be loaded. */
function useMissing(popup: string, artefact: PopupArtefact | undefined): boolean {
  const { app, host } = useApp()
  const [failed, setFailed] = useState<string>()
  const key = `popup/${popup}` as const
  const isLoading = !artefact && host.hasArtefact(key)
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    // What went wrong is reported where it was first asked for.
    app.stores.content.want(key).catch(() => {
      if (!isGone) setFailed(key)
    })
    return () => {
      isGone = true
    }
  }, [app, key, isLoading])
  return !artefact && (!isLoading || failed === key)
}
