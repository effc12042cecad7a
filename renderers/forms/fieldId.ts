/** Id of a field's control in the document. RJSF would join with `_`, which fields may hold themselves. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`
}
