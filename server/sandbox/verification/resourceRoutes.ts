import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { cameThroughSite } from '../counterpart.ts'
import type { HookSender } from '../hookSender.ts'
import { readSigned } from '../readSigned.ts'
import { applicantRepository, type SandboxApplicant } from './applicantRepository.ts'
import { progressHook } from './hookBodies.ts'

type Keys = { appToken: string; secret: string }

const base = '/sandbox/verification'
/** Seconds by which clocks may differ. */
const tolerance = 60

const newApplicant = {
  type: 'object',
  required: ['externalUserId'],
  properties: { externalUserId: { type: 'string', minLength: 1, maxLength: 100 } },
}
const newToken = {
  type: 'object',
  required: ['userId', 'levelName', 'ttlInSecs'],
  properties: {
    userId: { type: 'string', maxLength: 100 },
    ttlInSecs: { type: 'integer', minimum: 1, maximum: 3600 },
  },
}

/** The part of Sumsub's REST API that the site calls, with its signatures. */
export async function resourceRoutes(
  app: FastifyInstance,
  { drizzle, hooks, keys }: { drizzle: Executor; hooks: HookSender; keys: Keys },
): Promise<void> {
  const raw = readSigned(app)
  app.addHook('preHandler', async (request, reply) => {
    if (cameThroughSite(request) || !isSigned(request, raw(request), keys)) {
      return reply.code(401).send({ code: 401, description: 'The signature does not match', errorCode: 4001 })
    }
  })

  app.post<{ Querystring: { levelName?: string }; Body: { externalUserId: string } }>(
    `${base}/resources/applicants`,
    { schema: { body: newApplicant } },
    async (request, reply) => {
      const { externalUserId } = request.body
      const made = await applicantRepository.create(drizzle, externalUserId, request.query.levelName ?? '')
      if (made) return reply.code(201).send(describe(made))
      return reply
        .code(409)
        .send({ code: 409, description: 'An applicant with this external user id exists' })
    },
  )

  app.get<{ Params: { selector: string } }>(
    `${base}/resources/applicants/:selector/one`,
    async (request, reply) => {
      const { selector } = request.params
      const [, user] = /^-;externalUserId=(.+)$/.exec(selector) ?? []
      const found =
        user === undefined
          ? await applicantRepository.find(drizzle, selector)
          : await applicantRepository.findByUser(drizzle, user)
      return found ? describe(found) : reply.code(404).send({ code: 404 })
    },
  )

  app.post<{ Params: { id: string } }>(`${base}/resources/applicants/:id/reset`, async (request, reply) => {
    const found = await applicantRepository.find(drizzle, request.params.id)
    if (!found) return reply.code(404).send({ code: 404 })
    await applicantRepository.setStatus(drizzle, found.id, 'init')
    await hooks.send(found.id, [progressHook(found, 'reset', new Date())])
    return { ok: 1 }
  })

  app.post<{ Body: { userId: string; levelName: string; ttlInSecs: number } }>(
    `${base}/resources/accessTokens/sdk`,
    { schema: { body: newToken } },
    async (request) => {
      const { userId, levelName, ttlInSecs } = request.body
      // As Sumsub does it: a user without an applicant gets one.
      const applicant =
        (await applicantRepository.findByUser(drizzle, userId)) ??
        (await applicantRepository.create(drizzle, userId, levelName)) ??
        (await applicantRepository.findByUser(drizzle, userId))
      if (!applicant) throw new Error('The applicant was not kept')
      return { token: await applicantRepository.createToken(drizzle, applicant.id, ttlInSecs), userId }
    },
  )
}

function isSigned(request: FastifyRequest, body: string, keys: Keys): boolean {
  const { 'x-app-token': token, 'x-app-access-ts': time, 'x-app-access-sig': signature } = request.headers
  if (token !== keys.appToken || typeof time !== 'string' || typeof signature !== 'string') return false
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= tolerance)) return false
  const signed = `${time}${request.method}${request.url.slice(base.length)}${body}`
  const expected = createHmac('sha256', keys.secret).update(signed).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function describe({ id, externalUserId, levelName, status, createdAt }: SandboxApplicant) {
  return {
    id,
    createdAt: createdAt.toISOString().slice(0, 19).replace('T', ' '),
    externalUserId,
    inspectionId: id,
    review: { levelName, reviewStatus: status === 'init' || status === 'pending' ? status : 'completed' },
    type: 'individual',
  }
}
