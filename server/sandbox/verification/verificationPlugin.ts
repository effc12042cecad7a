import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import type { CounterpartOptions } from '../counterpart.ts'
import { delivered } from '../deliveries.ts'
import { createHookSender, type HookSender } from '../hookSender.ts'
import { readChoice, readForms, type Texts } from '../readForms.ts'
import {
  applicantPage,
  deliveries,
  refusalPage,
  rejectLabels,
  styleSource,
  tellScript,
} from './applicantPage.ts'
import { applicantRepository, type SandboxApplicant } from './applicantRepository.ts'
import { decisionHook, progressHook } from './hookBodies.ts'
import { resourceRoutes } from './resourceRoutes.ts'
import { sandboxKeys } from './sandboxKeys.ts'
import { sandboxHooks } from './schema.ts'

type Call = { Params: { applicant: string }; Querystring: Texts; Body: Texts | undefined }
type Services = { drizzle: Executor; hooks: HookSender }

const path = '/sandbox/verification/:applicant'
const params = { type: 'object', properties: { applicant: { type: 'string', pattern: '^[0-9a-f]{32}$' } } }
const outcomes = { approve: 'approved', change: 'change', reject: 'rejected' } as const

/**
 * Stands in for Sumsub: its REST API, a page in place of its widget on which a tester also decides, and its signed
 * messages to the site.
 */
export async function verificationPlugin(
  app: FastifyInstance,
  { database, site }: CounterpartOptions,
): Promise<void> {
  const { drizzle } = database
  const hooks = createHookSender({ database, table: sandboxHooks, site, path: '/hooks/verification', sign })
  app.addHook('onReady', async () => void hooks.run())
  app.addHook('onClose', () => hooks.close())
  await app.register(resourceRoutes, { drizzle, hooks, keys: sandboxKeys })
  await app.register(async (scope) => pageRoutes(scope, { drizzle, hooks }))
}

/** As Sumsub signs. */
const sign = (body: string) => ({
  'x-payload-digest-alg': 'HMAC_SHA256_HEX',
  'x-payload-digest': createHmac('sha256', sandboxKeys.webhookSecret).update(body).digest('hex'),
})

function pageRoutes(app: FastifyInstance, { drizzle, hooks }: Services): void {
  readForms(app)

  app.get('/sandbox/verification/tell.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // The page that asks for it stands in a frame without an origin.
      .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
      .send(tellScript),
  )

  app.route<Call>({
    method: ['GET', 'POST'],
    url: path,
    schema: { params },
    handler: async (request, reply) => {
      pageHeaders(reply)
      const sent = request.body ?? {}
      const token = sent.token ?? request.query.token
      const applicant = await applicantRepository.find(drizzle, request.params.applicant)
      if (
        !applicant ||
        (token !== undefined && !(await applicantRepository.isGood(drizzle, applicant.id, token)))
      ) {
        return reply.code(applicant ? 403 : 404).send(refusalPage())
      }
      const shown = token === undefined ? {} : { token }
      if (request.method === 'GET') return applicantPage({ applicant, ...shown })
      const submits = sent.step === 'submit' && token !== undefined
      if (submits) await submit({ drizzle, hooks }, applicant)
      else await decide({ drizzle, hooks }, applicant, sent)
      const now = (await applicantRepository.find(drizzle, applicant.id)) ?? applicant
      const answer = await hooks.lastAnswer(applicant.id)
      return applicantPage({
        applicant: now,
        ...shown,
        ...(submits && { event: 'submitted' }),
        ...(answer !== undefined && { answer }),
      })
    },
  })
}

async function submit({ drizzle, hooks }: Services, applicant: SandboxApplicant): Promise<void> {
  await applicantRepository.setStatus(drizzle, applicant.id, 'pending')
  await hooks.send(applicant.id, [progressHook(applicant, 'received', new Date())])
}

async function decide({ drizzle, hooks }: Services, applicant: SandboxApplicant, sent: Texts): Promise<void> {
  const decision = readChoice(outcomes, sent.decision)
  if (decision === undefined) return
  const label = readChoice(rejectLabels, sent.reason) ?? 'UNSATISFACTORY_PHOTOS'
  const delivery = readChoice(deliveries, sent.delivery) ?? 'now'
  await applicantRepository.setStatus(
    drizzle,
    applicant.id,
    outcomes[decision],
    decision === 'approve' ? null : label,
  )
  const now = new Date()
  const { bodies, delay } = delivered(delivery, decisionHook(applicant, { decision, label }, now), () =>
    progressHook(applicant, 'received', new Date(now.getTime() - 1000)),
  )
  await hooks.send(applicant.id, bodies, delay)
}

/** Only pages of the site may show it in a frame, and nothing runs in it but its own script. */
function pageHeaders(reply: FastifyReply): void {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleSource}; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
    )
}
