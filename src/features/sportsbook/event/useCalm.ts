import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds without a touch after which things may move. */
const calmAfter = 1200

/**
 * What is shown of something that changes by itself: while somebody points into an element, or goes through it by keys, it stays as it
 * is, so that nothing moves under their finger.
 * @param of another one is shown at once
 */
export function useCalm<T>(value: T, of: unknown, around: RefObject<HTMLElement | null>): T {
  const [shown, setShown] = useState({ value, of })
  const touched = useRef(0)
  if (shown.of !== of) setShown({ value, of })

  useEffect(() => {
    const element = around.current
    if (!element) return
    const touch = () => {
      touched.current = Date.now()
    }
    const kinds = ['pointerdown', 'pointermove', 'keydown'] as const
    for (const kind of kinds) element.addEventListener(kind, touch, { passive: true })
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, touch)
    }
  }, [around])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const rest = touched.current + calmAfter - Date.now()
      if (rest > 0) timer = setTimeout(show, rest)
      else setShown((before) => (before.value === value && before.of === of ? before : { value, of }))
    }
    show()
    return () => clearTimeout(timer)
  }, [value, of])

  return shown.of === of ? shown.value : value
}
