import fc from 'fast-check'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/api.ts'
import { operationFields } from '#generated/operationFields.ts'
import { PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { platformPlugin } from './platformPlugin.ts'

const ids = Object.keys(operations) as OperationId[]

const reached = async () => {
  throw new PlatformError('UserNeedDepositException', 'The fields were right')
}
const handlers: Handlers = Object.fromEntries(ids.map((id) => [id, reached]))

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', '0', '-1', '1e309', 'NaN', 'null', '[]', '{}', '{"__proto__":{}}', '\u0000', '%', '٣'),
  fc.integer().map(String),
)

/** Some of the operation's own fields and some others, with any value; unpaired surrogates cannot be sent. */
const call = fc.constantFrom(...ids).chain((id) => {
  const own = [...operationFields[id].required, ...operationFields[id].optional, 'version', 'locale']
  const name = fc.oneof(fc.constantFrom(...own), fc.string({ maxLength: 10 }), fc.constant('__proto__'))
  return fc.record({ id: fc.constant(id), fields: fc.array(fc.tuple(name, hostile), { maxLength: 12 }) })
})

it('answers a typed error to any fields of any operation', async () => {
  const app = fastify()
  await app.register(platformPlugin, { handlers, findSession: async () => ({ id: 's', uid: 1 }) })
  await fc.assert(
    fc.asyncProperty(call, async ({ id, fields }) => {
      const { method, path } = operations[id]
      const form = new URLSearchParams(fields).toString()
      const url = path.replaceAll(/\{\w+\}/g, 'en')
      const query = method === 'GET' ? `?version=1&locale=en&${form}` : '?version=1&locale=en'
      const response = await app.inject({
        method,
        url: url + query,
        headers: {
          'sec-fetch-site': 'same-origin',
          'idempotency-key': 'abcdefgh',
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(method === 'POST' && { payload: form }),
      })
      // 415: what takes files takes no other body.
      expect([400, 409, 415]).toContain(response.statusCode)
      expect(response.json().error.type).toMatch(/^[A-Z]\w+Exception$/)
    }),
    { numRuns: 500 },
  )
  await app.close()
})
