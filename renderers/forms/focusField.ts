import { fieldId } from './fieldId.ts'

/** Moves the focus to a field's control, once what is being drawn stands in the document. */
export function focusField(idPrefix: string, name: string): void {
  setTimeout(() => document.getElementById(fieldId(idPrefix, name))?.focus())
}
