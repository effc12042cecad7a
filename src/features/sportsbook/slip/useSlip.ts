import { useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { deskOf } from './deskOf.ts'
import { emptySlip } from './SlipState.ts'

/** The slip as it stands, and what is known of it; where a server draws it is empty, for it is kept by browsers. */
export function useSlip(host: Host) {
  const desk = deskOf(host)
  const { slip, quotes } = desk
  useHostVersion(host)
  useSyncExternalStore(quotes.subscribe, quotes.version, quotes.version)
  const state = useSyncExternalStore(slip.subscribe, slip.state, () => emptySlip)
  const view = useSyncExternalStore(desk.subscribe, desk.view, desk.view)
  return { desk, slip, quotes, state, view }
}
