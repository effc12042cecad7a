import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { askForWholeSite } from '../integrations/frames/askForWholeSite.ts'
import { tellParent } from '../integrations/frames/tellParent.ts'
import type { ActionRunner } from './Action.ts'

export const tellParentOf: ActionRunner<'tell_parent'> = ({ message, back }, { app, host, scope }) => {
  const wanted = back && resolveValue(back, scopeFacts(host, scope))
  if (message === 'refresh_user') tellParent(app.site(), message)
  else askForWholeSite(app, typeof wanted === 'string' ? wanted : undefined)
  return undefined
}
