import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { PaymentRequirements } from '#generated/grammar/types.ts'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { socialSettings } from '../../../server/settings/socialSettings.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { signInitData } from '../../fixtures/players/signInitData.ts'
import { type CashierServer, cashierServer } from '../../fixtures/servers/cashierServer.ts'
import { password } from '../../fixtures/servers/platformServer.ts'

const botToken = '123456:a-token-for-tests-alone'
const email = () => `${randomBytes(6).toString('hex')}@example.com`
const account = { password, country_code: 'LV', currency: 'EUR', terms: '1', is_betting: '0' }
/** Somebody who turns eighteen the day after tomorrow: not yet tomorrow either, which it is already east of here. */
const soon = () => {
  const day = new Date(Date.now() + 48 * 3600_000)
  return `${day.getUTCFullYear() - 18}${day.toISOString().slice(4, 10)}`
}

describeOnOneDatabase('what a jurisdiction asks before money moves', (fresh) => {
  let server: CashierServer
  beforeAll(async () => {
    const settings = readSettings({ TELEGRAM_BOT_TOKEN: botToken })
    server = await cashierServer(fresh().database, undefined, {
      vouching: socialSettings(settings, 'http://127.0.0.1:9'),
    })
  })
  afterAll(() => server.close())

  const set = (table: 'accounts' | 'profiles' | 'contacts', column: string, value: unknown, uid: number) =>
    fresh().database.query(`update platform.${table} set ${column} = $2 where uid = $1`, [uid, value])
  const confirm = ({ uid }: { uid: number }) => set('contacts', 'is_confirmed', true, uid)
  const verify = ({ uid }: { uid: number }) => set('accounts', 'verification_step', 'completed', uid)
  const missing = async ({ sid }: { sid: string }) =>
    (await server.call('account.getInfo', {}, { sid })).response.missing

  /** Asks something else of a payment in a country, for one test. */
  function ask(country: string, payment: 'deposit' | 'withdrawal', more: Partial<PaymentRequirements>): void {
    const { requirements } = jurisdictionOf(server.platform.live.site(), country)
    const before = requirements[payment]
    onTestFinished(() => void Object.assign(requirements, { [payment]: before }))
    requirements[payment] = { ...before, ...more }
  }

  async function save(sid: string, fields: Record<string, string>, form = 'profile-info') {
    return server.call('account.saveProfileInfo', { country_code: 'LV', ...fields }, { sid, form })
  }

  /** A player with 500 EUR of whom only the name and the date of birth are known. */
  async function funded() {
    const player = await server.register()
    const { response } = await server.deposit(player, { amount: '500' })
    expect(response.status).toBe('pending')
    const captured = { amount: 50_000n, requisites: { card: '411111...1111' } }
    await server.say(`deposit-${response.id}`, 'captured', captured)
    return player
  }

  describe('no way to register', () => {
    it.each([
      ['registration-fast', () => ({ email: email() })],
      [
        'registration',
        () => ({ email: email(), locale: 'en', phone_country_code: 'LV', phone: someNumber() }),
      ],
      ['registration-phone', () => ({ phone: someNumber(), phone_country_code: 'LV' })],
    ])('goes without a name and a date of birth, nor takes a minor: %s', async (form, names) => {
      const register = (fields: Record<string, string>) =>
        server.call('auth.register', { ...names(), ...account, ...fields }, { form })
      const bare = await register({})
      expect(Object.keys(bare.error.invalid_parameters ?? {}).sort()).toEqual(
        expect.arrayContaining(['birth_date', 'first_name', 'last_name']),
      )
      const minor = await register({ ...person, birth_date: soon() })
      expect(minor.error.invalid_parameters).toMatchObject({ birth_date: [{ code: 'max_date' }] })
      const right = await register(person)
      expect(right.error).toBeUndefined()
      expect(await missing({ sid: right.sid ?? '' })).toMatchObject({
        deposit: { profile: [], is_under_age: false, contact: false, deposit: false, verification: false },
        withdrawal: { profile: ['home_town', 'address'], contact: true, deposit: true, verification: true },
      })
    })

    it('is shorter where the country leaves a field to the player, and asks what it requires', async () => {
      const fast = (fields: Record<string, string>) =>
        server.call(
          'auth.register',
          { email: email(), ...account, ...person, ...fields },
          { form: 'registration-fast' },
        )
      expect((await fast({ address: 'Brivibas iela 1' })).error.invalid_parameters).toHaveProperty('address')
      const british = await fast({ country_code: 'GB', currency: 'GBP' })
      expect(Object.keys(british.error.invalid_parameters ?? {}).sort()).toEqual([
        'address',
        'home_town',
        'postcode',
        'region',
      ])
    })

    it('keeps an account of the mini-app from paying in until a form that asks the same completes it', async () => {
      const user = JSON.stringify({
        id: Number.parseInt(randomBytes(4).toString('hex'), 16),
        first_name: 'Anna',
      })
      const payload = signInitData({ user, auth_date: String(Math.floor(Date.now() / 1000)) }, botToken)
      const opened = await server.call('auth.register', { is_tg: '1', payload })
      const sid = opened.sid ?? ''
      expect(opened.response.payload).toMatchObject({ is_registration_completed: false })
      expect((await server.deposit({ sid })).error.type).toBe('UserNeedProfileDataException')

      const complete = (fields: Record<string, string>) =>
        save(sid, { email: email(), currency: 'EUR', terms: '1', ...fields }, 'social-registration')
      const bare = await complete({})
      expect(Object.keys(bare.error.invalid_parameters ?? {}).sort()).toEqual([
        'birth_date',
        'first_name',
        'last_name',
      ])
      const minor = await complete({ ...person, birth_date: soon() })
      expect(minor.error.invalid_parameters).toHaveProperty('birth_date')
      expect((await server.deposit({ sid })).error.type).toBe('UserNeedProfileDataException')
      expect((await complete(person)).status).toBe(200)
      expect((await server.deposit({ sid })).status).toBe(200)
    })
  })

  describe('an account of before that was never asked', () => {
    it('pays in only when its player has told who they are, and the refusal names what is missing', async () => {
      const player = await server.register()
      for (const column of ['first_name', 'last_name', 'birth_date'])
        await set('profiles', column, null, player.uid)
      expect((await server.deposit(player)).error).toMatchObject({
        type: 'UserNeedProfileDataException',
        error_data: { fields: ['first_name', 'last_name', 'birth_date'], payment: 'deposit' },
      })
      expect((await save(player.sid, { ...person, birth_date: soon() })).status).toBe(400)
      expect((await save(player.sid, person)).status).toBe(200)
      expect((await server.deposit(player)).status).toBe(200)
    })

    it('has no personal data at all', async () => {
      const player = await server.register()
      await fresh().database.query('delete from platform.profiles where uid = $1', [player.uid])
      expect((await server.deposit(player)).error.error_data).toMatchObject({
        fields: ['first_name', 'last_name', 'birth_date'],
      })
    })

    it('is a minor: nothing is paid in or out', async () => {
      const player = await funded()
      await confirm(player)
      await verify(player)
      await set('profiles', 'address', 'Brivibas iela 1', player.uid)
      await set('profiles', 'home_town', 'Riga', player.uid)
      await set('profiles', 'birth_date', soon(), player.uid)
      const refused = {
        type: 'AccessDeniedException',
        error_data: { reason: 'under_age', age_of_majority: 18 },
      }
      expect(await server.deposit(player)).toMatchObject({ status: 409, error: refused })
      expect(await server.withdraw(player)).toMatchObject({ status: 409, error: refused })
      expect(await server.main(player)).toBe('500.00')
    })
  })

  it('keeps nobody from money that was paid already', async () => {
    const player = await server.register()
    const { response } = await server.deposit(player)
    await set('profiles', 'birth_date', null, player.uid)
    expect(await server.say(`deposit-${response.id}`, 'captured')).toMatchObject({ outcome: 'moved' })
    expect(await server.main(player)).toBe('50.00')
  })

  it('pays nothing out before all of it is told, confirmed and proven, however small the sum', async () => {
    const player = await funded()
    const refusal = async (amount: string) => (await server.withdraw(player, { amount })).error
    expect(await refusal('50')).toMatchObject({
      type: 'UserNeedProfileDataException',
      error_data: { fields: ['home_town', 'address'], payment: 'withdrawal' },
    })
    expect(
      (await save(player.sid, { ...person, home_town: 'Riga', address: 'Brivibas iela 1' })).status,
    ).toBe(200)
    expect((await refusal('50')).type).toBe('UserNeedConfirmContactException')
    await confirm(player)
    for (const amount of ['50', '117', '20', '20'])
      expect((await refusal(amount)).type).toBe('KycWithdrawalException')
    for (const step of ['verification', 'change', 'rejected'])
      await set('accounts', 'verification_step', step, player.uid).then(async () =>
        expect((await server.withdraw(player)).status).toBe(409),
      )
    expect(await server.main(player)).toBe('500.00')
    await verify(player)
    expect(await missing(player)).toMatchObject({
      withdrawal: { profile: [], contact: false, verification: false },
    })
    expect((await server.withdraw(player, { amount: '117' })).status).toBe(200)
  })

  it('pays nothing out to who has never paid in, where the jurisdiction asks that first', async () => {
    const player = await server.register()
    const { uid } = player
    await fresh().database.transaction((tx) =>
      server.platform.ledger.post(tx, [
        {
          key: `prize/${uid}`,
          kind: 'win',
          currency: 'EUR',
          uid,
          postings: [
            { account: { house: 'revenue', ref: 'casino' }, amount: -9_000n },
            { account: { uid, kind: 'main' }, amount: 9_000n },
          ],
        },
      ]),
    )
    expect(await missing(player)).toMatchObject({
      deposit: { deposit: false },
      withdrawal: { deposit: true },
    })
    expect(await server.withdraw(player)).toMatchObject({
      status: 409,
      error: { type: 'UserNeedDepositException' },
    })
    const { requirements } = jurisdictionOf(server.platform.live.site(), 'LV')
    onTestFinished(() => void Object.assign(requirements, { depositFirst: true }))
    requirements.depositFirst = false
    expect((await server.withdraw(player)).error.type).toBe('UserNeedProfileDataException')
    requirements.depositFirst = true
    const { response } = await server.deposit(player)
    expect((await server.withdraw(player)).error.type).toBe('UserNeedDepositException')
    await server.say(`deposit-${response.id}`, 'captured')
    expect((await server.withdraw(player)).error.type).toBe('UserNeedProfileDataException')
    expect(await missing(player)).toMatchObject({ withdrawal: { deposit: false } })
  })

  it('counts what went before where identity is verified from a sum, so that parts of it do not evade it', async () => {
    ask('LV', 'withdrawal', { profile: ['birth_date'], contact: false, verification: { EUR: '150.00' } })
    ask('LV', 'deposit', { verification: { EUR: '600.00' } })
    const player = await funded()
    expect((await server.deposit(player, { amount: '99' })).status).toBe(200)
    expect((await server.deposit(player, { amount: '20' })).error.type).toBe(
      'SumsubVerificationRequiredException',
    )
    expect((await server.withdraw(player, { amount: '149' })).status).toBe(200)
    expect((await server.withdraw(player, { amount: '20' })).error.type).toBe('KycWithdrawalException')
    // Of a currency in which no sum stands nobody could say that it is not reached.
    ask('LV', 'withdrawal', { profile: ['birth_date'], contact: false, verification: { SEK: '9999.00' } })
    expect((await server.withdraw(player, { amount: '20' })).error.type).toBe('KycWithdrawalException')
    await verify(player)
    expect((await server.withdraw(player, { amount: '20' })).status).toBe(200)
  })

  it('is asked by the country of the account, else by the default', async () => {
    ask('SE', 'deposit', { verification: 'always' })
    const [latvian, swede, stranger] = [
      await server.register(),
      await server.register(),
      await server.register(),
    ]
    await set('accounts', 'country_code', 'SE', swede.uid)
    await set('accounts', 'country_code', 'ZZ', stranger.uid)
    expect((await server.deposit(latvian)).status).toBe(200)
    expect((await server.deposit(swede)).error.type).toBe('SumsubVerificationRequiredException')
    ask('ZZ', 'deposit', { contact: true })
    expect((await server.deposit(stranger)).error).toMatchObject({ type: 'UserNeedConfirmContactException' })
    expect(await missing(stranger)).toMatchObject({ deposit: { contact: true } })
  })

  it('binds the field of the date of birth to the age of majority of the country', async () => {
    const site = server.platform.live.site()
    const baltic = jurisdictionOf(site, 'EE')
    onTestFinished(() => void Object.assign(baltic, { ageOfMajority: 18 }))
    baltic.ageOfMajority = 21
    const { response } = await server.call('account.getPersonalDataFields', { country: 'ee' })
    const field = (response as unknown as { sysname: string; attributes: object }[]).find(
      ({ sysname }) => sysname === 'birth_date',
    )
    expect(field?.attributes).toMatchObject({ max: '-P21Y', help: { args: { age: 21 } } })
    const young = { ...person, birth_date: `${new Date().getUTCFullYear() - 20}-01-01` }
    const fields = { email: email(), ...account, ...young, country_code: 'EE' }
    const { error } = await server.call('auth.register', fields, { form: 'registration-fast' })
    expect(error.invalid_parameters).toHaveProperty('birth_date')
  })
})

let numbers = 0
/** A mobile number of Latvia that nobody has. */
function someNumber(): string {
  numbers += 1
  // Latvian numbers beginning with 29 are all valid; of those with 23 some are nobody's.
  return `29${String(Date.now()).slice(-4)}${String(numbers).padStart(2, '0')}`
}
