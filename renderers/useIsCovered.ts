import { useSyncExternalStore } from 'react'
import type { Host } from './host.ts'

/** Whether a dialog stands above the page. Only who asks is drawn anew as one opens: a press is answered before the whole page could be. */
export function useIsCovered(host: Host): boolean {
  return useSyncExternalStore(host.onCovered ?? listenToNothing, () => host.isCovered?.() ?? false, isNot)
}

const listenToNothing = () => () => undefined
const isNot = () => false
