import { proxy } from 'valtio/vanilla'
import type { IconName } from '#generated/grammar/types.ts'

export type Toast = {
  key: number
  /** Asked for whenever it is drawn, so that a notice on the screen follows the language. */
  text: () => string
  /** The same as simple HTML, with its arguments escaped; where it is left out the text holds none. */
  markup?: () => string
  tone: 'info' | 'success' | 'warning' | 'error'
  icon?: IconName
  /** Address of a picture, in place of the icon. */
  image?: string
  /** It tells of what has happened: as often as it did, and once whoever listens is done with what they hear, even of an error. */
  isCalm?: true
  /** Milliseconds it stays. */
  time: number
}

export type ToastStore = ReturnType<typeof createToastStore>

/** Short notices; the screen takes each away after its time, which stops while it is pointed at. */
export function createToastStore() {
  const state = proxy<{ toasts: Toast[] }>({ toasts: [] })
  let lastKey = 0

  /** A notice that is already on the screen is not shown twice, unless it tells of what has happened. */
  function show(toast: Omit<Toast, 'key'>) {
    if (!toast.isCalm && state.toasts.some((one) => one.text() === toast.text() && one.tone === toast.tone))
      return
    lastKey += 1
    state.toasts.push({ ...toast, key: lastKey })
  }

  function remove(key: number) {
    state.toasts = state.toasts.filter((toast) => toast.key !== key)
  }

  return { state, show, remove }
}
