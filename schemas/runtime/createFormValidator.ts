import type { RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { compilePattern } from '#compilePattern'
import type { JsonSchema } from './artefacts.ts'

export type FormValidator = ReturnType<typeof createFormValidator>

/** The class as the wrapper's types ask for it, which look at the module of another draft. */
type AjvClass = NonNullable<NonNullable<Parameters<typeof customizeValidator>[0]>['AjvClass']>

type Options = {
  /** The schema has passed the gate, and is not held against its metaschema again. */
  isTrusted?: boolean
}

/**
 * The validator of react-jsonschema-form for the JSON Schema of a form, as whoever takes a form elsewhere would make it
 * (docs/editing.md): of the draft that our schemas are written in, with nothing of ours added. It keeps every schema
 * that it has compiled.
 * For the server and the gate only: it makes code from strings.
 */
export function createFormValidator({ isTrusted = false }: Options = {}) {
  return customizeValidator({
    AjvClass: Ajv2020 as unknown as AjvClass,
    ajvOptionsOverrides: {
      verbose: false,
      ...(isTrusted && { meta: false, validateSchema: false, code: { regExp: ajvPattern } }),
    },
    ...(isTrusted && { ajvFormatOptions: false }),
  })
}

/** The engine that editors' patterns are run by, as Ajv asks for it; what it makes is kept by what it is written as. */
const ajvPattern = Object.assign(
  (source: string) => {
    const pattern = compilePattern(source)
    return { test: (text: string) => pattern.test(text), toString: () => source }
  },
  { code: 'compilePattern' },
)

/**
 * What a validator finds wrong with the values of a form; nothing, if they satisfy its schema.
 * @throws Error where the schema is none
 */
export function judgeValues(validator: FormValidator, schema: JsonSchema, values: unknown): ErrorObject[] {
  const { errors = [], validationError } = validator.rawValidation<ErrorObject>(
    schema as object as RJSFSchema,
    values,
  )
  if (validationError) throw validationError
  return errors
}
