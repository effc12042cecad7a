import { useEffect, useRef, useState } from 'react'
import type { IconName } from '#generated/grammar/types.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Markup } from '#renderers/pages/RichText.tsx'
import type { Toast } from '../stores/createToastStore.ts'
import { useApp } from './AppContext.ts'
import classes from './Toasts.module.css'

const icons = { info: 'info', success: 'success', warning: 'alert', error: 'alert' } satisfies Record<
  Toast['tone'],
  IconName
>

/** One notice; it goes after its time, which stands still while the notice is pointed at or has the focus. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { app, host } = useApp()
  const [isHeld, setHeld] = useState(false)
  const html = toast.markup?.()
  const left = useRef(toast.time)
  const remove = () => app.stores.toasts.remove(toast.key)

  useEffect(() => {
    if (isHeld) return
    const since = performance.now()
    const timer = setTimeout(() => app.stores.toasts.remove(toast.key), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isHeld, app, toast.key])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the notice only keeps it
    <div
      className={classes.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.icon}>
        <Icon name={toast.icon ?? icons[toast.tone]} size="24px" />
      </span>
      <div className={classes.text}>
        {html?.includes('<') ? <Markup html={html} host={host} /> : <p>{toast.text()}</p>}
      </div>
      <button type="button" className={classes.close} onClick={remove}>
        <Icon name="close" size="20px" />
        <span className="visually-hidden">{host.t('toast.close')}</span>
      </button>
    </div>
  )
}
