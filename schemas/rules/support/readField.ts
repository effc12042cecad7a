/** A field of the form's data; inherited names such as constructor count as absent. */
export function readField(values: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}
