import { tellParent } from '../integrations/frames/tellParent.ts'
import type { ActionRunner } from './Action.ts'

export const tellParentOf: ActionRunner<'tell_parent'> = ({ message, link }, { app, host, scope }) => {
  const url = link && host.href(link, scope)
  if (message === 'refresh_user') tellParent(app.site(), message)
  else if (url !== undefined) tellParent(app.site(), { type: 'redirect', url })
  return undefined
}
