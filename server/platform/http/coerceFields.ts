import { normalise } from '#schemas/rules/normalise.ts'
import { type ApiDescription, resolveRef, type Schema } from './apiDescription.ts'

/**
 * Value of a form field in the type that its schema names: forms only send strings. What cannot be read as that
 * type stays as it was sent, for the validator to refuse.
 *
 * Numbers are plain decimals; true and false are 1 and 0 or the words; lists are joined with commas or repeated;
 * objects are JSON text. Text is normalised as the browser does, unless the schema says `x-verbatim`.
 */
export function coerceField(api: ApiDescription, given: Schema, value: string | string[]): unknown {
  const schema = resolveRef<Schema>(api, given)
  if (schema.type === 'array') {
    const items = typeof value === 'string' ? splitList(value) : value
    return items.map((item) => coerceField(api, schema.items ?? {}, item))
  }
  if (typeof value !== 'string') return value
  switch (schema.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value
    case 'boolean':
      return booleans.get(value) ?? value
    case 'object':
      return readJson(value)
    default:
      return schema['x-verbatim'] === true ? value : normalise(value)
  }
}

const booleans = new Map<string, boolean>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

const splitList = (value: string) => (value === '' ? [] : value.split(','))

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, readProperty)
  } catch (cause) {
    // RangeError: nested so deeply that reading it would exhaust the stack.
    if (cause instanceof SyntaxError || cause instanceof RangeError) return text
    throw cause
  }
}

// A key of this name would turn into a prototype as soon as somebody copies the object.
const readProperty = (key: string, value: unknown) => (key === '__proto__' ? undefined : normalise(value))
