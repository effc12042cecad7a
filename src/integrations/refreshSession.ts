import type { App } from '../boot/App.ts'

/** Asks who is signed in. Where no answer comes, nothing changes. */
export async function refreshSession(app: App): Promise<void> {
  const { session } = app.stores
  const turn = session.ask()
  const result = await app.call('account.getInfo', {})
  if (result.ok) session.set(result.response as Record<string, unknown>, turn)
  else if (result.error.type === 'AuthorizationException') session.set(undefined, turn)
}
