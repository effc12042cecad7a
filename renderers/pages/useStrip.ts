import { useEffect, useState } from 'react'
import { showCurrent } from './showCurrent.ts'

/**
 * A row that scrolls sideways: whether its start and its end are in sight, and its current item brought there. `ref` and
 * the `data-` attributes are to be put on what scrolls, with the class `strip`, which fades where it goes on.
 * @param current another value for another current item
 */
export function useStrip(current: unknown) {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is the current one
  useEffect(() => {
    if (!element) return
    const look = () => {
      // Where lines run the other way, it counts down from 0.
      const gone = Math.abs(element.scrollLeft)
      const start = gone < 2
      const end = gone + element.clientWidth > element.scrollWidth - 2
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    let isShown = false
    // Called at first too, once the browser has laid the page out: asked sooner, it would do so for this row alone.
    const observer = new ResizeObserver(() => {
      if (!isShown) showCurrent(element)
      isShown = true
      look()
    })
    element.addEventListener('scroll', look, { passive: true })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [element, current])

  return { ref, 'data-start': ends.start || undefined, 'data-end': ends.end || undefined }
}
