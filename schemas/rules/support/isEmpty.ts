/** Nothing was entered: absent, null, '' or an empty list. Spaces are something. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
