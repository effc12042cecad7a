import type { RuleError } from '#schemas/rules/rule.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { ResolvedForm } from '#schemas/runtime/resolveForm.ts'
import type { Verdict } from './FieldVerdicts.ts'
import type { FieldView } from './sessionTypes.ts'

type Sources = {
  errorsOf: (name: string) => readonly RuleError[]
  verdictOf: (name: string) => Verdict | undefined
  brokenReason: (form: ResolvedForm, name: string) => string | undefined
  changed: (name: string) => void
}

/** What each field shows; listeners of a field hear only of changes that it can show. */
export class FieldViews {
  readonly #views = new Map<string, FieldView>()
  readonly #labels = new Map<string, string>()
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  get(name: string): FieldView | undefined {
    return this.#views.get(name)
  }

  rememberLabel(name: string, label: string): void {
    this.#labels.set(name, label)
  }

  /** The label last shown: a field that has gone may have taken its text along. */
  labelOf(name: string): string {
    return this.#labels.get(name) ?? name
  }

  refreshAll(form: ResolvedForm): void {
    const required = new Set(form.required)
    for (const name of form.order) this.refresh(form, name, required.has(name))
  }

  refresh(form: ResolvedForm, name: string, required = form.required.includes(name)): void {
    const field = form.fields[name]
    if (!field) {
      this.#views.delete(name)
      return
    }
    const before = this.#views.get(name)
    const errors = this.#sources.errorsOf(name)
    const verdict = this.#sources.verdictOf(name)
    const broken = this.#sources.brokenReason(form, name)
    const kept = before && isSameField(before.field, field) ? before.field : field
    const isSame =
      before?.field === kept &&
      before.required === required &&
      before.errors === errors &&
      before.verdict === verdict &&
      before.broken === broken
    if (isSame) return
    this.#views.set(name, { field: kept, required, errors, verdict, broken })
    this.#sources.changed(name)
  }
}

/** A new version of a form brings new objects for fields that are as they were. */
function isSameField(one: FieldArtefact, other: FieldArtefact): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
