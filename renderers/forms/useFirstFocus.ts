import { type RefObject, useEffect } from 'react'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import { fieldId } from './fieldId.ts'
import { useFormContext } from './formContext.ts'

/**
 * Where a form is what a dialog opens with, its first field takes the focus that is to be filled in still; unless something in
 * the dialog has it.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { session, idPrefix } = useFormContext()
  useEffect(() => {
    // When the dialog has taken it.
    const timer = setTimeout(() => {
      const dialog = form.current?.closest('[aria-modal]')
      const { activeElement } = document
      if (!dialog || dialog.closest('[inert]')) return
      if (activeElement !== dialog && dialog.contains(activeElement)) return
      const { order } = session.view()
      const first = order.find((name) => isEmpty(session.value(name))) ?? order[0]
      if (first !== undefined) document.getElementById(fieldId(idPrefix, first))?.focus()
    })
    return () => clearTimeout(timer)
  }, [form, session, idPrefix])
}
