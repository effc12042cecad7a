import Form from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils'
import { type ElementType, type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { useFormContext, useTopic } from '../formContext.ts'
import type { FormSession } from '../session/FormSession.ts'
import type { ShownError } from '../session/sessionTypes.ts'
import { FormField } from './FormField.tsx'
import { ObjectTemplate } from './ObjectTemplate.tsx'
import { type RjsfInput, rjsfSchema } from './rjsfSchema.ts'
import { createRuleValidator, toShownErrors } from './ruleValidator.ts'

export type RjsfHandle = Form<Record<string, unknown>, RJSFSchema>

type RjsfFormProps = {
  only: ReadonlySet<string> | undefined
  handle: RefObject<RjsfHandle | null>
  onErrors: (errors: ShownError[]) => void
  /** The element that RJSF draws as its form. Ours, because what is being typed must be committed before RJSF looks. */
  element: ElementType
  children: ReactNode
}

// Constant, because RJSF compares them at each change.
const fields = { SchemaField: FormField }
const templates = { ObjectFieldTemplate: ObjectTemplate }
const noData = {}
const defaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'skipOneOf' } as const

/**
 * RJSF around our session: it draws the fields of the schema and asks our rules. The values are the session's; RJSF
 * gets them when it is to check them, because at each change it would go through the whole schema.
 */
export function RjsfForm({ only, handle, onErrors, element, children }: RjsfFormProps) {
  const { session, idPrefix } = useFormContext()
  const { schema, uiSchema } = useRjsfInput(session, only)
  const validator = useMemo(
    () => createRuleValidator((values) => session.check(session.fieldsToCheck(), values)),
    [session],
  )
  const onError = useCallback((errors: RJSFValidationError[]) => onErrors(toShownErrors(errors)), [onErrors])
  return (
    <Form<Record<string, unknown>, RJSFSchema>
      ref={handle}
      tagName={element}
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema}
      formData={noData}
      validator={validator}
      fields={fields}
      templates={templates}
      experimental_componentUpdateStrategy="shallow"
      experimental_defaultFormStateBehavior={defaults}
      showErrorList={false}
      noHtml5Validate
      onError={onError}
    >
      {children}
    </Form>
  )
}

/** Changes only with the fields on the screen. */
function useRjsfInput(session: FormSession, only: ReadonlySet<string> | undefined): RjsfInput {
  const order = useTopic(session, 'form', () => session.view().order)
  const fields = useTopic(session, 'form', () => session.resolved().fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fields have the same types, whatever is asked of them.
  return useMemo(
    () => rjsfSchema(session.resolved(), only ? order.filter((name) => only.has(name)) : order),
    [session, fields, order, only],
  )
}
