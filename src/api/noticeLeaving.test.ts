import { expect, it } from 'vitest'
import { createSessionStore } from '../stores/createSessionStore.ts'
import { noticeLeaving } from './noticeLeaving.ts'

it('tells the session of what signs out while it is asked for, so that nobody is told that it has ended by itself', async () => {
  const session = createSessionStore({ uid: 7, authenticated: true })
  const seen: Record<string, boolean> = {}
  let ok = true
  const call = noticeLeaving(
    (async (operation: string) => {
      seen[operation] = session.isLeaving()
      return ok ? { ok, response: {} } : { ok, error: {} }
    }) as never,
    session,
  )
  for (const operation of ['account.getInfo', 'auth.logout', 'account.excludeSelf'] as const) {
    await call(operation, {} as never)
    session.set(undefined)
  }
  expect(seen).toEqual({ 'account.getInfo': false, 'auth.logout': true, 'account.excludeSelf': true })
  ok = false
  await call('account.excludeSelf', {} as never)
  expect(session.isLeaving()).toBe(false)
})
