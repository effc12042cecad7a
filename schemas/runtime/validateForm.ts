import { normalise } from '../rules/normalise.ts'
import { type RuleTable, referencedFields, runRules } from '../rules/registry.ts'
import type { RuleContext, RuleError } from '../rules/rule.ts'
import type { FormArtefact } from './artefacts.ts'
import { isEmpty } from './bindings.ts'
import type { CompiledFields } from './compileFields.ts'
import type { Facts } from './Facts.ts'
import { type ResolvedForm, resolveForm } from './resolveForm.ts'

/** Errors by field, in visual order; a field without errors is not there. */
export type FormErrors = Record<string, RuleError[]>

/**
 * What the browser runs: the rules of all visible fields. A value of a field that is not there is not looked at.
 * @param table the rules of the form, from loadRules
 * @throws Error where the table lacks a rule of the form
 */
export function validateForm(
  artefact: FormArtefact,
  values: Readonly<Record<string, unknown>>,
  facts: Facts,
  context: RuleContext,
  table: RuleTable,
  dynamic?: CompiledFields,
): FormErrors {
  const form = resolveForm(artefact, { ...facts, data: values }, dynamic)
  return runFormRules(form, form.order, values, context, table)
}

/**
 * The rules of some fields of a resolved form: of the touched one and its dependents, or of all. Rules see only the
 * values that they name (referencedFields): gathering all of a long form at each key would be most of the work.
 */
export function runFormRules(
  form: ResolvedForm,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
  context: RuleContext,
  table: RuleTable,
): FormErrors {
  const asked = new Set(fields.flatMap((name) => [name, ...form.rulesOf(name).flatMap(referencedFields)]))
  const filled = filledValues({ order: form.order.filter((name) => asked.has(name)) }, values)
  const inForm = { ...context, values: filled }
  const found = fields.map(
    (name) => [name, runRules(table, form.rulesOf(name), filled[name], inForm)] as const,
  )
  return Object.fromEntries(found.filter(([, errors]) => errors.length > 0))
}

/** The values of visible fields, normalised; what is empty is as good as absent. */
export function filledValues(
  { order }: Pick<ResolvedForm, 'order'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entered = order.filter((name) => Object.hasOwn(values, name))
  const kept = entered.map((name) => [name, normalise(values[name])] as const)
  return Object.fromEntries(kept.filter(([, value]) => !isEmpty(value)))
}
