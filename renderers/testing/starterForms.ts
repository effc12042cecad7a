import { compileForm, type SentForm } from '#schemas/compiler/compileForm.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { starterDefinitions } from './starterDefinitions.ts'

const [site] = starterDefinitions('site')
const dictionaries = Object.fromEntries(starterDefinitions('dictionary').map((one) => [one.id, one]))

/** What is missing of a form that only lends its fields, to draw it as if it were sent. */
const sent = {
  submit: { operation: 'support.sendFeedback', label: 'story.Send' },
  validation: 'eager',
  errors: { default: 'storyError.failed' },
} as const

/** Every form of the starter site, compiled; those that only lend their fields as well. */
export const starterForms: readonly FormArtefact[] = starterDefinitions('form').map((form) =>
  compileForm({ ...sent, ...form } as SentForm, dictionaries, site?.validators),
)
