import type { App } from '../boot/App.ts'
import { isFramed } from '../boot/readDevice.ts'
import { tellParent } from './tellParent.ts'

/** Asks who is signed in. Where no answer comes, nothing changes. */
export async function refreshSession(app: App): Promise<void> {
  const { session } = app.stores
  const before = session.state.facts.uid
  const result = await app.call('account.getInfo', {})
  if (result.ok) session.set(result.response as Record<string, unknown>)
  else if (result.error.type === 'AuthorizationException') session.set(undefined)
  if (isFramed() && session.state.facts.uid !== before) tellParent(app, 'refresh_user')
}
