import type { Host } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import type { PopupArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'

/** Whether a popup is for whoever is here. @param data what it was opened with */
export const isAvailable = (
  { availableWhen }: PopupArtefact,
  host: Host,
  data: Readonly<Record<string, unknown>>,
): boolean => conditionHolds(availableWhen, scopeFacts(host, { popup: data }))
