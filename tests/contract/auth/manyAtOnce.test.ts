import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import {
  type Answer,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

/** Of all registrations half want a name that others want too, five each. */
const times = 5

describeOnEachDatabase('many at once', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  let emails: string[]
  let half: number
  beforeAll(() => {
    // PGlite is one connection, on which they take turns; hashing their passwords is most of what these tests cost.
    half = fresh().url === undefined ? 20 : 50
    emails = [
      ...Array.from({ length: half }, (_, at) => `own${at}@example.com`),
      ...Array.from({ length: half }, (_, at) => `wanted${at % (half / times)}@example.com`),
    ]
  })
  const register = (email: string) =>
    server.call('auth.register', quickRegistration(email, password), { form: 'registration-fast' })
  const count = async (table: string) =>
    (await fresh().database.query(`select count(*)::int as n from platform.${table}`)).rows[0]?.n
  const whose = async ({ sid = '' }: Answer) =>
    (await server.call('account.getInfo', {}, { sid })).response.login

  it('registrations open one account a name, and a session for each', async () => {
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

  it('sign-ins give a session each, of its own player', async () => {
    const before = Number(await count('sessions'))
    const told = await Promise.all(emails.map((email) => server.signIn(email)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(emails.length)
    expect(new Set(told.map(({ sid }) => sid)).size).toBe(emails.length)
    expect(await Promise.all(told.map(whose))).toEqual(emails)
    expect(await count('sessions')).toBe(before + emails.length)
  })

  it('sign-ins and registrations together lose nothing either', async () => {
    const later = Array.from({ length: half }, (_, at) => `later${at % (half / 2)}@example.com`)
    const [opened, signedIn] = await Promise.all([
      Promise.all(later.map(register)),
      Promise.all(emails.slice(0, half).map((email) => server.signIn(email))),
    ])
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(half / 2)
    expect(signedIn.every(({ status }) => status === 200)).toBe(true)
    expect(await Promise.all(signedIn.map(whose))).toEqual(emails.slice(0, half))
  })
})
