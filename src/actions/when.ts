import { scopeFacts } from '#renderers/scopeFacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { ActionRunner } from './Action.ts'

export const when: ActionRunner<'when'> = (action, context) => {
  const holds = conditionHolds(action.if, scopeFacts(context.host, context.scope))
  return context.run((holds ? action.then : action.else) ?? [], context.scope)
}
