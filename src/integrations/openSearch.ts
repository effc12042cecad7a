import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'

/** Opens the search of the site, where it has one, by Ctrl and K, or ⌘ and K: never above another dialog, and not in a game. */
export function openSearch(app: App, host: Host): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isAsked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
    const { search } = app.site().popups
    if (search === undefined || host.isCovered?.() || location.pathname.includes('/game/')) return
    event.preventDefault()
    app.stores.dialogs.open(search)
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
