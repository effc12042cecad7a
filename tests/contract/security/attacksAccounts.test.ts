import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import { accountRepository } from '../../../server/platform/accounts/accountRepository.ts'
import { selfExcluded } from '../../../server/platform/responsibleGaming/selfExcluded.ts'
import { createPlayerSessions } from '../../../server/platform/sessions/playerSessions.ts'
import type { CallContext } from '../../../server/platform/shared/operations.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('attacks on accounts', (fresh) => {
  let server: PlatformServer
  let numbers = 0
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const query = (text: string, values: unknown[] = []) => fresh().database.query(text, values)
  const minutePasses = () => query(`update platform.codes set sent_at = sent_at - interval '61 seconds'`)
  const confirmAll = (uid: number) =>
    query('update platform.contacts set is_confirmed = true where uid = $1', [uid])
  const exclude = (player: Player) => server.call('account.excludeSelf', { period: '7d', password }, player)
  const withdrawing = async ({ email }: Player) => {
    const { sid = '' } = await server.call('auth.login', { login: email, password, purpose: 'withdraw' })
    return sid
  }
  const sessionsOf = async (uid: number) =>
    (
      await query(
        `select extract(epoch from expires_at - now())::int as seconds from platform.sessions where uid = $1`,
        [uid],
      )
    ).rows.map(({ seconds }) => Number(seconds))
  const change = (sid: string, to: string) =>
    server.call(
      'account.changepassword',
      { old_password: password, password: to, password_confirm: to },
      { sid },
    )
  const someNumber = () => {
    numbers += 1
    return `+3712${String(7_000_000 + numbers)}`
  }

  describe('a session that ends while it changes the password', () => {
    it('comes back under no other token', async () => {
      const { email, sid, uid } = await server.register()
      const { response } = await server.call('account.getSessions', {}, { sid })
      const [{ id } = { id: '' }] = response.sessions as { id: string }[]
      const account = await accountRepository.findByName(fresh().database.drizzle, email)
      if (!account) throw new Error('The account is not there')
      await server.call('auth.logout', {}, { sid })
      const context = { session: { id, uid }, ip: '203.0.113.7', userAgent: '' } as unknown as CallContext
      const renewed = fresh().database.transaction((tx) =>
        server.platform.sessions.renew(account, context, tx),
      )
      await expect(renewed).rejects.toMatchObject({ type: 'AuthorizationException' })
      expect(await sessionsOf(uid)).toEqual([])
    })

    it('makes no long one of the hour that an excluded player has to withdraw', async () => {
      const player = await server.register()
      await exclude(player)
      const sid = await withdrawing(player)
      await Promise.all([change(sid, 'Changed-2'), server.call('auth.logout', {}, { sid })])
      for (const seconds of await sessionsOf(player.uid)) expect(seconds).toBeLessThanOrEqual(3600)
    })
  })

  it('a session that opens while its player excludes themselves opens nothing', async () => {
    const { uid, email } = await server.register()
    const { database } = fresh()
    const account = await accountRepository.findByName(fresh().database.drizzle, email)
    if (!account) throw new Error('The account is not there')
    let asked = 0
    const sessions = createPlayerSessions({
      database,
      players: { ofToken: async () => undefined },
      protection: {
        async refuseExcluded() {
          asked += 1
          // The exclusion was not there yet when the sign-in looked first.
          if (asked > 1) throw selfExcluded({ since: new Date(), until: null })
        },
      },
      events: server.platform.events,
    })
    const before = (await sessionsOf(uid)).length
    const cookies: string[] = []
    const context = {
      ip: '203.0.113.7',
      userAgent: '',
      cookie: () => undefined,
      setCookie: (name: string) => cookies.push(name),
    } as unknown as CallContext
    await expect(sessions.start(account, context)).rejects.toMatchObject({ status: 409 })
    expect([await sessionsOf(uid), cookies]).toEqual([expect.objectContaining({ length: before }), []])
  })

  describe('codes to a contact', () => {
    it('that strangers asked for keep its owner from none that guards the account', async () => {
      const owner = await server.register()
      await confirmAll(owner.uid)
      await query('update platform.accounts set two_factor_auth = true where uid = $1', [owner.uid])
      let sent = 0
      for (let stranger = 0; stranger < 8; stranger += 1) {
        const one = await server.register()
        await server.call('account.addcontact', { type: 'email', contact: owner.email }, one)
        for (let at = 0; at < 6; at += 1) {
          await minutePasses()
          const { status } = await server.call(
            'account.sendconfirmationtocontact',
            { contact: owner.email },
            one,
          )
          if (status === 200) sent += 1
        }
      }
      // However many accounts ask, nobody's letters are flooded.
      expect(sent).toBe(40)
      expect((await server.signIn(owner.email)).response).toMatchObject({ status: 'enabled' })
      const before = server.reach.sent.length
      expect((await server.call('auth.restore', { login: owner.email })).status).toBe(200)
      await expect.poll(() => server.reach.sent.length).toBeGreaterThan(before)
    })

    it('are guessed five times however many places guess at once', async () => {
      const player = await server.register()
      await confirmAll(player.uid)
      await query('update platform.accounts set two_factor_auth = true where uid = $1', [player.uid])
      await server.signIn(player.email)
      const { code = '' } = await server.reach.letterTo(player.email, 1)
      const guesses = Array.from({ length: 40 }, (_, at) =>
        String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'),
      )
      const answers = await Promise.all(
        guesses.map((guess) => server.call('auth.login', { login: player.email, password, code: guess })),
      )
      const codes = answers.map(({ error }) => error.invalid_parameters?.code?.[0]?.code)
      expect(codes.filter((one) => one === 'invalid')).toHaveLength(5)
      expect(codes.filter((one) => one === 'expired')).toHaveLength(35)
      expect((await server.call('auth.login', { login: player.email, password, code })).sid).toBeUndefined()
    })

    it('restore no account by an unconfirmed address while its player has confirmed another', async () => {
      const player = await server.register()
      const typo = player.email
      const own = someNumber()
      await server.call(
        'account.addcontact',
        { type: 'phone', contact: own, phone_country_code: 'LV' },
        player,
      )
      await query(`update platform.contacts set is_confirmed = true where uid = $1 and type = 'phone'`, [
        player.uid,
      ])
      expect((await server.call('auth.restore', { login: typo })).status).toBe(200)
      const letter = await server.reach.letterTo(own.slice(1))
      expect(letter.code).toMatch(/^\d{6}$/)
      expect(server.reach.sent.filter(({ to }) => to === typo)).toHaveLength(1)
    })
  })

  describe('an account opened in advance with the address of somebody else', () => {
    const join = (uid: number) =>
      query(`insert into platform.identities (service, subject, uid) values ('northmail', $1, $2)`, [
        `person ${uid}`,
        uid,
      ])
    const joined = async (uid: number) =>
      (await query('select service from platform.identities where uid = $1', [uid])).rows.length
    const restore = async ({ email }: Player) => {
      const browser = server.restoring()
      await server.call('auth.restore', { login: email }, browser)
      const { code = '' } = await server.reach.letterTo(email, 1)
      const fields = { login: email, code, password: 'Restored-2', password_confirm: 'Restored-2' }
      return server.call('auth.restore', fields, browser)
    }

    it('lets the one who opened it in by no service once its owner restores access', async () => {
      const player = await server.register()
      await join(player.uid)
      expect((await restore(player)).status).toBe(200)
      expect(await joined(player.uid)).toBe(0)
      expect((await server.call('account.getInfo', {}, player)).response.uid).toBe(0)
    })

    it('keeps its services where the address was confirmed', async () => {
      const player = await server.register()
      await join(player.uid)
      await confirmAll(player.uid)
      expect((await restore(player)).status).toBe(200)
      expect(await joined(player.uid)).toBe(1)
    })

    it('is not restored by an unconfirmed address that was typed after a service', async () => {
      const player = await server.register()
      await join(player.uid)
      await query('update platform.accounts set password_hash = null where uid = $1', [player.uid])
      const asked = await server.call('auth.restore', { login: player.email })
      expect(asked.response).toEqual({ value: 1, step: 'code', resend_time: 60 })
      const other = await server.register()
      await server.call('auth.restore', { login: other.email })
      await server.reach.letterTo(other.email, 1)
      expect(server.reach.sent.filter(({ to }) => to === player.email)).toHaveLength(1)
    })
  })

  describe('rules of a jurisdiction', () => {
    const swedish = { country_code: 'SE', currency: 'EUR' }
    const move = (sid: string, country_code: string) =>
      server.call(
        'account.saveProfileInfo',
        {
          first_name: 'Anna',
          last_name: 'Berg',
          birth_date: '1990-01-01',
          home_town: 'Town',
          address: 'Street 1',
          region: country_code === 'SE' ? 'SE-AB' : 'AT-9',
          postcode: country_code === 'SE' ? '11122' : '1010',
          country_code,
        },
        { sid, form: 'profile-info' },
      )

    it('are not left for milder ones while a deposit limit holds', async () => {
      const { sid } = await server.register(swedish)
      await server.call('account.setLimit', { kind: 'deposit', period: '7', amount: '10' }, { sid })
      const moved = await move(sid, 'AT')
      expect(moved.error?.invalid_parameters?.country_code).toEqual([{ code: 'locked' }])
      const raised = await server.call(
        'account.setLimit',
        { kind: 'deposit', period: '7', amount: '1000' },
        { sid },
      )
      const { effective_at } = raised.response.pending as { effective_at: string }
      expect(Date.parse(effective_at) - Date.now()).toBeGreaterThan(71 * 3_600_000)
    })

    it('and the currency hold that a limit was set under, however both change at once', async () => {
      for (let round = 0; round < 12; round += 1) {
        const { sid, uid } = await server.register(swedish)
        const [limit, currency] = await Promise.all([
          server.call('account.setLimit', { kind: 'deposit', period: '7', amount: '10' }, { sid }),
          server.call('account.setCurrency', { currency: 'USD' }, { sid }),
        ])
        const { rows } = await query(
          `select a.currency, held.currency as limit_currency from platform.accounts a
            left join platform.player_limits held using (uid) where a.uid = $1`,
          [uid],
        )
        const [{ currency: now, limit_currency: held } = {}] = rows
        expect([round, held ?? now]).toEqual([round, now])
        expect([limit.status, currency.status]).toContain(200)
      }
    })

    it('let a reminder be turned off nowhere that they forbid it, wherever that was done', async () => {
      const { sid } = await server.register({ country_code: 'AT', currency: 'EUR' })
      expect((await server.call('account.setRealityCheck', { minutes: '0' }, { sid })).status).toBe(200)
      const moved = await move(sid, 'SE')
      expect(moved.error).toBeUndefined()
      const info = await server.call('account.getInfo', {}, { sid })
      expect(info.response.reality_check_minutes).toBe(30)
      const told = await server.call('account.getResponsibleGaming', {}, { sid })
      expect(told.response.reality_check).toEqual({ minutes: 30 })
    })
  })

  describe('a player who excluded themselves', () => {
    it('is subscribed to no news by completing a registration', async () => {
      const player = await server.register()
      await exclude(player)
      await query('update platform.accounts set is_registration_completed = false where uid = $1', [
        player.uid,
      ])
      const sid = await withdrawing(player)
      const completed = await server.call(
        'account.saveProfileInfo',
        { ...person, country_code: 'LV', currency: 'EUR', terms: '1', notify: '1' },
        { sid, form: 'social-registration' },
      )
      expect(completed.error).toBeUndefined()
      const { rows } = await query('select is_subscribed from platform.contacts where uid = $1', [player.uid])
      expect(rows).toEqual([{ is_subscribed: false }])
    })

    it('has a document that opens no other account to them, also not later', async () => {
      const document = { document_type: 'cpf', document_number: '529.982.247-25' }
      const [player, other] = [
        await server.register({ country_code: 'BR' }),
        await server.register({ country_code: 'BR' }),
      ]
      const save = ({ sid }: Player) =>
        server.call(
          'account.saveProfileInfo',
          {
            first_name: 'Ana',
            last_name: 'Silva',
            birth_date: '1990-01-01',
            region: 'BR-SP',
            home_town: 'Town',
            address: 'Street 1',
            postcode: '01001-000',
            country_code: 'BR',
            ...document,
          },
          { sid, form: 'profile-info' },
        )
      expect((await save(player)).error).toBeUndefined()
      // The own number may be saved again.
      expect((await save(player)).error).toBeUndefined()
      await exclude(player)
      expect((await save(other)).error?.invalid_parameters).toEqual({
        document_number: [{ code: 'not_unique' }],
      })
    })
  })

  it('names that grow when they are compared are refused like any other wrong one', async () => {
    // Each of these squares becomes up to six letters by NFKC, and no two are alike, so that nothing is compressed.
    const squares = String.fromCodePoint(...Array.from({ length: 240 }, (_, at) => 0x3300 + at))
    const login = squares
    expect((await server.signIn(login)).status).toBe(401)
    expect((await server.call('auth.restore', { login })).status).toBe(200)
    const code = { login, code: '123456', password: 'Changed-2', password_confirm: 'Changed-2' }
    expect((await server.call('auth.restore', code)).status).toBe(400)
  })

  it('no operation is called by a page of another site', async () => {
    const { sid } = await server.register()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ]
    for (const [id, { method, path }] of Object.entries(operations)) {
      // Services lead back to /oauth and pictures of partners to /hit; texts are anybody's.
      if (!path.startsWith('/api/')) continue
      for (const headers of foreign) {
        if (method === 'GET' && headers['sec-fetch-site'] === 'same-origin') continue
        const type = id === 'verification.uploadFile' ? 'multipart/form-data; boundary=x' : 'text/plain'
        const { statusCode } = await server.app.inject({
          method,
          url: `${path.replace('{provider}', 'chatra')}?version=1&locale=en`,
          remoteAddress: '203.0.113.9',
          headers: { cookie: `sid=${sid}`, 'content-type': type, ...headers },
          ...(method === 'POST' && { payload: 'x=1' }),
        })
        expect([id, headers, statusCode]).toEqual([id, headers, 403])
      }
    }
    expect((await server.call('account.getInfo', {}, { sid })).response.uid).toBeGreaterThan(0)
  })
})
