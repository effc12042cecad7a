import type { Action, Actions } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'

export type ActionName = Action['do']

/** What an action may use. */
export type ActionContext = {
  app: App
  host: Host
  scope?: ActionScope
  /** Does the steps that an action holds; whether all were done. */
  run: (actions: Actions, scope?: ActionScope) => Promise<boolean>
}

/** Does one step. `false` ends the steps after it. */
export type ActionRunner<Name extends ActionName> = (
  action: Extract<Action, { do: Name }>,
  context: ActionContext,
) => boolean | undefined | Promise<boolean | undefined>
