import type { Step } from '#generated/grammar/types.ts'
import type { RuleError } from '#schemas/rules/rule.ts'
import type { FieldArtefact, FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { CallFailure } from '../../host.ts'
import type { Verdict } from './FieldVerdicts.ts'

/** What is shown of one field. A new object whenever any of it changes. */
export type FieldView = {
  field: FieldArtefact
  required: boolean
  errors: readonly RuleError[]
  /** What the platform says of the value while it is typed. */
  verdict?: Verdict
  /** Why the field cannot be used: an unknown rule or a definition that does not compile. */
  broken?: string
}

/** An error and the field that it is shown at; without one it stands above the form. */
export type ShownError = { field?: string; parameter?: string; error: RuleError }

/** What is shown of the form as a whole. A new object whenever any of it changes, which a value alone does not. */
export type FormView = {
  artefact: FormArtefact
  /** Fields on the screen: visible ones of the current step, in visual order. */
  order: readonly string[]
  /** Fields drawn within another field's frame, by name: the other field. */
  absorbed: ReadonlyMap<string, string>
  /** Those that ask for something as the values are; none in a form without steps. */
  steps: readonly Step[]
  /** Place of the open one among them. */
  step: number
  /** The field that the open step begins with for whoever was led to it; its first one where it is left out. */
  stepField?: string
  /** What was filled in is looked at once more before it is sent. */
  isReviewing?: boolean
  status: 'open' | 'submitting'
  /** Fields that the platform supplies. */
  dynamic: 'none' | 'loading' | 'ready' | 'failed'
  /** Why the operation failed, where it named no field. */
  failure?: CallFailure
  /** What stood in the way of the last submission; the summary shows of it what is still wrong. */
  summary?: readonly ShownError[]
  notice?: FieldsNotice
}

/** What a newly published version of the form changed while it was open. */
export type FieldsNotice = { removed: readonly string[]; added: readonly string[] }

/** A field from the platform that cannot be shown. */
export type BrokenField = { name: string; reason: string }
