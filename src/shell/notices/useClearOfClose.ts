import { type RefObject, useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { useApp } from '../AppContext.ts'

/** Room between the notices and what they give way to, px. */
const GAP = 8

/** Moves the notices below the close button of a dialog that they would lie over, as long as there are any. */
export function useClearOfClose(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  const { app } = useApp()
  const open = useSnapshot(app.stores.dialogs.state).stack.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens has a close button of its own
  useEffect(() => {
    const section = box.current?.closest('section')
    if (!section || !isActive) return
    const place = () => {
      section.style.insetBlockStart = ''
      clearClose(section)
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(section)
    for (const dialog of document.querySelectorAll('[aria-modal]')) sizes.observe(dialog)
    // A dialog stands where it is to stand once it has come.
    document.addEventListener('animationend', place)
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      document.removeEventListener('animationend', place)
      removeEventListener('resize', place)
    }
  }, [box, isActive, open])
}

function clearClose(section: HTMLElement) {
  for (const button of document.querySelectorAll('[data-close]')) {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const own = section.getBoundingClientRect()
    const isOver = left < own.right && right > own.left && top < own.bottom && bottom > own.top
    if (isOver && !button.closest('[inert]')) section.style.insetBlockStart = `${Math.round(bottom) + GAP}px`
  }
}
