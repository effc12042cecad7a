import { scopeFacts } from '#renderers/scopeFacts.ts'
import { conditionHolds } from '#schemas/compiler/evaluateCondition.ts'
import type { ActionRunner } from './Action.ts'

/** Each popup waits until the one before it is closed. */
export const queue: ActionRunner<'queue'> = ({ popups }, { app, host, scope }) => {
  const facts = scopeFacts(host, scope)
  for (const { popup, view, data, when } of app.site().popups[popups] ?? []) {
    if (!conditionHolds(when, facts)) continue
    app.stores.dialogs.open(popup, { view, data: host.resolve(data ?? {}, scope), queue: true })
  }
  return undefined
}
