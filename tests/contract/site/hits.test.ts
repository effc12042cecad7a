import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHits } from '../../../server/platform/hits/createHits.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  compileStarterSite,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('hits', (fresh) => {
  const opened: PlatformServer[] = []
  async function open(change?: Parameters<typeof compileStarterSite>[0]) {
    const server = await platformServer(fresh().database, {}, await compileStarterSite(change))
    opened.push(server)
    return server
  }
  let counting: PlatformServer
  let plain: PlatformServer
  beforeAll(async () => {
    plain = await open()
    counting = await open((site) => {
      site.hits = { keptDays: 30, parameters: ['utm_source'] }
      site.general.is_seon_enabled = true
    })
  })
  afterAll(async () => {
    for (const server of opened) await server.close()
  })

  const rows = async (table: 'hits' | 'device_sessions') =>
    (await fresh().database.query(`select * from platform.${table} order by id`)).rows
  const hit = (
    server: PlatformServer,
    query: Record<string, string>,
    { ip = '198.51.100.7', headers = {} }: { ip?: string; headers?: Record<string, string> } = {},
  ) => server.app.inject({ url: `/hit?${new URLSearchParams(query)}`, remoteAddress: ip, headers })

  it('are answered by a picture that nobody keeps, and counted without a word of who came', async () => {
    const answer = await hit(
      counting,
      {
        referer: 'https://partner.example/casinos?visitor=7',
        track_id: JSON.stringify({ click: '81', partner: 'north' }),
        utm_source: 'mail',
        email: 'player@example.com',
      },
      { headers: { 'sec-fetch-site': 'cross-site', 'user-agent': 'Browser/1' } },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
    const [kept, ...others] = await rows('hits')
    expect(others).toEqual([])
    expect(kept).toEqual({
      id: expect.anything(),
      created_at: expect.anything(),
      referer: 'https://partner.example/casinos',
      query: { utm_source: 'mail' },
      track_id: { click: '81', partner: 'north' },
    })
    expect(await rows('device_sessions')).toEqual([])
  })

  it('are kept by no site that does not count them, and go after the days that it says', async () => {
    const before = (await rows('hits')).length
    expect((await hit(plain, { referer: 'https://partner.example/' })).statusCode).toBe(200)
    expect(await rows('hits')).toHaveLength(before)

    await hit(counting, { track_id: '{"click":"old"}' })
    await fresh().database.query(
      `update platform.hits set created_at = now() - interval '31 days' where track_id ->> 'click' = 'old'`,
    )
    await createHits({ database: fresh().database, live: counting.platform.live }).sweep()
    expect((await rows('hits')).map((row) => Object(row.track_id).click)).not.toContain('old')
    expect(await rows('hits')).toHaveLength(before)
  })

  it('are refused to an address that asks for too many, and to whatever is not as described', async () => {
    const ip = '198.51.100.99'
    const statuses = new Set<number>()
    for (let asked = 0; asked < 130; asked += 1) statuses.add((await hit(plain, {}, { ip })).statusCode)
    expect([...statuses]).toEqual([200, 429])
    expect((await hit(plain, { track_id: '[1]' })).statusCode).toBe(400)
    expect((await hit(plain, { referer: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  describe('with what a device says of itself', () => {
    const kept = async () =>
      (await rows('device_sessions')).map(({ uid, occasion, session }) => [
        Number(uid ?? 0),
        occasion,
        session,
      ])

    it('count no second visit, and keep it where fingerprints are taken', async () => {
      const before = (await rows('hits')).length
      await hit(counting, { seon_session: 'of-a-visitor' })
      await hit(plain, { seon_session: 'of-nobody' })
      const { sid, uid } = await counting.register()
      await hit(counting, { seon_session: 'of-a-player' }, { headers: { cookie: `sid=${sid}` } })
      expect(await rows('hits')).toHaveLength(before)
      expect(await kept()).toEqual([
        [0, 'visit', 'of-a-visitor'],
        [uid, 'visit', 'of-a-player'],
      ])
    })

    it('come with registrations and sign-ins, of which none needs them', async () => {
      const { uid, email } = await counting.register({ seon_session: 'registers' })
      expect((await counting.signIn(email)).status).toBe(200)
      const { status } = await counting.call('auth.login', {
        login: email,
        password,
        seon_session: 'signs-in',
      })
      expect(status).toBe(200)
      const wrong = { login: email, password: 'Wrong-1', seon_session: 'guesses' }
      expect((await counting.call('auth.login', wrong)).status).toBe(401)
      const long = { login: email, password, seon_session: 'x'.repeat(8001) }
      expect((await counting.call('auth.login', long)).status).toBe(400)
      expect((await kept()).slice(-2)).toEqual([
        [uid, 'registration', 'registers'],
        [uid, 'sign_in', 'signs-in'],
      ])
    })
  })
})
