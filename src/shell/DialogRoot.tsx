import { useSnapshot } from 'valtio/react'
import { lazyPart } from '#renderers/lazyPart.ts'
import progress from '#renderers/routes/PageScreen.module.css'
import { useApp } from './AppContext.ts'
import { useIsPassing } from './useFault.ts'

const useDialogs = lazyPart(async () => (await import('./dialogs/Dialogs.tsx')).Dialogs)

/**
 * Nothing until the first dialog opens; what draws dialogs is loaded then, under a line that says at once that the tap was
 * felt. Where it does not come, over a lost connection say, nothing opens, and the page stays.
 */
export function DialogRoot() {
  const { app, host } = useApp()
  const isOpen = useSnapshot(app.stores.dialogs.state).stack.length > 0
  const isPassing = useIsPassing()
  const Dialogs = useDialogs(isOpen, () => {
    while (app.stores.dialogs.close({ force: true }));
    app.toast({ text: () => host.t('error.network'), tone: 'error' })
  })
  if (!isOpen) return null
  return (
    <div hidden={isPassing}>
      {Dialogs ? <Dialogs /> : <b className={progress.progress} aria-hidden="true" />}
    </div>
  )
}
