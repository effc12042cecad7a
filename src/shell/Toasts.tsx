import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import type { Toast } from '../stores/createToastStore.ts'
import { useApp } from './AppContext.ts'
import { PlainNotices } from './PlainNotices.tsx'
import classes from './Toasts.module.css'

/** Loaded with the first notice. What tells of a lost connection may itself not arrive: then its words do. */
const Notices = lazy(async () => {
  // Not by `then`: the bundler would put it before what waits for the style sheet, whose loss nobody would hear of.
  try {
    return { default: (await import('./notices/Notices.tsx')).Notices }
  } catch {
    return { default: PlainNotices }
  }
})

/**
 * Notices below the header (product document, section 2), at every width. Both live regions are always there: screen readers say
 * only what is put into a region that they know already.
 */
export function Toasts() {
  const { app, host } = useApp()
  const toasts = useSnapshot(app.stores.toasts.state).toasts as readonly Toast[]
  return (
    <section className={classes.toasts} aria-label={host.t('shell.notices')}>
      <Region role="alert" toasts={toasts.filter(isUrgent)} />
      <Region role="status" toasts={toasts.filter((toast) => !isUrgent(toast))} />
    </section>
  )
}

const isUrgent = ({ tone, isCalm }: Toast) => tone === 'error' && !isCalm

function Region({ role, toasts }: { role: 'alert' | 'status'; toasts: readonly Toast[] }) {
  const [isNeeded, setNeeded] = useState(false)
  // It stays, so that the last notice can leave as it came.
  if (toasts.length > 0 && !isNeeded) setNeeded(true)
  return (
    <div role={role}>
      {isNeeded && (
        <Suspense fallback={null}>
          <Notices toasts={toasts} />
        </Suspense>
      )}
    </div>
  )
}
