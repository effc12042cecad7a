import type { ActionRunner } from './Action.ts'
import { heldText } from './heldText.ts'

export const toast: ActionRunner<'toast'> = ({ text, tone = 'info', icon, time }, { app, host, scope }) => {
  app.toast({ ...heldText(text, host, scope), tone, icon, time })
  return undefined
}
