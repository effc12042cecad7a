import { useCallback, useSyncExternalStore } from 'react'
import type { SlipStore } from './SlipStore.ts'

/** Whether an outcome is on the slip, which a server knows of none; draws anew only when that changes. */
export function usePicked(slip: SlipStore, event: string, line: string, outcome: string): boolean {
  const view = useCallback(() => slip.has(event, line, outcome), [slip, event, line, outcome])
  return useSyncExternalStore(slip.subscribe, view, none)
}

const none = () => false
