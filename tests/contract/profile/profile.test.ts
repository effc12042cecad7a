import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../../server/platform/wallet/post.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'
import { deposit, someKey } from '../../fixtures/wallet/bookkeeper.ts'

type Fields = Record<string, string>

/** What the form of Latvia asks for. */
const latvian: Fields = {
  country_code: 'LV',
  region: 'LV-RIX',
  first_name: 'Anna',
  last_name: 'Bērziņa',
  birth_date: '1990-02-28',
  home_town: 'Rīga',
  address: 'Brīvības iela 1',
}

describeOnOneDatabase('the profile', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const save = (sid: string, fields: Fields, form: string | null = 'profile-info') =>
    server.call('account.saveProfileInfo', fields, { sid, ...(form !== null && { form }) })
  const wrong = async (sid: string, fields: Fields, form?: string) =>
    (await save(sid, fields, form)).error?.invalid_parameters
  const read = async (sid: string, fields = 'contacts,document', locale = 'en') =>
    (await server.call('account.getprofileinfo', { fields }, { sid, locale })).response
  const info = async (sid: string) => (await server.call('account.getInfo', {}, { sid })).response
  const codeSentAt = async (sid: string) =>
    ((await info(sid)).login_contact as { code_sent_at?: string }).code_sent_at
  const setAccount = (uid: number, change: string) =>
    fresh().database.query(`update platform.accounts set ${change} where uid = ${uid}`)

  const depositTo = (uid: number) =>
    fresh().database.transaction((tx) => post(tx, [deposit(uid, 1000n, someKey(), 'USD')]))

  it('keeps names composed, however their accents were typed', async () => {
    const { sid } = await server.register()
    const apart = Object.fromEntries(
      Object.entries(latvian).map(([name, text]) => [name, text.normalize('NFD')]),
    )
    expect((await save(sid, apart)).response).toEqual({ value: 1 })
    expect(await read(sid)).toMatchObject({ last_name: 'B\u0113rzi\u0146a', home_town: 'R\u012bga' })
  })

  it('is saved, and read as it was saved', async () => {
    const { sid, email } = await server.register()
    expect(await read(sid)).toEqual({
      ...person,
      last_name: expect.stringMatching(/^Kalnina/),
      is_currency_locked: false,
      sex: 0,
      country: 'Latvia',
      country_code: 'LV',
      email,
      login: email,
      currency: 'EUR',
      document: {},
      contacts: [{ type: 'email', contact: email, is_confirmed: false, is_subscribed: false }],
    })
    expect(
      (await save(sid, { ...latvian, middle_name: 'Zoë', sex: '2', postcode: 'LV-1010' })).response,
    ).toEqual({
      value: 1,
    })
    expect(await read(sid, '', 'de')).toMatchObject({
      ...latvian,
      middle_name: 'Zoë',
      sex: 2,
      postcode: 'LV-1010',
      country: 'Lettland',
    })
    expect(await info(sid)).toMatchObject({
      first_name: 'Anna',
      full_name: `Anna ${latvian.last_name}`,
    })
  })

  it('loses what the player emptied in its form, and only that', async () => {
    const { sid } = await server.register()
    await save(sid, { ...latvian, middle_name: 'Zoë', postcode: 'LV-1010' })
    await save(sid, { ...latvian, postcode: 'LV-1011' })
    const now = await read(sid)
    expect(now).toMatchObject({ ...latvian, postcode: 'LV-1011' })
    expect(now).not.toHaveProperty('middle_name')
  })

  it('is checked by the form that it came from', async () => {
    const { sid } = await server.register()
    expect(await wrong(sid, { ...latvian, first_name: 'R2-D2', birth_date: '2024-01-01' })).toMatchObject({
      first_name: [{ code: 'name' }],
      birth_date: [{ code: 'max_date' }],
    })
    expect(await wrong(sid, { first_name: 'Anna' })).toMatchObject({
      last_name: [{ code: 'required' }],
      birth_date: [{ code: 'required' }],
    })
    expect(await wrong(sid, { ...latvian, document_number: '123' })).toMatchObject({
      document_number: [{ code: 'wrong_field' }],
    })
    // Without a form, by the one of the player's country.
    expect((await save(sid, { ...latvian, country_code: '' }, null)).status).toBe(400)
    const { country_code: _, ...plain } = latvian
    expect((await save(sid, plain, null)).status).toBe(200)
  })

  it.each([
    'sign-in',
    'registration-fast',
    'personal-data',
    'personal-data-de',
    'social-registration',
    'nothing',
  ])('takes no laxer form: %s', async (form) => {
    const { sid } = await server.register()
    const { error } = await save(sid, { first_name: 'Anna' }, form)
    expect(error.type).toBe('InvalidRequestException')
  })

  it('has a region of its country', async () => {
    const { sid } = await server.register()
    const german: Fields = { ...latvian, country_code: 'DE', home_town: 'Berlin', postcode: '10115' }
    expect(await wrong(sid, { ...german, region: 'BR-SP' })).toHaveProperty('region')
    const { region: _, ...nowhere } = german
    expect(await wrong(sid, nowhere)).toHaveProperty('region')
    const { region: _r, ...anywhere } = latvian
    expect(await wrong(sid, { ...anywhere, country_code: 'US' })).toHaveProperty('country_code')
    expect((await save(sid, { ...german, region: 'DE-BE' })).status).toBe(200)
    expect(await info(sid)).toMatchObject({ country_code: 'DE' })
  })

  it('has the number of a document only while the document is a cpf', async () => {
    const { sid } = await server.register()
    const brazilian = {
      ...latvian,
      country_code: 'BR',
      region: 'BR-SP',
      home_town: 'São Paulo',
      postcode: '01001-000',
    }
    const cpf = { document_type: 'cpf', document_number: '123.456.789-09' }
    expect(await wrong(sid, { ...brazilian, ...cpf })).toBeUndefined()
    expect(await read(sid)).toMatchObject({ ...cpf, document: { type: 'cpf', number: '123.456.789-09' } })
    expect(await wrong(sid, { ...brazilian, document_type: 'passport' })).toBeUndefined()
    expect(await read(sid)).toMatchObject({ document: { type: 'passport' } })
    expect(await read(sid)).not.toHaveProperty('document_number')
    expect(
      await wrong(sid, { ...brazilian, document_type: 'passport', document_number: '1' }),
    ).toHaveProperty('document_number')
    const document = JSON.stringify({ type: 'cpf', number: '123.456.789-09' })
    expect(await wrong(sid, { ...brazilian, document })).toBeUndefined()
    expect(await read(sid)).toMatchObject(cpf)
  })

  it('keeps a verified identity as it was verified', async () => {
    const { sid, uid } = await server.register()
    await save(sid, latvian)
    await setAccount(uid, "verification_step = 'completed'")
    for (const [name, value] of Object.entries({
      first_name: 'Olga',
      last_name: 'Kalniņa',
      birth_date: '1980-01-01',
      country_code: 'EE',
    }))
      expect(
        await wrong(sid, { ...latvian, ...(name === 'country_code' && { region: 'EE-37' }), [name]: value }),
      ).toMatchObject({ [name]: [{ code: 'locked' }] })
    expect((await save(sid, { ...latvian, home_town: 'Liepāja' })).status).toBe(200)
    const { first_name: _f, last_name: _l, birth_date: _b, country_code: _c, ...free } = latvian
    expect((await save(sid, free)).status).toBe(200)
    expect(await read(sid)).toMatchObject(latvian)
    expect(await info(sid)).toMatchObject({ is_verified: true, verification_status: 'completed' })
  })

  it('takes no address and no number: those are confirmed elsewhere', async () => {
    const { sid, email } = await server.register()
    expect((await save(sid, { ...latvian, email: 'else@example.com' })).status).toBe(400)
    expect((await read(sid)).contacts).toMatchObject([{ contact: email }])
  })

  it('is the player’s own', async () => {
    const [one, two] = [await server.register(), await server.register()]
    await save(one.sid, latvian)
    expect(await read(two.sid)).toMatchObject({ ...person, last_name: expect.stringMatching(/^Kalnina/) })
    expect(await read(two.sid)).not.toHaveProperty('home_town')
    expect((await save(two.sid, { ...latvian, uid: String(one.uid) })).status).toBe(400)
    expect((await server.call('account.getprofileinfo')).status).toBe(401)
  })

  it('is whole after two changes at the same time', async () => {
    const { sid } = await server.register()
    const [one, two] = [latvian, { ...latvian, first_name: 'Olga', last_name: 'Kalniņa' }]
    await Promise.all([save(sid, one), save(sid, two), save(sid, one), save(sid, two)])
    const now = await read(sid)
    expect([`Anna Bērziņa`, `Olga Kalniņa`]).toContain(`${now.first_name} ${now.last_name}`)
  })

  describe('completed after a social registration', () => {
    const consent = { ...person, terms: '1' }
    const completed = { country_code: 'EE', currency: 'USD' }

    it('takes the missing address, country and currency by its own form only, and once', async () => {
      const { sid, uid } = await server.register()
      await save(sid, latvian)
      await setAccount(uid, 'is_registration_completed = false')
      await fresh().database.query(`delete from platform.contacts where uid = ${uid}`)
      const email = `later-${uid}@example.com`
      const taken = await server.register()
      expect((await save(sid, latvian)).error.type).toBe('InvalidRequestException')
      expect(
        await wrong(sid, { ...completed, ...consent, email: taken.email }, 'social-registration'),
      ).toEqual({
        email: [{ code: 'not_unique' }],
      })
      expect((await info(sid)).is_registration_completed).toBe(false)
      expect((await save(sid, { ...completed, ...consent, email }, 'social-registration')).status).toBe(200)
      expect(await info(sid)).toMatchObject({ is_registration_completed: true, ...completed })
      expect(await read(sid)).toMatchObject({ email, ...completed, first_name: 'Anna' })
      // The region was one of the country before.
      expect(await read(sid)).not.toHaveProperty('region')
      expect((await save(sid, { ...completed, ...consent, email }, 'social-registration')).status).toBe(400)
    })
  })

  describe('fakename', () => {
    const rename = (sid: string, fakename: string) =>
      server.call('account.changefakename', { fakename }, { sid })

    it('is kept without what nobody sees', async () => {
      const { sid } = await server.register()
      const visible = `z${randomBytes(5).toString('hex')}`
      expect((await rename(sid, `\u202e${visible}\u200b `)).status).toBe(200)
      expect(await info(sid)).toMatchObject({ fakename: visible })
    })

    it('is one player’s, whatever its case and look', async () => {
      const [one, two] = [await server.register(), await server.register()]
      expect((await rename(one.sid, 'Ведьма77')).status).toBe(200)
      expect(await info(one.sid)).toMatchObject({ fakename: 'Ведьма77' })
      for (const same of ['Ведьма77', 'ВЕДЬМА77', 'ведьма７７'])
        expect((await rename(two.sid, same)).error.invalid_parameters).toEqual({
          fakename: [{ code: 'not_unique' }],
        })
      expect((await rename(one.sid, 'ВЕДЬМА77')).status).toBe(200)
    })

    it.each(['', 'abc', 'with space', '<b>bold</b>', 'semi;colon'])('is never %j', async (name) => {
      const { sid } = await server.register()
      expect((await rename(sid, name)).error.invalid_parameters).toHaveProperty('fakename')
    })

    it('changes a few times a day; names that are taken do not count', async () => {
      const [one, two] = [await server.register(), await server.register()]
      const name = (at: number) => `Name${one.uid}x${at}`
      await rename(two.sid, name(99))
      const told = []
      for (const at of [0, 99, 99, 99, 0, 1, 2, 3]) told.push((await rename(one.sid, name(at))).status)
      expect(told).toEqual([200, 400, 400, 400, 200, 200, 200, 429])
    })

    it('goes to one of many who ask at once', async () => {
      const players = await Promise.all(Array.from({ length: 8 }, () => server.register()))
      const told = await Promise.all(players.map(({ sid }) => rename(sid, 'OnlyOne')))
      expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    })
  })

  it('has a locale of the site', async () => {
    const { sid } = await server.register()
    const change = (locale: string) => server.call('account.changelocale', { locale }, { sid })
    expect((await change('lv')).response).toEqual({ value: 1 })
    expect((await info(sid)).locale).toBe('lv')
    expect((await change('xx')).error.invalid_parameters).toEqual({ locale: [{ code: 'one_of' }] })
  })

  it('has a currency of the site, which stays once money has moved', async () => {
    const { sid, uid } = await server.register()
    const change = (currency: string) => server.call('account.setCurrency', { currency }, { sid })
    const isLocked = async () =>
      (await server.call('account.getprofileinfo', {}, { sid })).response.is_currency_locked
    expect((await change('USD')).response).toEqual({ value: 1 })
    expect(await info(sid)).toMatchObject({ currency: 'USD', has_deposits: false })
    expect(await isLocked()).toBe(false)
    expect((await change('XXX')).error.invalid_parameters).toEqual({ currency: [{ code: 'one_of' }] })
    await depositTo(uid)
    expect(await isLocked()).toBe(true)
    expect((await change('GBP')).error.invalid_parameters).toEqual({ currency: [{ code: 'locked' }] })
    expect((await change('USD')).status).toBe(200)
    expect(await info(sid)).toMatchObject({
      currency: 'USD',
      has_deposits: true,
      balance_main: { amount: '10.00', currency: 'USD' },
    })
  })

  it('has news for each contact', async () => {
    const { sid, email } = await server.register()
    const news = (contact: string, subscription: string) =>
      server.call('account.changeSubscription', { contact, subscription }, { sid })
    expect((await news(email.toUpperCase(), '1')).response).toEqual({ value: 1 })
    expect(await info(sid)).toMatchObject({ is_subscribed: true })
    expect((await read(sid)).contacts).toMatchObject([{ is_subscribed: true }])
    await news(email, '0')
    expect(await info(sid)).toMatchObject({ is_subscribed: false })
    const other = await server.register()
    expect((await news(other.email, '1')).error.invalid_parameters).toEqual({
      contact: [{ code: 'not_found' }],
    })
    expect(await info(other.sid)).toMatchObject({ is_subscribed: false })
  })

  it('tells what hints need', async () => {
    const { sid, uid, email } = await server.register()
    expect(await info(sid)).toMatchObject({
      uid,
      login: email,
      has_password: true,
      contacts_unconfirmed: 1,
      login_contact: { type: 'email', contact: email, is_confirmed: false },
      verification_status: 'start',
      is_self_excluded: false,
      has_deposits: false,
      has_deposit_limit: false,
      is_registration_completed: true,
    })
    expect(await codeSentAt(sid)).toBeUndefined()
    await server.call('account.sendconfirmationtocontact', { contact: email }, { sid })
    expect(Date.parse(String(await codeSentAt(sid)))).toBeCloseTo(Date.now(), -5)
    // One that was tried too often is good for nothing, as is one that is over.
    for (const spoilt of ['tries = 5', "tries = 0, expires_at = now() - interval '1 second'"]) {
      await fresh().database.query(`update platform.codes set ${spoilt} where subject like '${uid} %'`)
      expect(await codeSentAt(sid), spoilt).toBeUndefined()
    }
    await server.call('account.setLimit', { kind: 'stake', amount: '20', period: '1' }, { sid })
    expect(await info(sid)).toMatchObject({ has_deposit_limit: false })
    await server.call('account.setLimit', { kind: 'deposit', amount: '20', period: '1' }, { sid })
    expect(await info(sid)).toMatchObject({ has_deposit_limit: true })
    await fresh().database.query(`update platform.contacts set is_confirmed = true where uid = ${uid}`)
    expect(await info(sid)).toMatchObject({
      contacts_unconfirmed: 0,
      login_contact: { is_confirmed: true },
    })
    expect((await info('')).uid).toBe(0)
  })

  it('belongs to nobody once the account is banned or closed', async () => {
    for (const [change, told] of [
      ['is_banned = true', 'UserBannedException'],
      ['is_deleted = true', 'UserDeletedException'],
    ] as const) {
      const { sid, uid, email } = await server.register()
      await setAccount(uid, change)
      for (const id of ['account.getInfo', 'account.getprofileinfo', 'storage.getKeys'] as const)
        expect((await server.call(id, {}, { sid })).error.type).toBe('UserBannedException')
      expect((await save(sid, latvian)).error.type).toBe('UserBannedException')
      expect((await server.signIn(email)).error.type).toBe(told)
      expect((await server.call('auth.logout', {}, { sid })).status).toBe(200)
    }
  })
})
