import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#generated/api.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { obedientProvider } from '../../fixtures/cashier/obedientProvider.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import {
  type PlatformServer,
  type Player,
  password,
  platformServer,
  starterSite,
} from '../../fixtures/servers/platformServer.ts'

type Fields = Record<string, string>
const twice = (secret: string) => ({ password: secret, password_confirm: secret })

/** For each operation that forms submit to: what no form would send, and the parameter at which it is refused. */
const broken: Partial<Record<OperationId, [fields: Fields, parameter: string]>> = {
  'account.addcontact': [{ type: 'phone', contact: '261234567', phone_country_code: 'LV' }, 'contact'],
  'account.changefakename': [{ fakename: 'a b!' }, 'fakename'],
  'account.changelocale': [{ locale: 'xx' }, 'locale'],
  'account.changepassword': [
    { old_password: password, ...twice('Other-12'), password_confirm: 'x' },
    'password_confirm',
  ],
  'account.close': [{ password, reason: 'bored' }, 'reason'],
  'account.confirmAuthenticator': [{ ticket: 'x', code: '12a' }, 'code'],
  'account.confirmContact': [{ contact: 'anna@example.com', code: '12' }, 'code'],
  'account.confirmTwoFactorAuth': [{ code: '12a' }, 'code'],
  'account.excludeSelf': [{ period: '7d' }, 'password'],
  'account.removeAuthenticator': [{ password }, 'code'],
  'account.renewRecoveryCodes': [{ password }, 'code'],
  'account.saveProfileInfo': [{ first_name: 'Anna1' }, 'first_name'],
  'account.setCurrency': [{ currency: 'XXX' }, 'currency'],
  'account.setLimit': [{ kind: 'deposit', period: '7', amount: '9999999999' }, 'amount'],
  'account.setRealityCheck': [{}, 'minutes'],
  'account.startAuthenticator': [{}, 'password'],
  'account.unsubscribe': [{ contact: `${'a'.repeat(250)}@example.com` }, 'contact'],
  'auth.finishRegistration': [{ code: 'abcdef' }, 'code'],
  'auth.login': [{ login: `${'a'.repeat(250)}@example.com`, password }, 'login'],
  'auth.register': [
    { email: 'no address', password, country_code: 'LV', currency: 'EUR', terms: '1', is_betting: '0' },
    'email',
  ],
  'auth.restore': [
    { login: 'anna@example.com', code: '123456', ...twice('Other-12'), password_confirm: 'x' },
    'password_confirm',
  ],
  'campaigns.activateOffer': [{ promo_code: 'A'.repeat(51) }, 'promo_code'],
  'cashier.gethistory': [{ date_from: '1999-12-31' }, 'date_from'],
  'cashier.makedeposit': [{ method: 'card', amount: '1' }, 'amount'],
  'cashier.makewithdrawal': [{ method: 'bank-transfer', amount: '1' }, 'amount'],
  'games.createhistoryexportrequest': [{ date_from: '1999-12-31' }, 'date_from'],
  'games.getHistory': [{ date_from: '1999-12-31' }, 'date_from'],
  'sports.createBetsExport': [{ date_from: '1999-12-31' }, 'date_from'],
  'sports.getBets': [{ date_from: '1999-12-31' }, 'date_from'],
  'support.sendFeedback': [{ email: 'anna@example.com', message: 'Too short', name: 'Anna' }, 'message'],
}

const site = await starterSite()
const forms = [...site.definitions().keys()]
  .filter((key) => key.startsWith('form/'))
  .flatMap((key) => site.artefact<FormArtefact>(key) ?? [])
const withForms = [...new Set(forms.flatMap(({ submit }) => submit?.operation ?? []))].sort()

it('every operation that a form submits to is tried below', () => {
  expect(Object.keys(broken).sort()).toEqual(withForms)
})

