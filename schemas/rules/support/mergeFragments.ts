import type { JsonSchemaFragment } from '../jsonSchemaFragment.ts'

/** One fragment that holds exactly when all of them hold. Only what cannot be joined goes to allOf. */
export function mergeFragments(fragments: readonly JsonSchemaFragment[]): JsonSchemaFragment {
  const merged: JsonSchemaFragment = {}
  const rest: JsonSchemaFragment[] = []
  for (const fragment of fragments) {
    const { minLength, maxLength, minimum, maximum, ...others } = fragment
    if (minLength !== undefined) merged.minLength = Math.max(minLength, merged.minLength ?? 0)
    if (maxLength !== undefined) merged.maxLength = Math.min(maxLength, merged.maxLength ?? maxLength)
    if (minimum !== undefined) merged.minimum = Math.max(minimum, merged.minimum ?? minimum)
    if (maximum !== undefined) merged.maximum = Math.min(maximum, merged.maximum ?? maximum)
    for (const [keyword, value] of Object.entries(others)) {
      if (!Object.hasOwn(merged, keyword)) Object.assign(merged, { [keyword]: value })
      else if (JSON.stringify(merged[keyword as keyof JsonSchemaFragment]) !== JSON.stringify(value))
        rest.push({ [keyword]: value })
    }
  }
  const options = merged.enum
  // A field of strings is not null: its type says so, and the generated types should not say otherwise.
  if (options && merged.type === 'string') merged.enum = options.filter((option) => option !== null)
  return rest.length > 0 ? { ...merged, allOf: rest } : merged
}
