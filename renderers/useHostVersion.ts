import { useSyncExternalStore } from 'react'
import type { Host } from './host.ts'

/** Renders the component anew whenever what the host answers may have changed; returns the host's version. */
export function useHostVersion(host: Host): number {
  return useSyncExternalStore(host.subscribe, host.version, host.version)
}
