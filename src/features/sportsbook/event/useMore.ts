import { useCallback, useState } from 'react'

/** How many are drawn at first, and more each time that their end is near. */
const step = 14
/** How near. */
const ahead = '900px'

/**
 * How many of a long list are drawn: as far as it has been looked at.
 * @param of another list begins anew
 * @returns `end` is the ref of what stands after the last
 */
export function useMore(
  total: number,
  of: string,
): { count: number; end: (element: Element | null) => void } {
  const [state, setState] = useState({ of, count: step })
  if (state.of !== of) setState({ of, count: step })
  const end = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setState((before) => ({ ...before, count: before.count + step }))
        // It is asked anew where it stands then.
        observer.unobserve(element)
        requestAnimationFrame(() => observer.observe(element))
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { count: Math.min(total, state.count), end }
}
