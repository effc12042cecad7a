import type { FormArtefact } from '#schemas/runtime/artefacts.ts'

/**
 * Which fields left and which came between two versions of a form. A field that changed its type has left with what
 * was entered, because the new widget could not show it.
 */
export function compareForms(
  before: FormArtefact,
  after: FormArtefact,
): { removed: string[]; added: string[] } {
  return {
    removed: before.order.filter((name) => before.fields[name]?.type !== after.fields[name]?.type),
    added: after.order.filter((name) => !before.fields[name]),
  }
}
