import type { JsonSchemaFragment } from '../jsonSchemaFragment.ts'
import type { ValueType } from '../rule.ts'

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
  // Options of another type can never be chosen; the types generated from the schema should not offer them.
  const options = merged.enum?.filter((option) => isOfType(option, merged.type))
  if (options?.length) merged.enum = options
  return rest.length > 0 ? { ...merged, allOf: rest } : merged
}

function isOfType(value: unknown, type: ValueType | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return type === undefined || typeof value === type
}
