import { useEffect, useState } from 'react'

const focusable = 'a[href], button, input, textarea, select, [tabindex]'

/** What opened the menu or the popover that something stands in. */
function targetOf(element: Element | null): HTMLElement | null {
  const labelled = element?.closest('[role=menu], [role=dialog]')?.getAttribute('aria-labelledby')
  const target = labelled == null ? null : document.getElementById(labelled)
  // A dialog is labelled by its title.
  return target?.hasAttribute('aria-haspopup') ? target : null
}

/** What was focused, and what it stands in, nearest first; behind them what opened a menu or a popover around it. */
function openersOf(element: Element | null): HTMLElement[] {
  const openers: HTMLElement[] = []
  for (const first of [element, targetOf(element)])
    for (let at = first; at; at = at.parentElement)
      if (at instanceof HTMLElement && at.matches(focusable)) openers.push(at)
  return openers
}

/** What fades out is there yet, and takes the focus with it. */
const stays = (element: HTMLElement): boolean =>
  element.isConnected && targetOf(element)?.ariaExpanded !== 'false'

/** Gives the focus back to what it was taken from, once this is gone, unless something else has it by then. */
export function useFocusBack(): void {
  const [openers] = useState(() => openersOf(document.activeElement))
  useEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      openers.find(stays)?.focus({ preventScroll: true })
    },
    [openers],
  )
}
