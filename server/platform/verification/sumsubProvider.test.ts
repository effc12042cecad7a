import { createHmac } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sumsubProvider } from './sumsubProvider.ts'
import type { VerificationProvider } from './VerificationProvider.ts'

const secret = 'app-secret'
const player = { uid: 42, locale: 'pt-BR' }
type Asked = { method: string; url: string; body: unknown }

let app: FastifyInstance
let provider: VerificationProvider
const asked: Asked[] = []
let answer: { status: number; body: unknown; found?: unknown }

/** Answers in the shapes of docs.sumsub.com, and only to what is signed as they say. */
beforeAll(async () => {
  app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: unknown) => body)
  app.all('/*', async (request, reply) => {
    const { 'x-app-access-ts': time, 'x-app-access-sig': signature, 'x-app-token': token } = request.headers
    const body = typeof request.body === 'string' ? request.body : ''
    const expected = createHmac('sha256', secret)
      .update(`${time}${request.method}${request.url}${body}`)
      .digest('hex')
    const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 60
    if (token !== 'sbx:token' || signature !== expected || !isFresh) {
      return reply.code(401).send({ description: 'Request signature mismatch', code: 401, errorCode: 4003 })
    }
    asked.push({ method: request.method, url: request.url, body: body && JSON.parse(body) })
    if (request.method === 'GET' && answer.found) return reply.send(answer.found)
    return reply.code(answer.status).send(answer.body)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  provider = sumsubProvider({
    url,
    appToken: 'sbx:token',
    secret,
    webhookSecrets: ['hook'],
    level: 'basic & more',
  })
})
afterAll(() => app.close())
beforeEach(() => {
  asked.length = 0
})

it('makes an applicant of the level, and knows it by its id', async () => {
  answer = { status: 201, body: { id: '5b594ade0a975a36c9349e66', externalUserId: '42' } }
  expect(await provider.createApplicant(player)).toBe('5b594ade0a975a36c9349e66')
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/resources/applicants?levelName=basic%20%26%20more',
      body: { externalUserId: '42', lang: 'pt' },
    },
  ])
})

it('finds the applicant that was made before', async () => {
  answer = {
    status: 409,
    body: { description: "Applicant with external user id '42' already exists", code: 409, errorCode: 4000 },
    found: { id: 'made-before', externalUserId: '42' },
  }
  expect(await provider.createApplicant(player)).toBe('made-before')
  expect(asked[1]?.url).toBe('/resources/applicants/-;externalUserId=42/one')
})

it('asks for a right that lasts ten minutes, for an action where there is one', async () => {
  answer = { status: 200, body: { token: '_act-sbx-1', userId: '42' } }
  const right = await provider.accessToken(player, 'withdraw-7')
  expect(right.token).toBe('_act-sbx-1')
  expect(right.url).toBeUndefined()
  expect(right.expiredAt.getTime() - Date.now()).toBeGreaterThan(590_000)
  expect(asked[0]).toEqual({
    method: 'POST',
    url: '/resources/accessTokens/sdk',
    body: { userId: '42', levelName: 'basic & more', ttlInSecs: 600, externalActionId: 'withdraw-7' },
  })
})

it('begins anew without a body', async () => {
  answer = { status: 200, body: { ok: 1 } }
  await provider.reset('5b59')
  expect(asked[0]).toEqual({ method: 'POST', url: '/resources/applicants/5b59/reset', body: '' })
})

it.each([
  ['a refusal', { status: 400, body: { description: 'Level not found: secret-42', code: 400 } }],
  ['an error without words', { status: 500, body: '' }],
  ['an answer without what was asked for', { status: 200, body: { ok: 1 } }],
])('says so after %s, and repeats nothing of what was sent', async (_what, given) => {
  answer = given
  const failure = await provider.accessToken(player).catch((error: Error) => error)
  expect(failure).toMatchObject({ name: 'ProviderError' })
  expect(String(failure)).not.toMatch(/secret|42/)
})

it('says so where nobody answers', async () => {
  const nowhere = sumsubProvider({
    url: 'http://127.0.0.1:1',
    appToken: 't',
    secret,
    webhookSecrets: ['h'],
    level: 'l',
  })
  await expect(nowhere.createApplicant(player)).rejects.toMatchObject({ name: 'ProviderError' })
})

it('is refused with a wrong secret', async () => {
  const { port } = app.server.address() as { port: number }
  const stranger = sumsubProvider({
    url: `http://127.0.0.1:${port}`,
    appToken: 'sbx:token',
    secret: 'guess',
    webhookSecrets: ['h'],
    level: 'l',
  })
  await expect(stranger.createApplicant(player)).rejects.toMatchObject({ name: 'ProviderError', status: 401 })
})
