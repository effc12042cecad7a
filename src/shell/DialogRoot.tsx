import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio/react'
import { useApp } from './AppContext.ts'
import { useIsPassing } from './useFault.ts'

const Dialogs = lazy(async () => ({ default: (await import('./dialogs/Dialogs.tsx')).Dialogs }))

/** Nothing until the first dialog opens; what draws dialogs is loaded then. */
export function DialogRoot() {
  const { app } = useApp()
  const isOpen = useSnapshot(app.stores.dialogs.state).stack.length > 0
  const isPassing = useIsPassing()
  if (!isOpen) return null
  return (
    <div hidden={isPassing}>
      <Suspense fallback={null}>
        <Dialogs />
      </Suspense>
    </div>
  )
}
