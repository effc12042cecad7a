import type { Step } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { type ResolvedForm, resolveForm } from '#schemas/runtime/resolveForm.ts'
import type { FieldLoader } from './FieldLoader.ts'
import { absorbedFields } from './phoneFields.ts'
import type { FormView } from './sessionTypes.ts'
import { fieldsOfStep, seenFields, shownSteps } from './shownOrder.ts'

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
    this.#view = { artefact, order: [], absorbed: new Map(), steps: [], step: 0, status: 'open', dynamic }
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

  /** Takes a newer version of the definition. */
  renew(artefact: FormArtefact): void {
    const { artefact: before, dynamic: state } = this.#view
    const dynamic = !artefact.dynamicFields ? 'none' : before.dynamicFields ? state : 'loading'
    this.change({ artefact, dynamic })
  }

  /**
   * Lets the form follow the facts, the values of its fields among them.
   * @returns whether anything but values is otherwise than before
   */
  follow(facts: Facts): boolean {
    const { artefact, order: before } = this.#view
    const faults = this.#loader.broken()
    this.#resolved = resolveForm(artefact, facts, this.#loader.fields())
    const { order: visible, fields } = this.#resolved
    const madeOf = [this.#resolved, artefact, this.#view.step, faults]
    if (madeOf.every((part, at) => part === this.#madeOf[at])) return false
    const absorbed = absorbedFields(visible, fields)
    const broken = faults.map(({ name }) => name)
    const seen = seenFields(artefact, visible, broken)
    const { steps, step } = this.#followSteps(shownSteps(artefact, seen))
    const now = fieldsOfStep(artefact, seen, steps[step]).filter((name) => !absorbed.has(name))
    // The same list is kept as long as it says the same, so that RJSF sees a stable schema.
    this.change({ order: now.join() === before.join() ? before : now, absorbed, steps, step })
    this.#madeOf = [this.#resolved, artefact, step, faults]
    return true
  }

  /** A form stays at its step; where that has nothing to ask any more, it goes back to the nearest before it. */
  #followSteps(steps: readonly Step[]): Pick<FormView, 'steps' | 'step'> {
    const { artefact, steps: before, step } = this.#view
    const open = before[step]?.id
    const there = steps.findIndex(({ id }) => id === open)
    if (open === undefined || there >= 0) return { steps, step: open === undefined ? step : there }
    const ids = artefact.steps?.map(({ id }) => id) ?? []
    const passed = ids.indexOf(open)
    const place = passed < 0 ? step : steps.findLastIndex(({ id }) => ids.indexOf(id) < passed)
    return { steps, step: Math.max(0, Math.min(place, steps.length - 1)) }
  }
}
