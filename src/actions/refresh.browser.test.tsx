import { expect, it, vi } from 'vitest'
import { openApp } from '../testing/openApp.tsx'

/** Asks who is signed in, of a platform that leaves so many questions without an answer. */
async function refresh(lost: number) {
  const asked = vi.fn()
  const opened = await openApp('/', (path) => {
    if (!path.includes('/account/getInfo')) return { body: { response: {} } }
    asked()
    if (asked.mock.calls.length <= lost) throw new TypeError('the line is down')
    return { body: { response: { uid: 7 } } }
  })
  await opened.host.run([{ do: 'refresh', what: 'session' }])
  const { session, toasts } = opened.app.stores
  const found = {
    uid: session.state.facts.uid,
    asked: asked.mock.calls.length,
    said: toasts.state.toasts.length,
  }
  opened.close()
  return found
}

it('asks once more who has signed in where no answer comes, and says it where none comes again', async () => {
  expect(await refresh(0)).toEqual({ uid: 7, asked: 1, said: 0 })
  expect(await refresh(1)).toEqual({ uid: 7, asked: 2, said: 0 })
  expect(await refresh(2)).toEqual({ uid: 0, asked: 2, said: 1 })
})
