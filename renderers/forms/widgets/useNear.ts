import { type RefObject, useEffect, useState } from 'react'

/** px from what is seen, within which an icon is loaded (product document, section 9: icon lazy-load margin). */
const MARGIN = '100px'

/** Whether a place has been as near to what is seen as a margin, of the window or of the list that it is scrolled in; it stays so. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const options: IntersectionObserverInit & { scrollMargin: string } = {
      rootMargin: MARGIN,
      scrollMargin: MARGIN,
    }
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }, options)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear, place])
  return isNear
}
