import { Markup } from '#renderers/pages/RichText.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import type { Toast } from '../../stores/createToastStore.ts'
import { useApp } from '../AppContext.ts'

/** The words of a notice, which stay those of the reader's language while it is shown. */
export function NoticeText({ toast }: { toast: Toast }) {
  const { host } = useApp()
  useHostVersion(host)
  const html = toast.markup?.()
  return html?.includes('<') ? <Markup html={html} host={host} /> : <p>{toast.text()}</p>
}

export function CloseText() {
  const { host } = useApp()
  useHostVersion(host)
  return <span className="visually-hidden">{host.t('toast.close')}</span>
}
