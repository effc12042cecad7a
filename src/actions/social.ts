import { isFramed } from '../boot/readDevice.ts'
import { parentOrigin } from '../integrations/frames/parentOrigin.ts'
import { afterReturn } from '../integrations/social/afterReturn.ts'
import { openService } from '../integrations/social/openService.ts'
import type { ActionRunner } from './Action.ts'

/**
 * Signs in with an outside service; in a frame of somebody else's page, where a service would find no session, the whole
 * site is asked for instead. Nothing may be awaited before it: the browser lets a window open at a press only.
 */
export const social: ActionRunner<'social'> = async ({ service, for: purpose }, { app, host }) => {
  if (isFramed() && parentOrigin() !== location.origin) {
    const { backUrl, redirectUrl } = host.facts().query
    const { askForWholeSite } = await import('../integrations/frames/askForWholeSite.ts')
    askForWholeSite(app, backUrl ?? redirectUrl)
    return undefined
  }
  await openService(service, purpose, (returned) => {
    afterReturn(app, host, returned).catch((error: unknown) => host.report(error, 'return from a service'))
  })
  return undefined
}
