import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

/** The description is held to its metaschema by its linter. */
const options = {
  strict: false,
  allErrors: false,
  removeAdditional: false,
  useDefaults: true,
  meta: false,
  validateSchema: false,
} as const

/** JSON has types of its own, so a body is taken as it is; a query and a path are text. */
const forBodies = withFormats(new Ajv2020({ ...options, coerceTypes: false }))
const forText = withFormats(new Ajv2020({ ...options, coerceTypes: true }))

/**
 * Compiles a schema of the description when it is first needed, for that takes longer than most starts of the site ask
 * for. An unknown query parameter is refused, not ignored.
 */
export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({ schema, httpPart }) => {
  const compile = () => {
    if (httpPart === 'body') return forBodies.compile(schema)
    return forText.compile(httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema)
  }
  let validate: ValidateFunction | undefined
  const check: { (value: unknown): boolean; errors?: ValidateFunction['errors'] } = (value) => {
    validate ??= compile()
    const isValid = validate(value)
    check.errors = validate.errors
    return isValid
  }
  return check
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  return ajv
}
