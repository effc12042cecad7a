import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/api.ts'
import { operationFields } from '#generated/operationFields.ts'
import { notBuilt } from '../../../server/platform/shared/notBuilt.ts'
import { databasesOfRun } from '../../fixtures/databases/databases.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

/** An answer that never ends has tests of its own. */
const left: readonly string[] = [...notBuilt, 'events.stream']
const built = (Object.keys(operations) as OperationId[]).filter((id) => !left.includes(id))
/** They take files, so nothing but multipart. */
const takesFiles: readonly OperationId[] = ['verification.uploadFile']
const types = /^[A-Z]\w+Exception$/

/** Fields that are right, so that a wrong one beside them meets the handler and the database. */
const right: Record<string, string> = {
  login: 'anna@example.com',
  email: 'anna@example.com',
  password: 'Secret-77',
  currency: 'EUR',
  country_code: 'LV',
  country: 'LV',
  ...person,
  terms: '1',
  locale: 'en',
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '1e309',
    'NaN',
    'null',
    '[]',
    '{"__proto__":{}}',
    '\u0000',
    'anna\u0000@example.com',
    "'; drop table platform.accounts; --",
    '\u202e😀',
    'ﷺ'.repeat(300),
    '2024-02-30',
    '../../etc/passwd',
  ),
  fc.integer().map(String),
)

const names = (id: OperationId) => [
  ...operationFields[id].required,
  ...operationFields[id].optional,
  'version',
  'locale',
  'form',
]

/** A call whose fields are right but for some that are left out, changed or unknown. */
const call = fc.constantFrom(...built).chain((id) => {
  const known = names(id)
  const rightOnes = Object.fromEntries(known.flatMap((name) => (right[name] ? [[name, right[name]]] : [])))
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'nobody_knows', '') },
  )
  return fc.record({
    id: fc.constant(id),
    fields: fc.dictionary(name, hostile, { maxKeys: 4 }).map((wrong) => ({ ...rightOnes, ...wrong })),
    missing: fc.subarray(Object.keys(rightOnes), { maxLength: Math.min(2, Object.keys(rightOnes).length) }),
    form: fc.constantFrom('', 'registration-fast', 'registration', 'sign-in', 'nothing', '\u0000'),
  })
})

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

describe.each(databasesOfRun)('the platform with its own handlers on %s', (kind) => {
  let croupier: StartedSite
  let visitors = 0
  let players = 0
  let sid = ''

  beforeAll(async () => {
    croupier = await startedSite({}, kind)
    await signIn()
  }, 120_000)
  afterAll(() => croupier.drop())

  /** As a new player, who has everything before them that a call can end. */
  async function signIn(): Promise<void> {
    players += 1
    const answer = await croupier.app.inject({
      method: 'POST',
      url: '/api/auth/register?version=1&locale=en&form=registration-fast',
      remoteAddress: `203.0.113.${players % 250}`,
      headers,
      payload: new URLSearchParams({
        email: `fuzz${players}@example.com`,
        password: 'Secret-77',
        currency: 'EUR',
        country_code: 'LV',
        ...person,
        terms: '1',
        is_betting: '0',
      }).toString(),
    })
    sid = answer.cookies.find(({ name }) => name === 'sid')?.value ?? ''
    if (sid === '') throw new Error(`Nobody is signed in: ${answer.body}`)
  }

  /** Sends what no browser would; whatever comes back must be a described answer. */
  async function send(id: OperationId, query: string, payload?: string | Buffer, more = {}) {
    const { method, path } = operations[id]
    visitors += 1
    const answer = await croupier.app.inject({
      method,
      // Another address each time, so that no limit stands before what is tested.
      remoteAddress: `198.51.${visitors >> 8}.${visitors & 255}`,
      url: `${path.replace('{locale}', 'en')}?${query}`,
      headers: { ...headers, ...more },
      cookies: { sid },
      ...(payload !== undefined && { payload }),
    })
    const isPicture = answer.headers['content-type'] === 'image/gif'
    const body = (isPicture ? {} : answer.json()) as { response?: unknown; error?: { type?: string } }
    if (answer.statusCode >= 300) expect(body.error?.type, answer.body).toMatch(types)
    expect(answer.statusCode, `${id} ${query} ${payload}: ${answer.body}`).toBeLessThan(500)
    return answer
  }

  it('answers any fields of any built operation, and never with 500', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ id, fields, missing, form }) => {
        for (const name of missing) delete fields[name]
        const body = new URLSearchParams(fields).toString()
        const common = new URLSearchParams({ version: '1', locale: 'en', ...(form && { form }) }).toString()
        const { statusCode } = await (operations[id].method === 'POST'
          ? send(id, common, body)
          : send(id, `${common}&${body}`))
        // Something before it has ended the sign-in.
        if (statusCode === 401 && id !== 'auth.login') await signIn()
      }),
      { numRuns: 300 },
    )
  }, 120_000)

  it.each(built.filter((id) => !takesFiles.includes(id)))(
    '%s names what is missing or unknown',
    async (id) => {
      const isPost = operations[id].method === 'POST'
      const unknown = isPost
        ? await send(id, 'version=1&locale=en', 'nobody_knows=1')
        : await send(id, 'version=1&locale=en&nobody_knows=1')
      // What is left over after the query of GET operations may be described as such (hit tracking).
      if (unknown.statusCode !== 200) {
        expect([400, 401, 404]).toContain(unknown.statusCode)
      }
      const { path } = operations[id]
      const required = operationFields[id].required.filter((name) => !path.includes(`{${name}}`))
      if (required.length === 0) return
      const missing = isPost
        ? await send(id, 'version=1&locale=en', '')
        : await send(id, 'version=1&locale=en')
      expect(missing.json().error.invalid_parameters).toMatchObject(
        Object.fromEntries(required.map((name) => [name, [{ code: 'required' }]])),
      )
    },
  )

  it.each(built.filter((id) => operations[id].method === 'POST'))(
    '%s refuses a body of a megabyte, broken UTF-8, another type and broken multipart',
    async (id) => {
      const query = 'version=1&locale=en'
      const tooLarge = (await send(id, query, `login=${'a'.repeat(1_048_576)}`)).statusCode
      expect(tooLarge).toBe(takesFiles.includes(id) ? 415 : 413)
      const broken = Buffer.concat([Buffer.from('login='), Buffer.from([0xc3, 0x28, 0xff, 0xfe])])
      await send(id, query, broken)
      await send(id, query, 'login=%C3%28%FF&password=%ZZ&%=%')
      await send(id, query, '&&&==&=a&login[]=1&login=2&login=3')
      for (const type of [
        'application/json',
        'text/xml',
        'multipart/form-data',
        'a',
        'multipart/form-data; boundary=x',
      ])
        await send(id, query, '{"login":', { 'content-type': type })
    },
  )
})
