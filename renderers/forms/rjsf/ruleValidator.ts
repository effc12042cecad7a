import type { RJSFSchema, RJSFValidationError, ValidationData, ValidatorType } from '@rjsf/utils'
import type { ShownError } from '../session/sessionTypes.ts'

type Values = Record<string, unknown>

/**
 * RJSF's validator, made of our rules: nothing is compiled or evaluated from strings, so it works under a content
 * security policy without `unsafe-eval` and with schemas that change while the form is open.
 * @param check what the rules say of values, in visual order
 */
export function createRuleValidator(
  check: (values: Values) => ShownError[],
): ValidatorType<Values, RJSFSchema> {
  return {
    validateFormData: (values) => toValidationData(check(values ?? {})),
    // RJSF asks this of alternatives within a schema only, and ours have none: conditions are settled before.
    isValid: () => true,
    rawValidation: <Result>() => ({ errors: [] as Result[] }),
  }
}

export function toShownErrors(errors: readonly RJSFValidationError[]): ShownError[] {
  return errors.map(({ property = '', name = '', params }) => ({
    field: property.replace(/^\./, ''),
    error: { code: name, params },
  }))
}

/** On its way through RJSF `name` holds the code of an error and `property` its field. */
function toValidationData(found: readonly ShownError[]): ValidationData<Values> {
  const errors = found.map(({ field = '', error }) => ({
    name: error.code,
    params: error.params,
    property: `.${field}`,
    // Words are found when the error is shown.
    message: error.code,
    stack: `${field}: ${error.code}`,
  }))
  const errorSchema: ValidationData<Values>['errorSchema'] = {}
  for (const { field = '', error } of found) {
    const codes = errorSchema[field]?.__errors ?? []
    errorSchema[field] = { __errors: [...codes, error.code] }
  }
  return { errors, errorSchema }
}
