import { useSnapshot } from 'valtio/react'
import type { SystemPages } from '#generated/grammar/types.ts'
import { isClosed } from '#schemas/runtime/isClosed.ts'
import { useApp } from './AppContext.ts'

/** Whether a call told of a fault that passes: the page below waits for that with all that was typed. */
export function useIsPassing(): boolean {
  const { app } = useApp()
  const { name, isFirst } = useSnapshot(app.stores.fault.state)
  return name === 'maintenance' && !isFirst
}

/** The system page that stands instead of every page: the site is closed by its definition, or a call told of a fault. */
export function useFault(): keyof SystemPages | undefined {
  const { app } = useApp()
  const { name } = useSnapshot(app.stores.fault.state)
  return isClosed(app.site()) ? 'maintenance' : name
}
