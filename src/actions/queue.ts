import type { ActionRunner } from './Action.ts'

/** Each popup waits until the one before it is closed. */
export const queue: ActionRunner<'queue'> = async ({ popups }, { app, host, scope }) => {
  const { offerPopups } = await import('../integrations/offerPopups.ts')
  await offerPopups(app, host, popups, scope)
  return undefined
}
