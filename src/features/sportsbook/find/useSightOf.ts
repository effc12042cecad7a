import { useEffect, useRef, useState } from 'react'

type Seen = (isSeen: boolean) => void

const watched = new WeakMap<Element, Seen>()
let observer: IntersectionObserver | undefined

/** One for all rows: what is a little below the screen is followed before it is seen. */
const watch = () =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: '200px 0px' },
  ))

/** Whether an element is in sight, or nearly so. */
export function useSightOf<E extends Element>() {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    watched.set(element, setSeen)
    watch().observe(element)
    return () => watch().unobserve(element)
  }, [])
  return { ref, isSeen }
}
