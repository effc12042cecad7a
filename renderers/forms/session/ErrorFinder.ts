import type { RuleError } from '#schemas/rules/rule.ts'
import type { ResolvedForm } from '#schemas/runtime/resolveForm.ts'
import type { ErrorStore } from './ErrorStore.ts'
import type { FieldChecker } from './FieldChecker.ts'
import type { PlayerEdits } from './PlayerEdits.ts'
import type { FormView, ShownError } from './sessionTypes.ts'

type Form = {
  view(): FormView
  resolved(): ResolvedForm
  values(): Readonly<Record<string, unknown>>
}

/** Finds what is wrong in a form, and says when it is shown: at once in eager forms, else when the form is sent. */
export class ErrorFinder {
  readonly #form: Form
  readonly #errors: ErrorStore
  readonly #checker: FieldChecker
  readonly #edits: PlayerEdits

  constructor(form: Form, errors: ErrorStore, checker: FieldChecker, edits: PlayerEdits) {
    this.#form = form
    this.#errors = errors
    this.#checker = checker
    this.#edits = edits
  }

  /** What the rules say of the named fields, in their order. */
  check(names: readonly string[], values = this.#form.values()): ShownError[] {
    const found = this.#checker.check(this.#form.resolved(), names, values)
    return Object.entries(found).flatMap(([field, errors]) => errors.map((error) => ({ field, error })))
  }

  /** Shows these errors and no others. Those of fields drawn within another are shown there. */
  show(errors: readonly ShownError[]): void {
    const byField: Record<string, RuleError[]> = {}
    for (const { field, error } of errors) {
      if (field === undefined) continue
      const place = this.#form.view().absorbed.get(field) ?? field
      byField[place] = [...(byField[place] ?? []), error]
      this.#edits.touch(place)
    }
    this.#errors.replace(byField)
  }

  /** @param dependents fields whose rules look at the one that was edited */
  edited(name: string, dependents: readonly string[]): void {
    const shown = this.#form.view().absorbed.get(name) ?? name
    this.#edits.touch(shown)
    if (this.#form.view().artefact.validation === 'submit') this.#errors.set(shown, [])
    else this.#recheck([shown, ...dependents.filter((other) => this.#edits.isTouched(other))])
  }

  rulesArrived(): void {
    if (this.#form.view().artefact.validation === 'eager') this.#recheck(this.#edits.touched())
  }

  #recheck(names: readonly string[]): void {
    const form = this.#form.resolved()
    const here = names.filter((name) => form.order.includes(name))
    const found = this.#checker.check(form, here, this.#form.values())
    for (const name of here) this.#errors.set(name, found[name] ?? [])
  }
}
