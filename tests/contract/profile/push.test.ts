import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import type { PushAccess } from '../../../server/platform/push/PushAccess.ts'
import { sendNotice } from '../../../server/platform/push/sendNotice.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'
import { pushService } from '../../fixtures/servers/pushService.ts'

type Service = Awaited<ReturnType<typeof pushService>>
const keys = webPush.generateVAPIDKeys()
const access = (service: Service): PushAccess => ({
  ...keys,
  subject: 'mailto:push@casino.example',
  services: [service.url],
})
/** Noon in Riga, and the middle of the night. */
const noon = new Date('2026-07-01T09:00:00Z')
const night = new Date('2026-07-01T22:30:00Z')

describeOnEachDatabase('notices on devices', (fresh) => {
  let service: Service
  let server: PlatformServer
  let now = noon
  beforeAll(async () => {
    service = await pushService()
    server = await platformServer(fresh().database, { push: access(service), clock: () => now })
    await server.platform.push.start()
  })
  afterAll(async () => {
    await server.close()
    service.close()
  })

  const settled = (uid: number) =>
    server.platform.events.notify(uid, {
      name: 'notice',
      data: { what: 'free_bet', amount: { amount: '12.34', currency: 'EUR' } },
    })
  /** Once all that was left to be pushed is pushed. */
  const pushed = () => server.reach.jobs.stop()
  /** What a device was told by what a test has done; points come by themselves. */
  const to = (device: string) =>
    service.received.filter((one) => one.device === device && one.headers.topic !== 'loyalty')
  async function turnOn(sid: string, subscription = service.subscribe()) {
    const { device, ...fields } = subscription
    expect((await server.call('push.subscribe', fields, { sid })).response).toEqual({ value: 1 })
    return subscription
  }
  const isOn = async (sid: string) => (await server.call('push.getSettings', {}, { sid })).response.is_on

  it('come encrypted for the device, in the language of the player, without an amount, and lead to a page', async () => {
    const { sid, uid } = await server.register()
    await server.call('account.changelocale', { locale: 'ar' }, { sid })
    expect((await server.call('push.getSettings', {}, { sid })).response).toEqual({
      ...{ is_offered: true, is_on: false, public_key: keys.publicKey },
    })
    const { device } = await turnOn(sid)
    expect(await isOn(sid)).toBe(true)
    await settled(uid)
    await pushed()
    const [{ headers, notice } = { headers: {}, notice: {} }, ...more] = to(device)
    expect(more).toEqual([])
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: 'free_bet' })
    expect(notice).toMatchObject({
      ...{ title: 'Aurora', lang: 'ar', dir: 'rtl', tag: 'free_bet', address: '/ar/profile/bonuses' },
      icon: '/assets/site/icons/icon-192.png',
    })
    expect(JSON.stringify(notice)).not.toMatch(/12|EUR|€/)
  })

  it('come of what is worth one alone, and to the devices of the player alone', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const [mine, theirs] = [await turnOn(one.sid), await turnOn(other.sid)]
    const { notify } = server.platform.events
    await notify(one.uid, { name: 'balance', data: {} })
    await notify(one.uid, { name: 'payment', data: { id: 1, type: 'deposit', status: 'captured' } })
    await notify(one.uid, { name: 'payment', data: { id: 2, type: 'withdrawal', status: 'paid' } })
    await pushed()
    expect(to(mine.device).map(({ notice }) => notice.body)).toEqual(['Your withdrawal has been paid.'])
    expect(to(theirs.device)).toEqual([])
  })

  it('are left in the transaction that did it, so that they come with it or not at all', async () => {
    const { sid, uid } = await server.register()
    await turnOn(sid)
    const left = vi.spyOn(server.reach.jobs, 'enqueue')
    await fresh().database.transaction(async (tx) => {
      await server.platform.events.notify(uid, { name: 'bet', data: { bet: 1, state: 'settled' } }, tx)
      expect(left).toHaveBeenCalledWith('push', expect.objectContaining({ name: 'bet_settled' }), tx)
    })
    left.mockRestore()
    await pushed()
  })

  it('end with the sign-in, and with the device', async () => {
    const { sid, uid, email } = await server.register()
    const { device } = await turnOn(sid)
    const second = (await server.signIn(email)).sid ?? ''
    const gone = await turnOn(second)
    service.answers.set(gone.device, 410)
    await server.call('auth.logout', {}, { sid })
    await settled(uid)
    await pushed()
    expect(to(device)).toEqual([])
    expect(await isOn(second)).toBe(false)
  })

  it('can be turned off, and a device tells whoever was signed in on it last', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const shared = await turnOn(one.sid)
    await turnOn(other.sid, shared)
    expect(await isOn(one.sid)).toBe(false)
    await settled(one.uid)
    await pushed()
    expect(to(shared.device)).toEqual([])
    expect((await server.call('push.unsubscribe', {}, { sid: other.sid })).response).toEqual({ value: 1 })
    expect(await isOn(other.sid)).toBe(false)
    expect((await server.call('push.getSettings')).status).toBe(401)
  })

  it('wait for the end of the quiet hours of the jurisdiction', async () => {
    const { sid, uid } = await server.register()
    const { device } = await turnOn(sid)
    const left = vi.spyOn(server.reach.jobs, 'enqueue')
    now = night
    await settled(uid)
    const morning = new Date('2026-07-02T05:00:00Z')
    await expect.poll(() => left.mock.calls.map(([, , , at]) => at)).toContainEqual(morning)
    expect(to(device)).toEqual([])
    now = morning
    await expect.poll(() => to(device).length).toBe(1)
    now = noon
    left.mockRestore()
  })

  it('come to nobody whom the operator finds at risk', async () => {
    const { sid, uid } = await server.register()
    const { device } = await turnOn(sid)
    const { loyalty } = server.platform
    const { transaction } = fresh().database
    await transaction((tx) => loyalty.mark(tx, uid, 'a test'))
    await settled(uid)
    await pushed()
    expect(to(device)).toEqual([])
    await transaction((tx) => loyalty.clearMark(tx, uid))
    await settled(uid)
    await pushed()
    expect(to(device)).toHaveLength(1)
  })

  it('come to nobody who has excluded themselves', async () => {
    const { sid, uid } = await server.register()
    const { device } = await turnOn(sid)
    const { status } = await server.call(
      'account.excludeSelf',
      { period: '7d', password: 'Secret1!' },
      { sid },
    )
    expect(status).toBe(200)
    await settled(uid)
    await pushed()
    expect(to(device)).toEqual([])
  })

  it('go to push services alone, and to the ten latest devices of a player', async () => {
    const { sid, uid, email } = await server.register()
    const { device: _, ...fields } = service.subscribe()
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://internal.example/x', 'file:///etc/passwd']) {
      const refused = await server.call('push.subscribe', { ...fields, endpoint }, { sid })
      expect(refused.error.invalid_parameters).toEqual({ endpoint: [{ code: 'invalid' }] })
    }
    const malformed = await server.call('push.subscribe', { ...fields, p256dh: 'x' }, { sid })
    expect(malformed.status).toBe(400)
    const first = await turnOn(sid)
    for (let at = 0; at < 10; at += 1) await turnOn((await server.signIn(email)).sid ?? '')
    await settled(uid)
    await pushed()
    expect(to(first.device)).toEqual([])
    expect(await isOn(sid)).toBe(false)
  })
})

