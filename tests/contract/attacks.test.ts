import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureAdmin, firstAdminEmail } from '../../server/content/staff/ensureAdmin.ts'
import { type Croupier, createCroupier } from '../../server/createCroupier.ts'
import { readSettings } from '../../server/settings.ts'

const dist = join(import.meta.dirname, '../fixtures/dist')
const staffPassword = 'correct horse battery'
const password = 'Secret1!'
const common = 'version=1&locale=en'

let folder: string
let croupier: Croupier

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-attacks-'))
  const settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    STUDIO_PASSWORD: staffPassword,
    LOG_LEVEL: 'silent',
  })
  croupier = await createCroupier(settings, { dist })
  await ensureAdmin(croupier.database, settings)
})
afterAll(async () => {
  await croupier.close()
  await rm(folder, { recursive: true, force: true })
})

let visitors = 0
/** An address of the documentation range that nothing else in this file has used, so that limits do not meet. */
const someone = () => {
  visitors += 1
  return `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`
}

const ask = (options: InjectOptions) => croupier.app.inject({ remoteAddress: someone(), ...options })

function call(
  operation: string,
  fields: Record<string, string> | string,
  options: InjectOptions & { form?: string } = {},
): Promise<LightMyRequestResponse> {
  const { form, ...rest } = options
  return ask({
    method: 'POST',
    url: `/api/${operation}?${common}${form === undefined ? '' : `&form=${form}`}`,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    ...rest,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    },
  })
}

const registration = (email: string, more: Record<string, string> = {}) =>
  call(
    'auth/register',
    { email, password, country_code: 'LV', currency: 'EUR', terms: '1', ...more },
    { form: 'registration-fast' },
  )
const wrong = (answer: LightMyRequestResponse) => answer.json().error.invalid_parameters

describe('an error', () => {
  it('tells a visitor nothing of the database when a page cannot be made', async () => {
    const { query } = croupier.database
    await query('alter table platform.sessions rename to sessions_gone')
    const answer = await ask({ url: '/', cookies: { sid: 'a'.repeat(43) } })
    await query('alter table platform.sessions_gone rename to sessions')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch(/select|sessions|query/i)
  })
})
