import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountRepository } from '../../../server/platform/accounts/accountRepository.ts'
import { siteByLetter } from '../../fixtures/content/siteByLetter.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import {
  type Answer,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

/** What is left to wait counts down while the other one asks. */
const withoutSeconds = (told: object[]): unknown =>
  JSON.parse(JSON.stringify(told), (name, value) => (name === 'resend_time' ? 'seconds' : value))

describeOnOneDatabase('a registration by letter', (fresh) => {
  let server: PlatformServer
  let visitors = 0
  beforeAll(async () => {
    server = await platformServer(fresh().database, undefined, await siteByLetter())
  })
  afterAll(() => server.close())
  beforeEach(() => {
    visitors += 1
  })

  type From = { browser?: string; ip?: string; form?: string; locale?: string }
  const inBrowser = ({ browser = `visitor-${visitors}`, ...options }: From) => ({
    ...options,
    headers: { cookie: `registration=${browser.padEnd(43, '-')}` },
  })
  const begin = (email: string, from: From = {}, more: Record<string, string> = {}) =>
    server.call(
      'auth.register',
      { ...quickRegistration(email, password), ...more },
      inBrowser({ form: 'registration-fast', ...from }),
    )
  const beginByPhone = (number: string, from: From = {}, more: Record<string, string> = {}) => {
    const account = { password, country_code: 'LV', currency: 'EUR', terms: '1', is_betting: '0' }
    const fields = { ...person, ...account, phone: number, phone_country_code: 'LV', ...more }
    return server.call('auth.register', fields, inBrowser({ form: 'registration-phone', ...from }))
  }
  const finish = (code: string | undefined, from: From = {}) =>
    server.call('auth.finishRegistration', code === undefined ? {} : { code }, inBrowser(from))
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const minutePasses = () =>
    fresh().database.query(`update platform.codes set sent_at = sent_at - interval '61 seconds'`)
  /** A player whose account is open. */
  async function player(email: string): Promise<number> {
    const browser = `of ${email}`
    await begin(email, { browser })
    const { code = '' } = await server.reach.letterTo(email)
    const { response } = await finish(code, { browser })
    return Number((response.payload as { uid: number }).uid)
  }

  it('opens the account by the code that it sends, with a contact that is confirmed', async () => {
    const email = 'first@example.com'
    const begun = await begin(email)
    expect([begun.status, begun.response, begun.sid]).toEqual([
      200,
      { status: 'confirm', resend_time: 60, sent_to: 'f•••@e•••.com' },
      undefined,
    ])
    expect((await server.signIn(email)).status).toBe(401)
    const { code = '', text } = await server.reach.letterTo(email)
    expect(text).toContain(code)
    const refused = await finish(wrong(code))
    expect(refused.error.invalid_parameters).toEqual({ code: [{ code: 'invalid' }] })
    const done = await finish(code)
    expect(done.response).toMatchObject({
      status: 'success',
      payload: { login: email, login_contact: { contact: email, is_confirmed: true } },
    })
    expect(done.sid).toBeDefined()
    expect((await server.signIn(email)).status).toBe(200)
    expect((await finish(code)).error.invalid_parameters).toEqual({ code: [{ code: 'expired' }] })
  })

  it('answers the same for an address that is taken as for one that is free, at every step', async () => {
    await player('owner@example.com')
    const steps = async (email: string, browser: string) => {
      const told: object[] = []
      const note = ({ status, response, error, sid }: Answer) => told.push({ status, response, error, sid })
      note(await begin(email, { browser }))
      note(await begin(email, { browser }))
      for (let at = 0; at < 6; at += 1) note(await finish('abcdef', { browser }))
      note(await finish(undefined, { browser }))
      await minutePasses()
      note(await finish(undefined, { browser }))
      for (let at = 0; at < 6; at += 1) {
        await minutePasses()
        note(await finish(undefined, { browser }))
      }
      return told
    }
    const taken = await steps('owner@example.com', 'asks for one')
    const free = await steps('other@example.com', 'asks for none')
    expect(withoutSeconds(taken)).toEqual(withoutSeconds(free))
    expect(JSON.stringify(taken)).not.toContain('not_unique')
  })

  it('answers the same for a number that is taken', async () => {
    const number = '21420001'
    await beginByPhone(number, { browser: 'owns it' })
    const { code = '' } = await server.reach.letterTo(`371${number}`)
    expect((await finish(code, { browser: 'owns it' })).response.status).toBe('success')
    const taken = await beginByPhone(number)
    const free = await beginByPhone('21420991', { browser: 'free' })
    const told = ({ status, response, error, sid }: Answer) => ({ status, response, error, sid })
    expect(told(taken)).toMatchObject({ status: 200, response: { sent_to: '+371 ••••• 001' } })
    expect({ ...told(taken), response: { ...taken.response, sent_to: '' } }).toEqual({
      ...told(free),
      response: { ...free.response, sent_to: '' },
    })
    const { channel, text } = await server.reach.letterTo(`371${number}`, 1)
    expect([channel, text]).toEqual([
      'sms',
      expect.stringContaining('https://casino.example/?show_popup_auth=1'),
    ])
  })

  it('does the same work for an address that is taken: who has it is looked up by a job', async () => {
    await player('looked-up@example.com')
    const { protection } = server.platform
    const looks = [vi.spyOn(accountRepository, 'findByName'), vi.spyOn(protection, 'knownBy')]
    const left: string[] = []
    const enqueue = vi.spyOn(server.reach.jobs, 'enqueue').mockImplementation(async (name, data) => {
      left.push(`${name} ${Object.keys(data)}`)
    })
    for (const email of ['looked-up@example.com', 'looked-for@example.com'])
      expect((await begin(email, { browser: email })).status).toBe(200)
    enqueue.mockRestore()
    expect(left).toEqual(['registration sealed', 'registration sealed'])
    // Documents are looked up by what was typed, addresses and numbers are not.
    expect(looks.map(({ mock }) => mock.calls)).toEqual([
      [],
      [[{ contacts: [], document: undefined }], [{ contacts: [], document: undefined }]],
    ])
    for (const look of looks) look.mockRestore()
  })

  it('tells the owner that somebody tried, in their language, and gives nobody a code', async () => {
    const email = 'janis@example.com'
    const uid = await player(email)
    await fresh().database.query(`update platform.accounts set locale = 'lv' where uid = $1`, [uid])
    await begin(email, { browser: 'somebody else', locale: 'de' })
    const { subject, text, code } = await server.reach.letterTo(email, 1)
    expect([subject, code]).toEqual(['Jums jau ir Aurora konts', undefined])
    expect(text).toContain('https://casino.example/lv?show_popup_auth=1')
    expect(text).not.toMatch(/\d{6}/)
  })

  it('writes nothing to whose account was banned or closed', async () => {
    const email = 'closed@example.com'
    const uid = await player(email)
    await fresh().database.query('update platform.accounts set is_deleted = true where uid = $1', [uid])
    expect((await begin(email, { browser: 'again' })).status).toBe(200)
    await begin('after-closed@example.com', { browser: 'another' })
    await server.reach.letterTo('after-closed@example.com')
    expect(server.reach.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('is good in the browser that began it alone, for an hour, and each browser has one', async () => {
    const [email, other] = ['mine@example.com', 'typo@example.com']
    await begin(other)
    await begin(email)
    const { code = '' } = await server.reach.letterTo(email)
    const stale = (await server.reach.letterTo(other)).code ?? ''
    const codes = async (given: string, from: From = {}) =>
      (await finish(given, from)).error?.invalid_parameters?.code
    expect(await codes(code, { browser: 'a stranger' })).toEqual([{ code: 'expired' }])
    if (stale !== code) expect(await codes(stale)).toEqual([{ code: 'invalid' }])
    await fresh().database.query('update platform.waiting_registrations set expires_at = now()')
    expect(await codes(code)).toEqual([{ code: 'expired' }])
    expect((await finish(undefined)).error.invalid_parameters).toEqual({ code: [{ code: 'expired' }] })
  })

  it('sends another code after a minute, and the last one opens the account', async () => {
    const email = 'again@example.com'
    await begin(email)
    const first = (await server.reach.letterTo(email)).code ?? ''
    const soon = await finish(undefined)
    expect([soon.status, soon.error.error_data]).toEqual([429, { reason: 'code_sent' }])
    await minutePasses()
    expect((await finish(undefined)).response).toMatchObject({ status: 'confirm', resend_time: 60 })
    const { code = '' } = await server.reach.letterTo(email, 1)
    if (first !== code) expect((await finish(first)).status).toBe(400)
    expect((await finish(code)).response.status).toBe('success')
  })

  it('is opened once, however many enter the code at once', async () => {
    const email = 'once@example.com'
    await begin(email)
    const { code = '' } = await server.reach.letterTo(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('opens one account for an address that two browsers registered at once', async () => {
    const email = 'twice@example.com'
    await begin(email, { browser: 'one' })
    const one = (await server.reach.letterTo(email)).code ?? ''
    await begin(email, { browser: 'two' })
    const two = (await server.reach.letterTo(email, 1)).code ?? ''
    const answers = await Promise.all([finish(one, { browser: 'one' }), finish(two, { browser: 'two' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.error.invalid_parameters).toEqual({ code: [{ code: 'not_unique' }] })
  })

  it('notes a number beside the address, and takes nobody’s for it', async () => {
    const number = '21425555'
    await beginByPhone(number, { browser: 'has it' })
    await finish((await server.reach.letterTo(`371${number}`)).code, { browser: 'has it' })
    const email = 'beside@example.com'
    const begun = await beginByPhone(number, { form: 'registration' }, { email, locale: 'en' })
    expect([begun.status, begun.error]).toEqual([200, undefined])
    const { response } = await finish((await server.reach.letterTo(email)).code)
    const { rows } = await fresh().database.query(
      'select contact, is_confirmed from platform.contacts where uid = $1 order by type',
      [(response.payload as { uid: number }).uid],
    )
    expect(rows).toEqual([
      { contact: email, is_confirmed: true },
      { contact: `371${number}`, is_confirmed: false },
    ])
    expect((await server.signIn(`371${number}`)).response).toMatchObject({
      payload: { login: `+371${number}` },
    })
  })

  it('keeps what a promo code gives until the account is open, and the rules of a new password', async () => {
    const email = 'promo@example.com'
    const common = await begin(email, {}, { password: 'Password1!' })
    expect(common.error.invalid_parameters).toEqual({ password: [{ code: 'common_password' }] })
    expect((await begin(email, {}, { promo_code: 'SUMMER26' })).error.error_data).toEqual({
      promo_code: ['EXPIRED'],
    })
    await begin(email, {}, { promo_code: 'AURORA' })
    const { sid = '' } = await finish((await server.reach.letterTo(email)).code)
    const { response } = await server.call('bonuses.get', {}, { sid })
    expect(response).toMatchObject({ items: [{ status: 'available' }] })
  })

  it('leaves nothing of itself behind that could be read', async () => {
    const email = 'sealed@example.com'
    await begin(email)
    const { rows } = await fresh().database.query('select * from platform.waiting_registrations')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(email)
    await fresh().database.query('update platform.waiting_registrations set expires_at = now()')
    await server.platform.reach.registrations.sweep()
    const left = await fresh().database.query('select * from platform.waiting_registrations')
    expect(left.rows).toEqual([])
  })
})
