import { useEffect, useEffectEvent } from 'react'

/** Going elsewhere, and back; what replaces the address stays at the same place. */
const LEAVING = ['pushState', 'popstate'] as const

/** Calls `close` when the player goes somewhere else, be it by what stands in the dialog or by the browser's button. */
export function useCloseOnLeaving(isActive: boolean, close: () => void): void {
  const onLeave = useEffectEvent(close)
  useEffect(() => {
    if (!isActive) return
    const listener = () => onLeave()
    for (const event of LEAVING) addEventListener(event, listener)
    return () => {
      for (const event of LEAVING) removeEventListener(event, listener)
    }
  }, [isActive])
}
