type NavigateEvent = Event & {
  destination: { url: string; sameDocument: boolean }
  hashChange: boolean
  navigationType: string
}

/**
 * Keeps the preview in its frame: a page that would be loaded anew is loaded from the preview, and what lies outside is told
 * instead of opened.
 * @param prefix what pages of the preview begin with
 * @param parameters what they end with, with the query of the page
 */
export function stayInside(prefix: string, parameters: string, refused: (what: string) => void): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as NavigateEvent
    if (destination.sameDocument) return
    const { origin, pathname, search, hash, href } = new URL(destination.url)
    if (origin === location.origin && pathname.startsWith(prefix)) return
    event.preventDefault()
    if (origin !== location.origin) return refused(href)
    const query = [search.slice(1), parameters].filter(Boolean).join('&')
    location.replace(`${prefix}${pathname}${query && `?${query}`}${hash}`)
  })
  globalThis.open = (address) => {
    refused(String(address))
    return null
  }
}
