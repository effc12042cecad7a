import { fieldId } from './fieldId.ts'

/**
 * Moves the focus to a field's control, once what is being drawn stands in the document.
 * @param orElse takes it where the control does not
 */
export function focusField(idPrefix: string, name: string, orElse?: HTMLElement | null): void {
  setTimeout(() => {
    const control = document.getElementById(fieldId(idPrefix, name))
    control?.focus()
    if (!control || document.activeElement !== control) orElse?.focus()
  })
}
