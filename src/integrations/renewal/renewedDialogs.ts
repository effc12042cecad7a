import type { App } from '../../boot/App.ts'

const KEY = 'renewed/dialogs'

type Kept = { popup: string; view?: string; preventClose: boolean }

/** Keeps which dialogs are open for the page that takes the place of this one; none that asks something of somebody who waits for it. */
export function keepDialogs(app: Pick<App, 'stores'>): void {
  const { stack } = app.stores.dialogs.state
  const kept = stack
    .filter(({ onConfirmed }) => onConfirmed === undefined)
    .map(({ popup, view, preventClose }): Kept => ({ popup, preventClose, ...(view && { view }) }))
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)))
}

/** Opens them again, once. */
export function reopenDialogs(app: Pick<App, 'stores'>): void {
  const text = attempt(() => sessionStorage.getItem(KEY))
  if (!text) return
  attempt(() => sessionStorage.removeItem(KEY))
  for (const { popup, ...options } of (attempt(() => JSON.parse(text)) ?? []) as Kept[])
    app.stores.dialogs.open(popup, options)
}

/** A browser that keeps nothing opens none. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
