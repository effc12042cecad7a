import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `close` on Escape, unless the key belongs to a list, menu or calendar that is open at the focus. */
export function useEscape(isActive: boolean, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    const at = document.activeElement
    if (at?.getAttribute('aria-expanded') === 'true' || at?.closest('[data-own-escape]')) return
    event.stopPropagation()
    close()
  })
  // With the paint, not after it: a key that is pressed as soon as the dialog is seen must find it listening.
  useLayoutEffect(() => {
    if (!isActive) return
    // While capturing, because what is open at the focus is closed by the time the key has bubbled up here.
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [isActive])
}
