import { useEffect, useState } from 'react'

/** True once `active` has been true for `delay` ms on end: a short wait shows no skeleton (design, section 8). */
export function useDelayed(active: boolean, delay = 300): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setPassed(true), delay)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [active, delay])
  return active && passed
}
