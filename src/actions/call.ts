import { failureFacts } from '#renderers/failureFacts.ts'
import type { ActionRunner } from './Action.ts'

/** Calls the platform; /response then holds its answer, or the error under /response/error. A failure that the definition does nothing about is at least told. */
export const call: ActionRunner<'call'> = async (action, context) => {
  const { app, host, scope, run } = context
  const result = await host.call(action.operation, host.resolve(action.body ?? {}, scope))
  if (result.ok) {
    return run(action.then ?? [], { ...scope, response: result.response })
  }
  if (action.else) await run(action.else, { ...scope, response: { error: failureFacts(result.error) } })
  else {
    const text = () => host.failureText(result.error)
    app.toast({ text, markup: text, tone: 'error' })
  }
  return false
}
