import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { offer } from './validate.ts'

offer(({ schema }, values) => {
  const { errors } = validator.validateFormData(values, schema as RJSFSchema)
  return new Set(errors.map(({ property, params }) => params?.missingProperty ?? property)).size
})
