import { useEffect, useState } from 'react'

const focusable = 'a[href], button, input, textarea, select, [tabindex]'

/** What was focused, and what it stands in, nearest first; an item of a menu stands for what opened the menu. */
function openersOf(element: Element | null): HTMLElement[] {
  const menu = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const openers: HTMLElement[] = []
  let at = menu == null ? element : document.getElementById(menu)
  while (at) {
    if (at instanceof HTMLElement && at.matches(focusable)) openers.push(at)
    at = at.parentElement
  }
  return openers
}

/** Gives the focus back to what it was taken from, once this is gone, unless something else has it by then. */
export function useFocusBack(): void {
  const [openers] = useState(() => openersOf(document.activeElement))
  useEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      openers.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    },
    [openers],
  )
}
