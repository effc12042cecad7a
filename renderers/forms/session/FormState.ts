import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { type ResolvedForm, resolveForm } from '#schemas/runtime/resolveForm.ts'
import type { FieldLoader } from './FieldLoader.ts'
import { absorbedFields } from './phoneFields.ts'
import type { FormView } from './sessionTypes.ts'
import { shownOrder } from './shownOrder.ts'

/**
 * What an open form is at the moment: its definition, what its conditions make of it, and what is shown of it as a
 * whole. Values come and go without a new view, so that in a long form only what they change is drawn anew.
 */
export class FormState {
  readonly #loader: FieldLoader
  #view: FormView
  #resolved: ResolvedForm
  /** What the view was last made of. */
  #madeOf: readonly unknown[] = []

  constructor(artefact: FormArtefact, facts: Facts, loader: FieldLoader) {
    const dynamic = artefact.dynamicFields ? 'loading' : 'none'
    this.#loader = loader
    this.#view = { artefact, order: [], absorbed: new Map(), step: 0, status: 'open', dynamic }
    this.#resolved = resolveForm(artefact, facts)
  }

  view(): FormView {
    return this.#view
  }

  resolved(): ResolvedForm {
    return this.#resolved
  }

  change(change: Partial<FormView>): void {
    this.#view = { ...this.#view, ...change }
  }

  /** Takes a newer version of the definition; a form in steps stays at its step, or at the last that is left. */
  renew(artefact: FormArtefact): void {
    const { artefact: before, step: open, dynamic: state } = this.#view
    const step = Math.min(open, Math.max(0, (artefact.steps?.length ?? 1) - 1))
    const dynamic = !artefact.dynamicFields ? 'none' : before.dynamicFields ? state : 'loading'
    this.change({ artefact, step, dynamic })
  }

  /**
   * Lets the form follow the facts, the values of its fields among them.
   * @returns whether anything but values is otherwise than before
   */
  follow(facts: Facts): boolean {
    const { artefact, step, order: before } = this.#view
    const faults = this.#loader.broken()
    this.#resolved = resolveForm(artefact, facts, this.#loader.fields())
    const { order: visible, fields } = this.#resolved
    const madeOf = [this.#resolved, artefact, step, faults]
    if (madeOf.every((part, at) => part === this.#madeOf[at])) return false
    this.#madeOf = madeOf
    const absorbed = absorbedFields(visible, fields)
    const broken = faults.map(({ name }) => name)
    const now = shownOrder(artefact, visible, broken, step).filter((name) => !absorbed.has(name))
    // The same list is kept as long as it says the same, so that RJSF sees a stable schema.
    this.change({ order: now.join() === before.join() ? before : now, absorbed })
    return true
  }
}
