import { subscribe } from 'valtio/vanilla'
import type { App } from '../../boot/App.ts'
import { isAgreed } from './consent.ts'

/** Begins what is for a purpose as soon as that is agreed to, or at once where nobody is asked; once. */
export function onceAgreed(app: App, purpose: string | undefined, begin: () => void): void {
  if (isAgreed(app, purpose)) {
    begin()
    return
  }
  const stop = subscribe(app.stores.stored.state, () => {
    if (!isAgreed(app, purpose)) return
    stop()
    begin()
  })
}
