import { type RefObject, useEffect } from 'react'
import { focusContent } from '#renderers/routes/focusContent.ts'

/**
 * Puts the focus on the dialog when it opens or shows another view, so that its title is read and Tab leads into it;
 * when it is gone, back to where it was opened from.
 */
export function useDialogFocus(
  box: RefObject<HTMLElement | null>,
  view: string | undefined,
  opener: HTMLElement | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view takes the focus anew
  useEffect(() => {
    const dialog = box.current
    if (dialog && !dialog.closest('[inert]') && !dialog.contains(document.activeElement)) {
      dialog.focus({ preventScroll: true })
    }
  }, [box, view])

  useEffect(
    () => () => {
      // By then the page below can be reached again, and a navigation may have moved the focus already.
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        if (opener?.isConnected && !opener.closest('[inert]')) opener.focus()
        else (topDialog() ?? { focus: focusContent }).focus()
      })
    },
    [opener],
  )
}

function topDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[aria-modal]')].at(-1)
}
