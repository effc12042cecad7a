import { type RefObject, useLayoutEffect } from 'react'

/** Says that a dialog asks something: Mantine's have one role, whatever they are given. */
export function useDialogRole(box: RefObject<HTMLElement | null>, role: 'dialog' | 'alertdialog'): void {
  useLayoutEffect(() => box.current?.setAttribute('role', role), [box, role])
}
