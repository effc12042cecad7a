import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { FormView } from './sessionTypes.ts'

/**
 * The fields on the screen, in visual order: those of the current step; fields from the platform belong to the step of
 * the field that they stand behind, and those of them that cannot be shown come last, so that their fault is seen.
 */
export function shownOrder(
  { fields, dynamicFields, steps }: FormArtefact,
  visible: readonly string[],
  broken: readonly string[],
  step: number,
): string[] {
  const at = broken.length === 0 ? 0 : brokenPlace(visible, fields, dynamicFields?.after)
  const all = [...visible.slice(0, at), ...broken, ...visible.slice(at)]
  const own = steps?.[step]?.fields
  if (!own) return all
  const isDynamicStep = dynamicFields !== undefined && own.includes(dynamicFields.after)
  return all.filter((name) => (fields[name] ? own.includes(name) : isDynamicStep))
}

/** Behind the fields of the platform that can be shown. */
function brokenPlace(
  visible: readonly string[],
  own: FormArtefact['fields'],
  after: string | undefined,
): number {
  let place = after === undefined ? visible.length : visible.indexOf(after) + 1
  while (place < visible.length && !own[visible[place] ?? '']) place += 1
  return place
}

/** The fields that must be right before a form goes on: those on the screen; all visible ones at the last step. */
export function checkedOrder(
  { artefact, order, absorbed, step }: Pick<FormView, 'artefact' | 'order' | 'absorbed' | 'step'>,
  visible: readonly string[],
): readonly string[] {
  if (!artefact.steps || step === artefact.steps.length - 1) return visible
  return visible.filter((name) => order.includes(absorbed.get(name) ?? name))
}
