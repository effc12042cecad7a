import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import type { KnownText } from '#renderers/host.ts'
import classes from './OfflineNotice.module.css'

/** A line at the lower edge while the browser has no connection. The live region is always there, so that it is heard. */
export function OfflineNotice() {
  const { _ } = useLingui()
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={classes.notice} role="status" data-shown={!isOnline || undefined}>
      {!isOnline && _('shell.offline' satisfies KnownText)}
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
