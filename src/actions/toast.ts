import type { ActionRunner } from './Action.ts'

export const toast: ActionRunner<'toast'> = ({ text, tone = 'info', icon, time }, { app, host, scope }) => {
  app.toast({ text: host.t(text, scope), tone, icon, time })
  return undefined
}
