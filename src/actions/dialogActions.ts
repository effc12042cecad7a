import type { ActionRunner } from './Action.ts'

export const open: ActionRunner<'open'> = (action, { app, host, scope }) => {
  const { popup, view, data, queue, preventClose } = action
  app.stores.dialogs.open(popup, { view, data: host.resolve(data ?? {}, scope), queue, preventClose })
  return undefined
}

/** Without a name: the popup that the action stands in, or else the top one. */
export const close: ActionRunner<'close'> = ({ popup, force = false }, { app, scope }) => {
  if (popup === undefined && scope?.close) scope.close(force)
  else app.stores.dialogs.close({ popup, force })
  return undefined
}

export const view: ActionRunner<'view'> = (action, { scope }) => {
  if (!scope?.setView) throw new Error('there is no popup to switch the view of')
  scope.setView(action.view)
  return undefined
}

export const confirm: ActionRunner<'confirm'> = (_, { scope }) => {
  if (!scope?.confirm) throw new Error('nothing was asked here')
  scope.confirm()
  return undefined
}
