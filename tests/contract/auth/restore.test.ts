import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

const fresh1 = 'Fresh-1!'

describeOnOneDatabase('restoring access', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  type From = { ip?: string; browser?: string }
  const ask = (login: string, more: Record<string, string> = {}, { ip, browser }: From = {}) =>
    server.call('auth.restore', { login, ...more }, { ...(ip && { ip }), ...server.restoring(browser) })
  const finish = (login: string, code: string, secret = fresh1, from: From = {}) =>
    ask(login, { code, password: secret, password_confirm: secret }, from)
  const minutePasses = () =>
    fresh().database.query(`update platform.codes set sent_at = sent_at - interval '61 seconds'`)
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const isSignedIn = async (sid: string) =>
    (await server.call('account.getInfo', {}, { sid })).response.uid !== 0

  it('sends a code, sets the password by it, ends every sign-in and tells the player', async () => {
    const player = await server.register()
    expect((await ask(player.email)).response).toEqual({ value: 1, step: 'code', resend_time: 60 })
    const { code = '', text } = await server.reach.letterTo(player.email, 1)
    expect(text).toContain(code)
    const done = await finish(player.email, code)
    expect(done).toMatchObject({ status: 200, response: { value: 1, step: 'done' }, sid: undefined })
    expect(await isSignedIn(player.sid)).toBe(false)
    expect((await server.signIn(player.email)).status).toBe(401)
    expect((await server.signIn(player.email, fresh1)).status).toBe(200)
    expect((await finish(player.email, code)).error.invalid_parameters).toEqual({
      code: [{ code: 'invalid' }],
    })
  })

  it('takes no name of the account for its password, tells only who holds the code, and keeps that good', async () => {
    const { email, uid } = await server.register()
    await fresh().database.query(`update platform.profiles set last_name = 'Vanagkalne' where uid = ${uid}`)
    await ask(email)
    const { code = '' } = await server.reach.letterTo(email, 1)
    const parameters = async (code: string, secret: string) =>
      (await finish(email, code, secret)).error.invalid_parameters
    expect(await parameters(wrong(code), 'Vanagkalne-1')).toEqual({ code: [{ code: 'invalid' }] })
    expect(await parameters(code, 'Vanagkalne-1')).toEqual({ password: [{ code: 'common_password' }] })
    expect(await parameters(code, 'Aurora-2026')).toEqual({ password: [{ code: 'common_password' }] })
    expect((await finish(email, code)).status).toBe(200)
  })

  it('confirms no contact, and tells only a confirmed one that the password was changed', async () => {
    const player = await server.register()
    await ask(player.email)
    await finish(player.email, (await server.reach.letterTo(player.email, 1)).code ?? '')
    const { rows } = await fresh().database.query(
      'select is_confirmed from platform.contacts where uid = $1',
      [player.uid],
    )
    expect(rows).toEqual([{ is_confirmed: false }])
    expect(server.reach.sent.filter(({ to }) => to === player.email)).toHaveLength(2)

    await fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [
      player.uid,
    ])
    await minutePasses()
    await ask(player.email)
    await finish(player.email, (await server.reach.letterTo(player.email, 2)).code ?? '', 'Fresh-2!')
    expect((await server.reach.letterTo(player.email, 3)).subject).toMatch(/was changed/)
  })

  it('finds the account by a number however it is written', async () => {
    const phone = '20000123'
    const fields = {
      ...person,
      password,
      country_code: 'LV',
      phone_country_code: 'LV',
      currency: 'EUR',
      terms: '1',
    }
    const opened = await server.call(
      'auth.register',
      { ...fields, mobile: phone, phone, is_betting: '0' },
      { form: 'registration-phone' },
    )
    expect([opened.status, opened.error]).toEqual([200, undefined])
    expect((await ask('+371 20 000 123')).status).toBe(200)
    const { channel, code = '', text } = await server.reach.letterTo('37120000123', 1)
    expect([channel, text.includes(code)]).toEqual(['sms', true])
    expect((await finish('20000123', code)).status).toBe(400)
    const national = { code, password: fresh1, password_confirm: fresh1, phone_country_code: 'LV' }
    expect((await ask('20000123', national)).response).toEqual({ value: 1, step: 'done' })
  })

  it('answers the same for a name that nobody has, at every step', async () => {
    const { email } = await server.register()
    const tell = async (login: string) => {
      const told: object[] = []
      const note = ({ status, response, error }: Awaited<ReturnType<typeof ask>>) =>
        told.push({ status, response, error })
      note(await finish(login, '000000'))
      note(await ask(login))
      note(await ask(login))
      for (let at = 0; at < 6; at += 1) note(await finish(login, 'abcdef'))
      await fresh().database.query('update platform.codes set expires_at = now() where subject = $1', [login])
      note(await finish(login, '000000'))
      return told
    }
    expect(await tell(email)).toEqual(await tell('nobody-at-all@example.com'))
    expect(server.reach.sent.some(({ to }) => to.startsWith('nobody'))).toBe(false)
  })

  it('takes as long for a name that nobody has', async () => {
    // What differs is left to jobs. Here nobody does them, or those of one call would slow down the next.
    const enqueue = vi.spyOn(server.reach.jobs, 'enqueue').mockResolvedValue(undefined)
    const times = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
    const take = async (kind: 'known' | 'unknown', email: string) => {
      const began = performance.now()
      await ask(email)
      times[kind] = Math.min(times[kind], performance.now() - began)
    }
    // The fastest of each, and more of them until they are alike: what else the machine does can only slow a call down. A
    // lookup or a letter within the call would slow down every one.
    await vi.waitFor(async () => {
      for (const { email } of await Promise.all([1, 2, 3, 4].map(() => server.register()))) {
        await take('known', email)
        await take('unknown', `no-${email}`)
      }
      expect(times.known).toBeLessThan(times.unknown * 2 + 10)
      expect(times.unknown).toBeLessThan(times.known * 2 + 10)
    })
    enqueue.mockRestore()
  })

  it('keeps the code for another try where the new password will not do', async () => {
    const { email } = await server.register()
    await ask(email)
    const { code = '' } = await server.reach.letterTo(email, 1)
    const short = await finish(email, code, 'abc')
    expect(Object.keys(short.error.invalid_parameters ?? {})).toEqual(['password'])
    const two = await ask(email, { code, password: fresh1, password_confirm: 'Other-1!' })
    expect(Object.keys(two.error.invalid_parameters ?? {})).toEqual(['password_confirm'])
    expect((await finish(email, code)).status).toBe(200)
  })

  it('ends guessing after five tries a code and six codes an hour', async () => {
    const { email } = await server.register()
    const from = { ip: '203.0.113.200' }
    let guesses = 0
    let wait = 0
    for (let round = 0; round < 8 && wait === 0; round += 1) {
      const asked = await ask(email, {}, from)
      wait = asked.error?.resend_time ?? 0
      if (wait > 0) break
      const { code = '' } = await server.reach.letterTo(email, round + 1)
      for (let at = 0; at < 7; at += 1) {
        const { error } = await finish(email, wrong(code), fresh1, from)
        if (error.invalid_parameters?.code?.[0]?.code === 'invalid') guesses += 1
      }
      await minutePasses()
    }
    expect(guesses).toBe(30)
    expect(wait).toBeGreaterThan(3000)
  })

  it('by a code that is good in the browser that asked for it, on whatever network that is by then', async () => {
    const { email } = await server.register()
    await ask(email, {}, { ip: '203.0.113.201', browser: 'own' })
    const { code = '' } = await server.reach.letterTo(email, 1)
    const elsewhere = await finish(email, code, fresh1, { ip: '203.0.113.201', browser: 'other' })
    expect(elsewhere.error.invalid_parameters).toEqual({ code: [{ code: 'invalid' }] })
    const none = { login: email, code, password: fresh1 }
    expect((await server.call('auth.restore', none, { ip: '203.0.113.201' })).status).toBe(400)
    expect((await finish(email, code, fresh1, { ip: '203.0.113.202', browser: 'own' })).status).toBe(200)
  })

  it('is not kept from its owner by a stranger at another address, whatever they ask for and get wrong', async () => {
    const { email } = await server.register()
    const [owner, stranger] = [
      { ip: '203.0.113.203', browser: 'owner' },
      { ip: '203.0.113.204', browser: 'stranger' },
    ]
    await ask(email, {}, owner)
    const { code = '' } = await server.reach.letterTo(email, 1)
    const asked: number[] = []
    for (let at = 0; at < 8; at += 1) {
      // Neither does a browser that forgets get more.
      asked.push((await ask(email, {}, { ...stranger, browser: `stranger ${at}` })).status)
      for (let guess = 0; guess < 6; guess += 1) await finish(email, wrong(code), fresh1, stranger)
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    await minutePasses()
    expect((await ask(email, {}, owner)).status).toBe(200)
    const { code: next = '' } = await server.reach.letterTo(email, 8)
    expect((await finish(email, next, fresh1, owner)).status).toBe(200)
  })

  it('is not kept by any number of strangers from whoever is where they usually sign in', async () => {
    const { email } = await server.register()
    await server.signIn(email, password, { ip: '203.0.113.205' })
    const from = (at: number) => ({ ip: `192.0.2.${at}`, browser: `stranger ${at}` })
    for (let at = 0; at < 30; at += 1) expect((await ask(email, {}, from(at))).status).toBe(200)
    const more = await ask(email, {}, from(31))
    expect([more.status, more.error.type]).toEqual([429, 'TooManyRequestsException'])
    const owner = { ip: '203.0.113.205', browser: 'owner' }
    expect((await ask(email, {}, owner)).status).toBe(200)
    const { code = '' } = await server.reach.letterTo(email, 31)
    expect((await finish(email, code, fresh1, owner)).status).toBe(200)
    // Whoever reads the letters does not guess: it all begins anew.
    expect((await ask(email, {}, from(32))).status).toBe(200)
  })

  it('is of no use for a banned player', async () => {
    const { email, uid } = await server.register()
    await fresh().database.query('update platform.accounts set is_banned = true where uid = $1', [uid])
    expect((await ask(email)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.reach.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('writes neither names nor codes where jobs are kept', async () => {
    const { email } = await server.register()
    const enqueue = vi.spyOn(server.reach.jobs, 'enqueue')
    await ask(email)
    const { code = '' } = await server.reach.letterTo(email, 1)
    const kept = JSON.stringify(enqueue.mock.calls.map(([name, data]) => [name, data]))
    expect(kept).toContain('restore')
    expect(kept).not.toContain(email)
    expect(kept).not.toContain(`"${code}"`)
    enqueue.mockRestore()
  })
})
