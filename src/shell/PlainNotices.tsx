import { useEffect } from 'react'
import type { Toast } from '../stores/createToastStore.ts'
import { useApp } from './AppContext.ts'
import classes from './Toasts.module.css'

/** Notices in words alone, where what draws them could not be loaded. */
export function PlainNotices({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <>
      {toasts.map((toast) => (
        <PlainNotice key={toast.key} toast={toast} />
      ))}
    </>
  )
}

function PlainNotice({ toast }: { toast: Toast }) {
  const { app } = useApp()
  useEffect(() => {
    const timer = setTimeout(() => app.stores.toasts.remove(toast.key), toast.time)
    return () => clearTimeout(timer)
  }, [app, toast])
  return <p className={classes.plain}>{toast.text()}</p>
}
