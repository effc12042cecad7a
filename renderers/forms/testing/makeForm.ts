import type { Condition, DictionaryDefinition, Field } from '#generated/grammar/types.ts'
import { compileForm, type SentForm } from '#schemas/compiler/compileForm.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'

const dictionary: DictionaryDefinition = {
  kind: 'dictionary',
  id: 'story',
  entries: {
    required: 'storyError.required',
    insert_phone: 'storyError.required',
    insert_password: 'storyError.required',
    insert_email: 'storyError.required',
    unchecked: 'storyError.required',
    email: 'storyError.email',
    min_length: 'storyError.short',
    short_password: 'storyError.short',
    equals: 'storyError.notSame',
    passwords_not_equal: 'storyError.notSame',
  },
}

/** A form of the given fields, compiled as the site's are; for stories and tests. */
export function makeForm(fields: Field[], more: Partial<SentForm> = {}): FormArtefact {
  const definition: SentForm = {
    kind: 'form',
    id: 'story',
    dictionary: 'story',
    validation: 'eager',
    fields,
    submit: { operation: 'support.sendFeedback', label: 'story.Send' },
    errors: { default: 'storyError.failed' },
    ...more,
  }
  return compileForm(definition, { story: dictionary })
}

type FieldMore = Omit<Partial<Field>, 'attributes'> & { attributes?: Partial<Field['attributes']> }

/** A field whose label is its name, unless told otherwise. */
export function makeField(
  sysname: string,
  type: Field['type'],
  { attributes, ...more }: FieldMore = {},
): Field {
  return { sysname, type, attributes: { label: `story.${sysname}`, ...attributes }, ...more }
}

/** Holds while a field of the form has a value. */
export function whenData(field: string, value: string): Condition {
  const data = { type: 'object', properties: { [field]: { const: value } }, required: [field] }
  return { type: 'object', properties: { data }, required: ['data'] } as Condition
}

export function makeRequired(field: Field): Field {
  return { ...field, attributes: { ...field.attributes, params: { is_required: true } } }
}
