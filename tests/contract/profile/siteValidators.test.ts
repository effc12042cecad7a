import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import {
  compileStarterSite,
  type PlatformServer,
  password,
  platformServer,
} from '../../fixtures/servers/platformServer.ts'

let fresh: FreshDatabase
let server: PlatformServer
beforeAll(async () => {
  fresh = await freshPostgres()
  const site = await compileStarterSite((site) => {
    site.validators = {
      email: [{ rule: 'regex', params: { pattern: '^[^@]+@example[.]com$' } }],
      first_name: [{ rule: 'max_length', params: { max: 5 } }],
      password: [{ rule: 'regex', params: { pattern: '[0-9]' } }],
    }
  })
  server = await platformServer(fresh.database, undefined, site)
})
afterAll(async () => {
  await server.close()
  await fresh.drop()
})

const refused = async (more: Record<string, string>) => {
  const fields = { ...quickRegistration('a@example.com', password), ...more }
  const { error } = await server.call('auth.register', fields, { form: 'registration-fast' })
  return error?.invalid_parameters
}

it('rules of the site hold on the server for fields of forms, and for those that the platform supplies', async () => {
  expect(await refused({ email: 'a@other.example' })).toEqual({ email: [{ code: 'regex' }] })
  expect(await refused({ first_name: 'Annamarija' })).toEqual({
    first_name: [{ code: 'max_length', params: { max: 5 } }],
  })
  expect(await refused({})).toBeUndefined()
})

it('rules of the site hold for every new password, and for none that was accepted once', async () => {
  expect(await refused({ password: 'Kurzemes-v' })).toEqual({ password: [{ code: 'regex' }] })
  const { sid } = await server.register()
  const fields = { old_password: password, password: 'Kurzemes-v', password_confirm: 'Kurzemes-v' }
  const { error } = await server.call('account.changepassword', fields, { sid })
  expect(error.invalid_parameters).toEqual({ password: [{ code: 'regex' }] })
  expect((await server.signIn('nobody@example.com', 'Kurzemes-v')).status).toBe(401)
})
