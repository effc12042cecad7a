import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import {
  type Answer,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

const many = 200
/** Names that several registrations want, and how many want each: half of all. */
const wanted = { names: 20, times: 5 }

describeOnEachDatabase('many at once', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const emails = [
    ...Array.from({ length: many / 2 }, (_, at) => `own${at}@example.com`),
    ...Array.from({ length: many / 2 }, (_, at) => `wanted${at % wanted.names}@example.com`),
  ]
  const register = (email: string) =>
    server.call('auth.register', quickRegistration(email, password), { form: 'registration-fast' })
  const count = async (table: string) =>
    (await fresh().database.query(`select count(*)::int as n from platform.${table}`)).rows[0]?.n
  const whose = async ({ sid = '' }: Answer) =>
    (await server.call('account.getInfo', {}, { sid })).response.login

  it(`${many} registrations open one account a name, and a session for each`, async () => {
    const told = await Promise.all(emails.map(register))
    const opened = told.filter(({ status }) => status === 200)
    const names = new Set(emails)
    expect(opened).toHaveLength(names.size)
    for (const { status, error } of told)
      if (status !== 200) expect(error.invalid_parameters).toEqual({ email: [{ code: 'not_unique' }] })
    expect(await count('accounts')).toBe(names.size)
    expect(await count('account_names')).toBe(names.size)
    expect(await count('profiles')).toBe(names.size)
    expect(await count('sessions')).toBe(names.size)
    expect(new Set(await Promise.all(opened.map(whose)))).toEqual(names)
  })

  it(`${many} sign-ins give ${many} sessions, each of its own player`, async () => {
    const before = Number(await count('sessions'))
    const told = await Promise.all(emails.map((email) => server.signIn(email)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(many)
    expect(new Set(told.map(({ sid }) => sid)).size).toBe(many)
    expect(await Promise.all(told.map(whose))).toEqual(emails)
    expect(await count('sessions')).toBe(before + many)
  })

  it('sign-ins and registrations together lose nothing either', async () => {
    const fresh = Array.from({ length: many / 2 }, (_, at) => `later${at % 50}@example.com`)
    const [opened, signedIn] = await Promise.all([
      Promise.all(fresh.map(register)),
      Promise.all(emails.slice(0, many / 2).map((email) => server.signIn(email))),
    ])
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(signedIn.every(({ status }) => status === 200)).toBe(true)
    expect(await Promise.all(signedIn.map(whose))).toEqual(emails.slice(0, many / 2))
  })
})
