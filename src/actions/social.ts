import { afterReturn } from '../integrations/social/afterReturn.ts'
import { openService } from '../integrations/social/openService.ts'
import type { ActionRunner } from './Action.ts'

/** Signs in with an outside service. Nothing may be awaited before it: the browser lets a window open at a press only. */
export const social: ActionRunner<'social'> = async ({ service, for: purpose }, { app, host }) => {
  await openService(service, purpose, (returned) => {
    afterReturn(app, host, returned).catch((error: unknown) => host.report(error, 'return from a service'))
  })
  return undefined
}
