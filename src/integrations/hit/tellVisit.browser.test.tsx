import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../testing/openApp.tsx'
import { DEVICE_HIT, tellVisit } from './tellVisit.ts'

const session = vi.hoisted(() => vi.fn(async () => 'of-this-device'))
vi.mock('./seonFingerprint.ts', () => ({ seonFingerprint: () => ({ session }) }))

let opened: Awaited<ReturnType<typeof openApp>>
const asked: URLSearchParams[] = []
const ask = (address: string) => void asked.push(new URLSearchParams(address.split('?')[1]))
beforeEach(async () => {
  asked.length = 0
  session.mockClear()
  opened = await openApp('/?td_click=81&utm_source=mail')
})
afterEach(() => {
  opened.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The site as it was, with what is counted or taken. */
function site(changed: object) {
  const before = opened.app.site()
  vi.spyOn(opened.app, 'site').mockReturnValue({ ...before, ...changed })
}
const withFingerprint = () => site({ general: { ...opened.app.site().general, is_seon_enabled: true } })

it('says once that somebody came where the site counts visits, and takes nothing of the device', () => {
  site({ hits: { keptDays: 30 } })
  const { call } = opened.app
  tellVisit(opened.app, opened.host, ask)
  expect(asked.map((one) => Object.fromEntries(one))).toEqual([
    expect.objectContaining({ track_id: '{"click":"81"}', utm_source: 'mail' }),
  ])
  expect(opened.app.call).toBe(call)
  expect(session).not.toHaveBeenCalled()
})

it('asks nothing of visitors whom the site does not count, nor of devices that it does not take', () => {
  const when = { properties: { session: { properties: { authenticated: { const: true } } } } }
  const { general } = opened.app.site()
  site({
    hits: { keptDays: 30, when },
    fingerprint: { when },
    general: { ...general, is_seon_enabled: true },
  })
  const { call } = opened.app
  tellVisit(opened.app, opened.host, ask)
  expect([asked, opened.app.call]).toEqual([[], call])
})

it('waits for the consent that visits and fingerprints are for, and ends with it', async () => {
  const { stored } = opened.app.stores
  const consent = { version: '1', banner: 'b', purposes: [{ name: 'statistics' }, { name: 'marketing' }] }
  site({
    analytics: { consent, sinks: [] },
    hits: { keptDays: 30, purpose: 'statistics' },
    fingerprint: { purpose: 'marketing' },
    general: { ...opened.app.site().general, is_seon_enabled: true },
  })
  vi.spyOn(performance, 'now').mockReturnValue(DEVICE_HIT)
  tellVisit(opened.app, opened.host, ask)
  expect(asked).toEqual([])
  stored.keep('consent', `1 ${new Date().toISOString()} ${'a'.repeat(32)}`)
  stored.keep('consent_statistics', '1')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect([asked[0]?.get('seon_session'), session.mock.calls]).toEqual([null, []])

  stored.keep('consent_marketing', '1')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.get('seon_session')).toBe('of-this-device')
  const bodies = () =>
    opened.fetched.mock.calls
      .filter(([url]) => String(url).startsWith('/api/auth/login'))
      .map(([, init]) => new URLSearchParams(String(init?.body)).get('seon_session'))
  await opened.host.call('auth.login', { login: 'a', password: 'b' })
  stored.forget('consent_marketing')
  await opened.host.call('auth.login', { login: 'a', password: 'b' })
  expect(bodies()).toEqual(['of-this-device', null])
  for (const key of ['consent', 'consent_statistics']) stored.forget(key)
})

it('takes fingerprints that are necessary without asking', async () => {
  site({
    fingerprint: { purpose: 'necessary' },
    general: { ...opened.app.site().general, is_seon_enabled: true },
  })
  vi.spyOn(performance, 'now').mockReturnValue(DEVICE_HIT)
  tellVisit(opened.app, opened.host, ask)
  await vi.waitFor(() => expect(asked[0]?.get('seon_session')).toBe('of-this-device'))
})

it('tells of the device three seconds after the start, and not before', async () => {
  withFingerprint()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tellVisit(opened.app, opened.host, ask)
  vi.advanceTimersByTime(DEVICE_HIT - 1001)
  expect(session).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(asked[0]?.get('seon_session')).toBe('of-this-device'))
  expect(asked).toHaveLength(1)
})

it('has sign-ins say it, and lets no silence of the device hold them up', async () => {
  withFingerprint()
  let speak = (_said: string) => {}
  session.mockReturnValueOnce(
    new Promise((resolve) => {
      speak = resolve
    }),
  )
  tellVisit(opened.app, opened.host, ask)
  const bodies = () =>
    opened.fetched.mock.calls
      .filter(([url]) => String(url).startsWith('/api/auth/login'))
      .map(([, init]) => Object.fromEntries(new URLSearchParams(String(init?.body))))
  await opened.host.call('auth.login', { login: 'a', password: 'b' })
  expect(bodies()).toEqual([{ login: 'a', password: 'b' }])
  speak('at-last')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await opened.host.call('auth.login', { login: 'a', password: 'b' })
  await opened.host.call('account.getInfo', {})
  expect(bodies()[1]).toEqual({ login: 'a', password: 'b', seon_session: 'at-last' })
  expect(opened.fetched.mock.calls.map(([url]) => String(url)).join()).not.toContain('seon_session')
})
