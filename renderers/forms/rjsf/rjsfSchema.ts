import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ResolvedForm } from '#schemas/runtime/resolveForm.ts'

export type RjsfInput = { schema: RJSFSchema; uiSchema: UiSchema }

/**
 * What RJSF sees: the fields on the screen and nothing conditional. A field that cannot be shown is among them, as
 * something without a type, so that its fault appears in its place.
 */
export function rjsfSchema(form: ResolvedForm, order: readonly string[]): RjsfInput {
  const properties = Object.fromEntries(
    order.map((name) => [name, { type: typeOf(form.schema.properties?.[name]?.type) } satisfies RJSFSchema]),
  )
  return { schema: { type: 'object', properties }, uiSchema: { 'ui:order': [...order] } }
}

function typeOf(type: string | undefined): 'boolean' | 'string' {
  return type === 'boolean' ? 'boolean' : 'string'
}
