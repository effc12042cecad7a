import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'

/**
 * Something that a button unfolds below itself. Another press folds it, Escape, a press or the focus elsewhere, and going
 * somewhere. To be spread: `group` on what holds both, `button` on the button, `content` on what unfolds.
 */
export function useFold() {
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere folds
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const fold = (event: Event) => {
      if (event.target instanceof Node && !group.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', fold)
    addEventListener('focusin', fold)
    return () => {
      removeEventListener('pointerdown', fold)
      removeEventListener('focusin', fold)
    }
  }, [isOpen])

  const foldByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    close: () => setOpen(false),
    group: { ref: group, onKeyDown: foldByEscape },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    content: { id, hidden: !isOpen },
  }
}
