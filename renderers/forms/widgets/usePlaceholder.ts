import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { useFormContext } from '../formContext.ts'

/** The field's placeholder in the reader's language. */
export function usePlaceholder(field: FieldArtefact): string | undefined {
  const { host } = useFormContext()
  return field.placeholder === undefined ? undefined : host.t(field.placeholder)
}
