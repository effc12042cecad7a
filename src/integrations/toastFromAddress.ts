import type { Host } from '#renderers/host.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { withQuery } from '../actions/withQuery.ts'
import type { App } from '../boot/App.ts'

/** Shows the notice that the site has for the query parameter toastType, once; looks again at each change of address. */
export function toastFromAddress(app: App, host: Host): void {
  const look = () => {
    const type = new URLSearchParams(location.search).get('toastType')
    if (type === null) return
    navigate(withQuery(location, { toastType: '' }), { replace: true })
    const { toasts = {} } = app.site()
    const toast = Object.hasOwn(toasts, type) ? toasts[type] : undefined
    if (toast) app.toast({ ...toast, text: host.t(toast.text) })
  }
  look()
  host.subscribe(look)
}
