import type { Actions } from '#generated/grammar/types.ts'
import type { ActionContext, ActionRunner } from './Action.ts'
import { actionRegistry } from './actionRegistry.ts'

/**
 * Does the steps one after another until one ends them. A step that is unknown or throws is reported and ends them too.
 * @returns whether all were done
 */
export async function runActions(actions: Actions, given: Omit<ActionContext, 'run'>): Promise<boolean> {
  const context: ActionContext = { ...given, run: (more, scope) => runActions(more, { ...given, scope }) }

  for (const action of actions) {
    try {
      if (!Object.hasOwn(actionRegistry, action.do)) throw new Error(`unknown action ${action.do}`)
      const run = actionRegistry[action.do] as ActionRunner<typeof action.do>
      if ((await run(action, context)) === false) return false
    } catch (error) {
      context.host.report(error, `action ${action.do}`)
      return false
    }
  }
  return true
}
