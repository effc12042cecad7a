import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FieldErrors } from '../shared/errors.ts'
import type { ApiDescription, Schema } from './apiDescription.ts'
import { closeSchema } from './closeSchema.ts'

/** More wrong fields than any form has; beyond it, the answer would only grow with the attack. */
const mostErrors = 50

export type Checker = (value: unknown) => FieldErrors

/**
 * Makes checkers of values against schemas of the description. A checker answers what is wrong, field by field,
 * and fills defaults in. Schemas are compiled when first needed.
 */
export function createCheckers(api: Pick<ApiDescription, 'components'>): (schema: Schema) => Checker {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    strict: true,
    strictRequired: false,
    // The description is held to its metaschema by its linter.
    meta: false,
    validateSchema: false,
  })
  addFormats.default(ajv)
  // Says how a text is read (coerceField), nothing about what it may be.
  ajv.addKeyword('x-verbatim')
  // Tells the gate by which fields an object is named.
  ajv.addKeyword('x-fields')
  const definitions = closeSchema({ $id: 'api', $defs: api.components.schemas })
  ajv.addSchema(pointToDefinitions(definitions))
  return (schema) => {
    let validate: ValidateFunction | undefined
    return (value) => {
      validate ??= ajv.compile(pointToDefinitions(closeSchema(schema)))
      return validate(value) ? {} : toFieldErrors(validate.errors ?? [])
    }
  }
}

/** The description keeps schemas under components, where a JSON Schema has $defs. */
function pointToDefinitions(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/'))
}

function toFieldErrors(errors: ErrorObject[]): FieldErrors {
  const fields = new Map<string, FieldErrors[string]>()
  for (const error of errors) {
    const name = fieldOf(error)
    const list = fields.get(name)
    if (list) list.push(toFieldError(error))
    else if (fields.size < mostErrors) fields.set(name, [toFieldError(error)])
  }
  return Object.fromEntries(fields)
}

function fieldOf(error: ErrorObject): string {
  const [, top] = error.instancePath.split('/')
  const name = top ?? String(error.params.missingProperty ?? error.params.additionalProperty ?? '')
  return name.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 100)
}

function toFieldError(error: ErrorObject): FieldErrors[string][number] {
  const limit: unknown = error.params.limit
  switch (error.keyword) {
    case 'required':
      return { code: 'required' }
    case 'additionalProperties':
      return { code: 'unknown' }
    case 'type':
      return { code: 'type', params: { type: error.params.type } }
    case 'minLength':
      return { code: 'min_length', params: { min: limit } }
    case 'maxLength':
      return { code: 'max_length', params: { max: limit } }
    case 'minimum':
      return { code: 'min_value', params: { min: limit } }
    case 'maximum':
      return { code: 'max_value', params: { max: limit } }
    case 'maxItems':
      return { code: 'max_items', params: { max: limit } }
    case 'pattern':
      return { code: 'regex' }
    case 'enum':
      return { code: 'options' }
    case 'const':
      return { code: 'options' }
    case 'format':
      return { code: String(error.params.format).replaceAll('-', '_') }
    default:
      return { code: 'invalid' }
  }
}
