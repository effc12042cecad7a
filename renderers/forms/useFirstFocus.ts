import { type RefObject, useEffect } from 'react'
import { fieldId } from './fieldId.ts'
import { useFormContext } from './formContext.ts'

/** Where a form is what a dialog opens with, its first field takes the focus; unless something in the dialog has it. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { session, idPrefix } = useFormContext()
  useEffect(() => {
    // When the dialog has taken it.
    const timer = setTimeout(() => {
      const dialog = form.current?.closest('[aria-modal]')
      const { activeElement } = document
      if (!dialog || dialog.closest('[inert]')) return
      if (activeElement !== dialog && dialog.contains(activeElement)) return
      const [first] = session.view().order
      if (first !== undefined) document.getElementById(fieldId(idPrefix, first))?.focus()
    })
    return () => clearTimeout(timer)
  }, [form, session, idPrefix])
}
