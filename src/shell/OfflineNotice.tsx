import { useSyncExternalStore } from 'react'
import { useApp } from './AppContext.ts'
import classes from './OfflineNotice.module.css'

/** A line on top while the browser has no connection. The live region is always there, so that it is heard. */
export function OfflineNotice() {
  const { host } = useApp()
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <div className={classes.notice} role="status" data-shown={!isOnline || undefined}>
      {!isOnline && host.t('shell.offline')}
    </div>
  )
}

function listen(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
