import type { DictionaryDefinition, FormDefinition, Validators } from '#generated/grammar/types.ts'
import type { FormArtefact } from '../runtime/artefacts.ts'
import { compileFields } from '../runtime/compileFields.ts'
import { compileDictionary, type Dictionary } from './compileDictionary.ts'
import { parameterFieldsOf } from './parameterFields.ts'

/** A form that can be sent; one without only lends its fields. */
export type SentForm = FormDefinition & Required<Pick<FormDefinition, 'submit'>>

export const isSent = (form: FormDefinition): form is SentForm => form.submit !== undefined

/**
 * @param dictionaries by id; the form's own is merged with those it extends
 * @param validators rules of the site for fields by name
 */
export function compileForm(
  definition: SentForm,
  dictionaries: Readonly<Record<string, DictionaryDefinition>>,
  validators?: Validators,
): FormArtefact {
  return compileFormWith(definition, compileDictionary(definition.dictionary, dictionaries), validators)
}

/** The same with its dictionary as it is merged. */
export function compileFormWith(
  definition: SentForm,
  dictionary: Dictionary,
  validators: Validators | undefined,
): FormArtefact {
  const { id, title, description, validation, dynamicFields, steps, errors, errorField, errorLinks } =
    definition
  const { draft, silentWhen, after, failed, links } = definition
  const { operation, label, look, inReach, body = {}, omit = [], confirm, review } = definition.submit
  const compiled = compileFields(definition.fields, { signsIn: operation === 'auth.login', validators })
  return {
    kind: 'form',
    id,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    validation,
    ...compiled,
    ...(dynamicFields !== undefined && { dynamicFields }),
    ...(steps !== undefined && { steps }),
    ...(draft !== undefined && { draft }),
    submit: {
      operation,
      label,
      ...(look && { look }),
      ...(inReach && { inReach }),
      body,
      omit,
      ...(review && { review }),
      ...(confirm && { confirm }),
    },
    parameterFields: parameterFieldsOf(compiled.order, body, omit),
    dictionary: dictionary.entries,
    fieldDictionary: dictionary.fields,
    errors,
    ...(errorLinks !== undefined && { errorLinks }),
    ...(errorField !== undefined && { errorField }),
    ...(silentWhen !== undefined && { silentWhen }),
    after: after ?? [],
    failed: failed ?? [],
    links: links ?? [],
  }
}
