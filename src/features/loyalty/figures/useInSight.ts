import { type RefObject, useEffect, useState } from 'react'

/** Whether something is on the screen, in a tab that is looked at. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    let isOnScreen = false
    const look = () => setInSight(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    if (of.current) observer.observe(of.current)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [of])
  return isInSight
}
