import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const options = { strict: false, allErrors: false, removeAdditional: false, useDefaults: true } as const

/** JSON has types of its own, so a body is taken as it is; a query and a path are text. */
const forBodies = withFormats(new Ajv2020({ ...options, coerceTypes: false }))
const forText = withFormats(new Ajv2020({ ...options, coerceTypes: true }))

/** Compiles the schemas of the description. An unknown query parameter is refused, not ignored. */
export const validatorCompiler: FastifySchemaCompiler<Record<string, unknown>> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return forBodies.compile(schema)
  return forText.compile(httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema)
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  return ajv
}
