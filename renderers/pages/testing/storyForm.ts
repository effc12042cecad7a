import type { FormArtefact } from '#schemas/runtime/artefacts.ts'

/** A form of one field. */
export const storyForm: FormArtefact = {
  kind: 'form',
  id: 'sign-in',
  title: 'story.action',
  validation: 'submit',
  order: ['login'],
  fields: {
    login: {
      type: 'input',
      label: 'story.label',
      width: 'full',
      autocomplete: 'username',
      inputmode: 'text',
      rules: [],
      attributes: {},
    },
  },
  schema: { type: 'object', properties: { login: { type: 'string' } }, additionalProperties: false },
  dependents: {},
  submit: { operation: 'auth.login', label: 'story.action', body: {}, omit: [] },
  parameterFields: { login: 'login' },
  dictionary: {},
  fieldDictionary: {},
  errors: { default: 'story.text' },
  after: [],
  failed: [],
  links: [],
}