describeOnEachDatabase('a site that pushes nothing', (fresh) => {
  it('offers nothing and keeps nothing', async () => {
    const server = await platformServer(fresh().database)
    const { sid } = await server.register()
    expect((await server.call('push.getSettings', {}, { sid })).response).toEqual({
      ...{ is_offered: false, is_on: false },
    })
    const fields = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    expect((await server.call('push.subscribe', fields, { sid })).error.type).toBe('AccessDeniedException')
    await server.close()
  })
})

it('is tried again where the push service may take it later, and not where it never will', async () => {
  const service = await pushService()
  const { device, endpoint, p256dh, auth } = service.subscribe()
  const send = (by = access(service)) =>
    sendNotice(
      by,
      { endpoint, keys: { p256dh, auth } },
      {
        name: 'bonus',
        notice: { title: 'T', body: 'B', address: '/', tag: 'bonus', lang: 'en', dir: 'ltr' },
        seconds: 60,
      },
    )
  expect(await send()).toBe('sent')
  for (const status of [429, 500, 503]) {
    service.answers.set(device, status)
    await expect(send()).rejects.toThrow(`did not take a notice (${status})`)
  }
  service.answers.set(device, 413)
  expect(await send()).toEqual({ refused: 413 })
  service.answers.set(device, 404)
  expect(await send()).toBe('gone')
  service.close()
  await expect(send()).rejects.toThrow('could not be reached')
})
