import type { App } from '../boot/App.ts'

/**
 * Asks who is signed in. Where no answer comes, nothing changes.
 * @returns whether it is known now
 */
export async function refreshSession(app: App): Promise<boolean> {
  const { session } = app.stores
  const turn = session.ask()
  const result = await app.call('account.getInfo', {})
  const isNobody = !result.ok && result.error.type === 'AuthorizationException'
  if (result.ok) session.set(result.response as Record<string, unknown>, turn)
  else if (isNobody) session.set(undefined, turn)
  return result.ok || isNobody
}
