import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody can see an element: it is on the screen, and the page in front. */
export function useSeen(of: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let isOnScreen = false
    const judge = () => setSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting === true
      judge()
    })
    if (of.current) observer.observe(of.current)
    document.addEventListener('visibilitychange', judge)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', judge)
    }
  }, [of])
  return isSeen
}
