import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import type { KnownText } from '#renderers/host.ts'
import classes from './OfflineNotice.module.css'

/** A line above the page while the browser has no connection. The live region is always there, so that it is heard. */
export function OfflineNotice() {
  const { _ } = useLingui()
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={classes.notice} data-shown={isOnline ? undefined : ''}>
      <span role="status">{!isOnline && _('shell.offline' satisfies KnownText)}</span>
      <button
        type="button"
        aria-label={_('toast.close' satisfies KnownText)}
        // Until the connection is lost again, when React puts it back.
        onClick={({ currentTarget }) => currentTarget.parentElement?.removeAttribute('data-shown')}
      >
        ×
      </button>
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
