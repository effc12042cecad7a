import { useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'

/** From this width on two lines of an event have room beside each other. */
const wide = 1440

/** How many lines of an event a row shows; what a server drew has one, and room for another. */
export function useRoom(host: Host): 1 | 2 {
  const look = () => (Number(host.facts().device.minWidth) >= wide ? 2 : 1)
  return useSyncExternalStore(host.subscribe, look, one)
}

const one = () => 1 as const
