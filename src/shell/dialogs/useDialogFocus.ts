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
  isTop: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view takes the focus anew
  useEffect(() => {
    const dialog = box.current
    if (isTop && dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true })
  }, [box, view, isTop])

  useEffect(
    () => () => {
      // By then the page below can be reached again, and a navigation may have moved the focus already.
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        if (opener?.isConnected && !opener.closest('[inert]')) opener.focus()
        else focusContent()
      })
    },
    [opener],
  )
}
