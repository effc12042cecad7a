import type { ActionRunner } from './Action.ts'
import { runActions } from './runActions.ts'

/** Calls the platform; /response then holds its answer, or the error under /response/error. A failure that the definition does nothing about is at least told. */
export const call: ActionRunner<'call'> = async (action, context) => {
  const { app, host, scope } = context
  const result = await host.call(action.operation, host.resolve(action.body ?? {}, scope))
  if (result.ok) {
    return runActions(action.then ?? [], { ...context, scope: { ...scope, response: result.response } })
  }
  if (action.else)
    await runActions(action.else, { ...context, scope: { ...scope, response: { error: result.error } } })
  else {
    const key = result.error.type === 'NetworkError' ? 'error.network' : 'error.unknown'
    app.toast({ text: host.t(key), tone: 'error' })
  }
  return false
}
