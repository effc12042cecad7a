import { useSnapshot } from 'valtio/react'
import { useApp } from './AppContext.ts'
import { ToastCard } from './ToastCard.tsx'
import classes from './Toasts.module.css'

/**
 * Notices below the header. Both live regions are always there: screen readers say only what is put into a region that
 * they know already.
 */
export function Toasts() {
  const { app, host } = useApp()
  const { toasts } = useSnapshot(app.stores.toasts.state)
  const urgent = toasts.filter(({ tone }) => tone === 'error')
  const polite = toasts.filter(({ tone }) => tone !== 'error')
  return (
    <section className={classes.toasts} aria-label={host.t('shell.notices')}>
      <div role="alert">
        {urgent.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </div>
      <div role="status">
        {polite.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </div>
    </section>
  )
}
