import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import type { FieldProps } from '@rjsf/utils'
import { memo } from 'react'
import { useFieldView, useFormContext } from '../formContext.ts'
import { FieldBoundary } from '../parts/FieldBoundary.tsx'
import { FieldFrame } from '../parts/FieldFrame.tsx'

/**
 * RJSF's SchemaField, ours: an object is drawn by RJSF, a field by its frame, which takes value and errors from the
 * session and therefore need not hear of any change that passes through RJSF. A plain function, because RJSF refuses
 * memoised ones.
 */
export function FormField(props: FieldProps) {
  return props.schema.type === 'object' ? <ObjectField {...props} /> : <OneField name={props.name} />
}

/** RJSF draws all of its fields again when one comes or goes, or an error is found; they need not follow. */
const OneField = memo(function OneField({ name }: { name: string }) {
  const { host } = useFormContext()
  const view = useFieldView(name)
  return (
    <FieldBoundary name={name} version={view?.field} report={(error, where) => host.report(error, where)}>
      <FieldFrame name={name} />
    </FieldBoundary>
  )
})
