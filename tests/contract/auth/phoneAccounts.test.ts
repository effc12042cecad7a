import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

describeOnOneDatabase('accounts opened by phone', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  let numbers = 0
  /** Eight digits that nobody has, which are a number in Latvia and Estonia. */
  const national = () => {
    numbers += 1
    return `8001${String(3000 + numbers)}`
  }
  const dialCodes = { LV: '371', EE: '372' }

  /** As the form for phones sends it: the national number as login and phone. */
  async function register(
    number: string,
    country: keyof typeof dialCodes = 'LV',
    secret = password,
    ip?: string,
  ) {
    const fields = {
      ...person,
      login: number,
      phone: number,
      phone_country_code: country,
      password: secret,
      country_code: 'LV',
      currency: 'EUR',
      terms: '1',
      is_betting: '0',
    }
    const answer = await server.call('auth.register', fields, {
      form: 'registration-phone',
      ...(ip !== undefined && { ip }),
    })
    const payload = (answer.response?.payload ?? {}) as { uid: number; login: string; login_contact?: object }
    return { ...answer, payload, phone: dialCodes[country] + number, sid: answer.sid ?? '' }
  }
  const signIn = async (login: string, secret = password) => {
    const { status, response } = await server.signIn(login, secret)
    return status === 200 ? (response.payload as { uid: number }).uid : status
  }

  it('are sent a code, which confirms the number', async () => {
    const { phone, payload, sid } = await register(national())
    const told = { type: 'phone', contact: phone, is_confirmed: false, code_sent_at: expect.any(String) }
    expect(payload.login_contact).toEqual(told)
    const { channel, code = '' } = await server.reach.letterTo(phone)
    expect(channel).toBe('sms')
    const done = await server.call('account.confirmContact', { contact: phone, code }, { sid })
    expect(done.response).toEqual({ value: 1 })
    const { response } = await server.call('account.getInfo', {}, { sid })
    expect(response.login_contact).toEqual({ type: 'phone', contact: phone, is_confirmed: true })
  })

  it('show a login that signs in, as does the number in every spelling', async () => {
    const number = national()
    const { phone, payload } = await register(number)
    expect(payload.login).toBe(`+${phone}`)
    const spaced = `${number.slice(0, 2)} ${number.slice(2, 5)}-${number.slice(5)}`
    for (const login of [payload.login, phone, number, spaced, `+371 ${spaced}`])
      expect(await signIn(login), login).toBe(payload.uid)
    expect(await signIn(number, 'Wrong-1')).toBe(401)
  })

  it('with the same number in two countries sign in by the whole number, and the confirmed one by the short', async () => {
    const number = national()
    const own = await register(number, 'LV', 'Latvian-1')
    const other = await register(number, 'EE', 'Estonian-1')
    expect([await signIn(number, 'Latvian-1'), await signIn(number, 'Estonian-1')]).toEqual([401, 401])
    expect(await signIn(own.payload.login, 'Latvian-1')).toBe(own.payload.uid)
    expect(await signIn(other.payload.login, 'Estonian-1')).toBe(other.payload.uid)

    const { code = '' } = await server.reach.letterTo(own.phone)
    await server.call('account.confirmContact', { contact: own.phone, code }, { sid: own.sid })
    expect(await signIn(number, 'Latvian-1')).toBe(own.payload.uid)
    expect(await signIn(number, 'Estonian-1')).toBe(401)
  })

  it('give nobody the name of another: what is a name as it stands comes first', async () => {
    const whole = await register(national(), 'LV', 'Latvian-1')
    // Typed without its dial code, this one reads like the number above.
    const { database } = fresh()
    await database.query(`insert into platform.account_names (name, uid, kind) values ($1, $2, 'phone')`, [
      `46${whole.phone}`,
      (await register(national(), 'EE', 'Other-11')).payload.uid,
    ])
    expect(await signIn(whole.phone, 'Latvian-1')).toBe(whole.payload.uid)
    expect(await signIn(whole.phone, 'Other-11')).toBe(401)
  })

  it('count tries with and without the dial code together', async () => {
    const number = national()
    const { phone } = await register(number)
    const ip = '198.51.100.9'
    const guess = async (login: string) =>
      (await server.call('auth.login', { login, password: 'Wrong-1' }, { ip })).status
    const tried = [number, phone, number, `0${number}`, phone, number]
    expect(await Promise.all(tried.map(guess)).then((answers) => answers.sort())).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  it('take an address or a number that is not theirs for no login', async () => {
    const victim = await server.register()
    const stranger = await server.call(
      'auth.register',
      {
        ...person,
        email: `${numbers}-own@example.com`,
        login: victim.email,
        password,
        country_code: 'LV',
        currency: 'EUR',
        terms: '1',
        is_betting: '0',
      },
      { form: 'registration-fast' },
    )
    if (stranger.status === 200)
      expect(stranger.response.payload).toMatchObject({ login: `${numbers}-own@example.com` })
    expect(await signIn(victim.email)).toBe(victim.uid)
  })

  it('are opened without a text once an address has asked for too many', async () => {
    const ip = '198.51.100.30'
    await fresh().database.query(
      `insert into platform.rate_limits (key, count, window_ends) values ($1, 30, now() + interval '1 hour')`,
      [`codes asked from ${ip}`],
    )
    const { status, phone, payload } = await register(national(), 'LV', password, ip)
    expect([status, payload.uid > 0]).toEqual([200, true])
    expect(server.reach.sent.filter(({ to }) => to === phone)).toEqual([])
  })

  it('restore access by the number without its dial code', async () => {
    const number = national()
    const { phone } = await register(number)
    await server.reach.letterTo(phone)
    const browser = server.restoring()
    expect((await server.call('auth.restore', { login: number }, browser)).status).toBe(200)
    const { code = '' } = await server.reach.letterTo(phone, 1)
    const fields = { login: number, code, password: 'Another-1', password_confirm: 'Another-1' }
    expect((await server.call('auth.restore', fields, browser)).response).toMatchObject({ step: 'done' })
    expect(await signIn(number, 'Another-1')).toBeGreaterThan(0)
  })

  it('are told as taken to one address five times an hour, and then it opens none', async () => {
    const taken = national()
    await register(taken)
    const ip = '198.51.100.40'
    for (let at = 0; at < 5; at += 1) {
      const { error } = await register(taken, 'LV', password, ip)
      expect(error.invalid_parameters).toEqual({ phone: [{ code: 'not_unique' }] })
    }
    for (const number of [taken, national()]) {
      const { status, error } = await register(number, 'LV', password, ip)
      expect([status, error.error_data]).toEqual([429, { reason: 'too_many_tries' }])
    }
    expect((await register(national())).status).toBe(200)
  })

  it('are told as taken five times also to an address that asks for fifty at once, and none opens beside', async () => {
    const taken = national()
    await register(taken)
    const ip = '198.51.100.41'
    const asked = [...Array.from({ length: 45 }, () => taken), ...Array.from({ length: 5 }, national)]
    const answers = await Promise.all(asked.map((number) => register(number, 'LV', password, ip)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    expect(statuses.slice(45)).toEqual([429, 429, 429, 429, 429])
  })

  it('are not held against an address where many open accounts one after another', async () => {
    const ip = '198.51.100.42'
    for (let at = 0; at < 8; at += 1)
      expect((await register(national(), 'LV', password, ip)).status).toBe(200)
  })

  it('take no password that is tried first, nor one that is longer than the site wants', async () => {
    const errors = async (secret: string) =>
      (await register(national(), 'LV', secret)).error.invalid_parameters?.password
    expect(await errors('123456')).toEqual([{ code: 'common_password' }])
    expect(await errors('Password1!')).toEqual([{ code: 'common_password' }])
    expect(await errors(`Kamols-${'Y7-'.repeat(5)}`)).toEqual([{ code: 'max_length', params: { max: 20 } }])
  })
})
