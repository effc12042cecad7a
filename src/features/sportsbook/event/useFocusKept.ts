import { type RefObject, useLayoutEffect } from 'react'

/** What goes while it holds the focus hands it on to what stays: nobody is thrown to the top of the page by a market that closes. */
export function useFocusKept(
  ref: RefObject<HTMLElement | null>,
  heirOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for when the element goes
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) heirOf(element)?.focus({ preventScroll: true })
    }
  }, [ref])
}
