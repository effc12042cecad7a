import type { DictionaryDefinition, FormDefinition } from '#generated/grammar/types.ts'
import type { FormArtefact } from './artefacts.ts'
import { compileDictionary } from './compileDictionary.ts'
import { compileFields } from './compileFields.ts'
import { parameterFieldsOf } from './parameterFields.ts'

/**
 * @param dictionaries by id; the form's own is merged with those it extends
 */
export function compileForm(
  definition: FormDefinition,
  dictionaries: Readonly<Record<string, DictionaryDefinition>>,
): FormArtefact {
  const { id, title, description, validation, dynamicFields, steps, errors, errorField } = definition
  const { silentWhen, after, failed, links } = definition
  const { operation, label, body = {}, omit = [] } = definition.submit
  const compiled = compileFields(definition.fields, { signsIn: operation === 'auth.login' })
  const dictionary = compileDictionary(definition.dictionary, dictionaries)
  return {
    kind: 'form',
    id,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    validation,
    ...compiled,
    ...(dynamicFields !== undefined && { dynamicFields }),
    ...(steps !== undefined && { steps }),
    submit: { operation, label, body, omit },
    parameterFields: parameterFieldsOf(compiled.order, body, omit),
    dictionary: dictionary.entries,
    fieldDictionary: dictionary.fields,
    errors,
    ...(errorField !== undefined && { errorField }),
    ...(silentWhen !== undefined && { silentWhen }),
    after: after ?? [],
    failed: failed ?? [],
    links: links ?? [],
  }
}
