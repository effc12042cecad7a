import type { App } from '../boot/App.ts'

/** Milliseconds between two looks whether the site is back, spread so that not all browsers come at once. */
const wait = () => 2_000 + Math.random() * 2_000
const asked = 'croupier:look'

/** Has a look at once, where somebody waits for the site to come back. */
export function lookNow(): void {
  dispatchEvent(new Event(asked))
}

/**
 * Waits for a site that is closed for a while. The page that was open goes on as it was, with what was typed; where there
 * was none, it is loaded.
 */
export function awaitReturn(app: App): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look() {
    clearTimeout(timer)
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    if (isOver) return
    clearTimeout(timer)
    if (!answer || answer.status === 503) {
      timer = setTimeout(look, wait())
      return
    }
    isOver = true
    if (app.stores.fault.state.isFirst) return location.reload()
    app.stores.fault.clear()
    // What could not be loaded meanwhile is asked for again; each says itself where it fails.
    await app.refreshPage()
  }

  timer = setTimeout(look, wait())
  addEventListener(asked, look)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener(asked, look)
  }
}
