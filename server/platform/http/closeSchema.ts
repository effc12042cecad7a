import type { Schema } from './apiDescription.ts'

/**
 * The same schema, with every object that lists its properties taking no others. The description leaves answers
 * open, so that clients bear with new fields; our own answers must be exactly as described.
 */
export function closeSchema(schema: Schema): Schema {
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closeValue(key, value)]),
  )
  return schema.properties && schema.additionalProperties === undefined
    ? { ...closed, additionalProperties: false }
    : closed
}

function closeValue(key: string, value: unknown): unknown {
  // Values of these are data, not schemas.
  if (key === 'enum' || key === 'const' || key === 'default' || key === 'examples' || key === 'required')
    return value
  if (Array.isArray(value)) return value.map((item) => (isSchema(item) ? closeSchema(item) : item))
  if (key === 'properties' || key === '$defs') {
    return isSchema(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, one]) => [name, isSchema(one) ? closeSchema(one) : one]),
        )
      : value
  }
  return isSchema(value) ? closeSchema(value) : value
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
