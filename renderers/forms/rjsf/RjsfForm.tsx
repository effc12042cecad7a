import Form from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema } from '@rjsf/utils'
import { type ElementType, type ReactNode, type RefObject, useMemo } from 'react'
import { useFormContext, useFormView } from '../formContext.ts'
import type { ShownError } from '../session/sessionTypes.ts'
import { FormField } from './FormField.tsx'
import { ObjectTemplate } from './ObjectTemplate.tsx'
import { rjsfSchema } from './rjsfSchema.ts'
import { createRuleValidator, toShownErrors } from './ruleValidator.ts'

export type RjsfHandle = Form<Record<string, unknown>, RJSFSchema>

type RjsfFormProps = {
  handle: RefObject<RjsfHandle | null>
  onErrors: (errors: ShownError[]) => void
  /** The element that RJSF draws as its form. Ours, because what is being typed must be committed before RJSF looks. */
  element: ElementType
  children: ReactNode
}

// Constant, because RJSF compares them at each change.
const fields = { SchemaField: FormField }
const templates = { ObjectFieldTemplate: ObjectTemplate }
const defaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'skipOneOf' } as const

/** RJSF around our session: it draws the fields of the schema and asks our rules. */
export function RjsfForm({ handle, onErrors, element, children }: RjsfFormProps) {
  const { session, idPrefix } = useFormContext()
  const { order, data } = useFormView()
  const resolved = session.resolved()
  const { schema, uiSchema } = useMemo(() => rjsfSchema(resolved, order), [resolved, order])
  const validator = useMemo(
    () => createRuleValidator((values) => session.check(session.fieldsToCheck(), values)),
    [session],
  )
  return (
    <Form<Record<string, unknown>, RJSFSchema>
      ref={handle}
      tagName={element}
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema}
      formData={data}
      validator={validator}
      fields={fields}
      templates={templates}
      experimental_componentUpdateStrategy="shallow"
      experimental_defaultFormStateBehavior={defaults}
      showErrorList={false}
      noHtml5Validate
      onError={(errors) => onErrors(toShownErrors(errors))}
    >
      {children}
    </Form>
  )
}
