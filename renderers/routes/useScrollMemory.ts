import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type EntryState, entryKey } from './navigate.ts'
import { scrollWhenThere } from './scrollWhenThere.ts'

/** Scroll position by history entry, for as long as the document lives. */
const positions = new Map<string, number>()

/**
 * A new address starts at its top (or at its #anchor); going back returns to where it was left. The browser cannot do
 * it, because the content comes after the address has changed.
 * @param isReady the content of the address is on the screen
 */
export function useScrollMemory(isReady: boolean): void {
  const entry = useLocationProperty(entryKey, entryKey)
  const restored = useRef(entry)
  const isReturning = useRef(false)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // What the browser scrolls while the content of another entry is still on the screen is not the reader's doing.
    const remember = () => {
      if (restored.current === entryKey() && !isReturning.current) positions.set(restored.current, scrollY)
    }
    // A reload keeps its place only if the browser is allowed to.
    const allowBrowser = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', allowBrowser)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', allowBrowser)
    }
  }, [])

  useLayoutEffect(() => {
    if (!isReady || restored.current === entry) return
    restored.current = entry
    const anchor =
      location.hash.length > 1 ? document.getElementById(decodeURI(location.hash.slice(1))) : null
    const known = positions.get(entry)
    if (known !== undefined) {
      isReturning.current = true
      return scrollWhenThere(known, () => {
        isReturning.current = false
      })
    }
    if (anchor) anchor.scrollIntoView()
    else if (!(history.state as EntryState | null)?.stay) scrollTo(0, 0)
    return undefined
  }, [isReady, entry])
}