describeOnOneDatabase('what a form refuses, the server refuses too', (fresh) => {
  let server: PlatformServer
  let player: Player
  beforeAll(async () => {
    server = await platformServer(fresh().database, { payments: obedientProvider().provider })
    player = await server.register()
    await fresh().database.query('update platform.contacts set is_confirmed = true')
  })
  afterAll(() => server.close())

  let keys = 0
  const call = (operation: OperationId, fields: Fields, form?: string) => {
    keys += 1
    const headers = { 'idempotency-key': `forms-held-${keys}` }
    return server.call(operation, fields, { sid: player.sid, headers, ...(form !== undefined && { form }) })
  }

  it.each(Object.entries(broken))('%s', async (operation, [fields, parameter]) => {
    const { error } = await call(operation as OperationId, fields)
    expect(error).toMatchObject({ type: 'InvalidParameterException' })
    expect(Object.keys(error.invalid_parameters ?? {})).toContain(parameter)
  })

  describe('whichever form is named', () => {
    it.each([
      ['a form of another operation', 'sign-in'],
      ['no form at all', 'no-such-form'],
      ['a form for another kind of contact', 'contact-email'],
    ])('%s is not accepted', async (_, form) => {
      const fields = { type: 'phone', contact: '26123456', phone_country_code: 'LV' }
      expect((await call('account.addcontact', fields, form)).error.type).toBe('InvalidRequestException')
      expect((await call('account.addcontact', fields, 'contact-phone')).status).toBe(200)
    })

    it('a field that it has not is refused', async () => {
      const fields = { login: player.email, password, code: '123456' }
      const { error } = await call('auth.login', fields, 'sign-in')
      expect(Object.keys(error.invalid_parameters ?? {})).toEqual(['code'])
    })
  })

  it('numbers are held to the masks of their country', async () => {
    const add = async (contact: string, phone_country_code: string) =>
      (await call('account.addcontact', { type: 'phone', contact, phone_country_code })).status
    expect(await add('26123457', 'LV')).toBe(200)
    expect(await add('2612345', 'LV')).toBe(400)
    expect(await add('261234567', 'LV')).toBe(400)
    expect(await add('37026123456', 'LV')).toBe(400)
    expect(await add('26123456', 'ZZ')).toBe(400)
  })
})

describeOnOneDatabase('the day by which a birth date is judged', (fresh) => {
  let server: PlatformServer
  let now = new Date()
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now })
  })
  afterAll(() => server.close())

  /** Somebody of a country, born on a day, who registers in full at a moment. */
  async function register(moment: string, country_code: string, birth_date: string) {
    now = new Date(moment)
    const { error } = await server.call(
      'auth.register',
      { password, country_code, birth_date, terms: '1' },
      { form: 'registration-full' },
    )
    return Object.keys(error.invalid_parameters ?? {}).includes('birth_date')
  }

  it.each([
    ['LV', '2026-06-30T20:59:59Z', true],
    ['LV', '2026-06-30T21:00:00Z', false],
    ['GB', '2026-06-30T22:59:59Z', true],
    ['GB', '2026-06-30T23:00:00Z', false],
    ['SE', '2026-06-30T21:59:59Z', true],
    ['SE', '2026-06-30T22:00:00Z', false],
  ])('is that of %s: at %s somebody born on 1 July 2008 is too young: %s', async (country, moment, young) => {
    expect(await register(moment, country, '2008-07-01')).toBe(young)
  })

  it.each([
    ['LV', '2026-06-30T20:59:59Z', '2026-06-30T21:00:00Z'],
    ['GB', '2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'],
  ])('is that of %s also where a profile is saved and money is to move', async (country, before, after) => {
    now = new Date()
    const { sid, uid } = await server.register()
    await fresh().database.query('update platform.accounts set country_code = $2 where uid = $1', [
      uid,
      country,
    ])
    const born = { birth_date: '2008-07-01' }
    const refused = async () => {
      const { error } = await server.call('account.saveProfileInfo', born, { sid, form: 'profile-info' })
      return Object.keys(error?.invalid_parameters ?? {}).includes('birth_date')
    }
    const isUnderAge = async () => {
      const { missing } = (await server.call('account.getInfo', {}, { sid })).response
      return (missing as { deposit: { is_under_age: boolean } }).deposit.is_under_age
    }
    now = new Date(before)
    expect(await refused()).toBe(true)
    await fresh().database.query('update platform.profiles set birth_date = $2 where uid = $1', [
      uid,
      '2008-07-01',
    ])
    expect(await isUnderAge()).toBe(true)
    now = new Date(after)
    expect(await refused()).toBe(false)
    expect(await isUnderAge()).toBe(false)
  })
})
