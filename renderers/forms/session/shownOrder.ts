import type { Step } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { FormView } from './sessionTypes.ts'

/** All fields that can be seen, in visual order: those from the platform that cannot be shown stand behind those that can. */
export function seenFields(
  { fields, dynamicFields }: Pick<FormArtefact, 'fields' | 'dynamicFields'>,
  visible: readonly string[],
  broken: readonly string[],
): string[] {
  const at = broken.length === 0 ? 0 : brokenPlace(visible, fields, dynamicFields?.after)
  return [...visible.slice(0, at), ...broken, ...visible.slice(at)]
}

/** Of the fields that are seen those of a step; fields from the platform belong to that of the field that they stand behind. */
export function fieldsOfStep(
  { fields, dynamicFields }: Pick<FormArtefact, 'fields' | 'dynamicFields'>,
  seen: readonly string[],
  step: Step | undefined,
): string[] {
  if (!step) return [...seen]
  const own = new Set<string>(step.fields)
  const isDynamicStep = dynamicFields !== undefined && own.has(dynamicFields.after)
  return seen.filter((name) => (fields[name] ? own.has(name) : isDynamicStep))
}

/** The steps that ask for something; one whose fields are all hidden is passed over. */
export function shownSteps(artefact: FormArtefact, seen: readonly string[]): Step[] {
  return (artefact.steps ?? []).filter((step) => fieldsOfStep(artefact, seen, step).length > 0)
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
  { order, absorbed, steps, step }: Pick<FormView, 'order' | 'absorbed' | 'steps' | 'step'>,
  visible: readonly string[],
): readonly string[] {
  if (step >= steps.length - 1) return visible
  return visible.filter((name) => order.includes(absorbed.get(name) ?? name))
}
