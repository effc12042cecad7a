import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'

/** What a field's frame hands to its widget. The value is not among it: a widget reads it from the session. */
export type WidgetProps = {
  /** System name of the field. */
  name: string
  /** Id of the control that the label points to. */
  id: string
  labelId: string
  /** Label in the reader's language, in words alone. */
  label: string
  field: FieldArtefact
  required: boolean
  invalid: boolean
  /** Ids of help and error. */
  describedBy: string
}

/** The ARIA attributes that every control carries. */
export function ariaProps({ required, invalid, describedBy }: WidgetProps) {
  return {
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
}
