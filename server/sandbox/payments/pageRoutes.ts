import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { delivered } from '../deliveries.ts'
import type { HookSender } from '../hookSender.ts'
import { readChoice, readForms, type Texts } from '../readForms.ts'
import { channelOf, isOnPhone, type Paid } from './channels.ts'
import { moveOf, returnOf } from './decisions.ts'
import { listOf, listPage } from './listPage.ts'
import { pageHeaders } from './pageFrame.ts'
import { paymentEvent, reversalEvent } from './paymentEvent.ts'
import { deliveries, noPaymentPage, paymentPage } from './paymentPage.ts'
import { paymentRepository, type SandboxPayment } from './paymentRepository.ts'
import { isReversible, type ReversalDecision, readSum, reversalStates } from './reversals.ts'
import type { SandboxReversal } from './schema.ts'

type Services = { drizzle: Executor; hooks: HookSender }
type Call = { Params: { payment: string }; Body: Texts | undefined }
type ListCall = { Querystring: { reference?: string } }

const params = { type: 'object', properties: { payment: { type: 'string', pattern: '^[0-9a-f]{32}$' } } }
const querystring = { type: 'object', properties: { reference: { type: 'string', maxLength: 100 } } }

/** Pages of the sandbox: where somebody pays, and where a tester sees all payments. */
export async function pageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { drizzle, hooks } = services
  readForms(app)

  app.get<ListCall>('/sandbox/pay', { schema: { querystring } }, async (request, reply) => {
    const found = await paymentRepository.list(drizzle, request.query.reference)
    if (request.headers.accept?.includes('application/json')) {
      return reply.header('cache-control', 'no-store').send(listOf(found))
    }
    return reply.headers(pageHeaders()).send(listPage(found))
  })

  app.route<Call>({
    method: ['GET', 'POST'],
    url: '/sandbox/pay/:payment',
    schema: { params },
    handler: async (request, reply) => {
      const payment = await paymentRepository.find(drizzle, request.params.payment)
      reply.headers(pageHeaders(payment?.returns ? new URL(payment.returns.success).origin : undefined))
      if (!payment) return reply.code(404).send(noPaymentPage())
      const form = request.body ?? {}
      const { now, ...problem } =
        request.method === 'POST' ? await decide(services, payment, form) : { now: payment }
      // What went back is no matter of the browser of whoever had paid.
      const isPaying = now.reversals.length === payment.reversals.length
      const goesTo =
        request.method === 'POST' && problem.status === undefined && isPaying ? returnOf(now) : undefined
      if (goesTo !== undefined && !isOnPhone(now.channel)) return reply.redirect(goesTo, 303)
      const answer = await hooks.lastAnswer(payment.id)
      return reply.code(problem.status ?? 200).send(
        paymentPage({
          payment: now,
          ...(problem.errors && { errors: problem.errors, form }),
          ...(answer !== undefined && { answer }),
        }),
      )
    },
  })
}

type Decided = { now: SandboxPayment; status?: number; errors?: Record<string, string> }

/** Does what was decided, unless it can't be, and tells the site. */
async function decide(services: Services, payment: SandboxPayment, form: Texts): Promise<Decided> {
  const { drizzle, hooks } = services
  const decision = form.decision ?? ''
  if (Object.hasOwn(reversalStates, decision))
    return reverse(services, payment, reversalStates[decision as ReversalDecision], form)
  const isDeposit = payment.kind === 'deposit'
  const asked = moveOf(payment, form.decision)
  if (!asked) return { now: payment, status: 409 }
  const paid: Paid =
    isDeposit && form.decision === 'pay' ? channelOf(payment.channel).read(payment, form) : {}
  if (paid.errors) return { now: payment, status: 422, errors: paid.errors }
  const move = paid.declined === undefined ? asked : (moveOf(payment, 'fail') ?? asked)
  const failure = isDeposit ? 'declined' : 'refused_by_bank'
  const hasFailed = move.to === 'declined' || move.to === 'failed'
  const card = paid.source?.card
  const token: Record<string, string> =
    card === undefined ? {} : { token: await paymentRepository.token(drizzle, payment.player, card) }
  const now = await paymentRepository.change(drizzle, payment.id, move.from, {
    state: move.to,
    reason: hasFailed ? (paid.declined ?? failure) : null,
    source: paid.source ? { ...paid.source, ...token } : null,
    moved: paid.moved ?? null,
  })
  if (!now) return { now: (await paymentRepository.find(drizzle, payment.id)) ?? payment, status: 409 }
  const delivery = readChoice(deliveries, form.delivery) ?? 'now'
  const { bodies, delay } = delivered(delivery, paymentEvent(now), () =>
    paymentEvent(now, { state: 'pending', at: new Date(now.changedAt.getTime() - 1000) }),
  )
  await hooks.send(now.id, bodies, delay)
  return { now }
}

/** Takes money of a captured deposit back, and tells the site. */
async function reverse(
  { drizzle, hooks }: Services,
  payment: SandboxPayment,
  state: SandboxReversal['state'],
  form: Texts,
): Promise<Decided> {
  if (!isReversible(payment)) return { now: payment, status: 409 }
  const amount = readSum(payment, form)
  if (amount === undefined)
    return { now: payment, status: 422, errors: { reversed: 'This is not a sum that can go back.' } }
  const now = await paymentRepository.reverse(drizzle, payment, {
    state,
    amount,
    at: new Date().toISOString(),
  })
  if (!now) return { now: (await paymentRepository.find(drizzle, payment.id)) ?? payment, status: 409 }
  const delivery = readChoice(deliveries, form.delivery) ?? 'now'
  const { bodies, delay } = delivered(delivery, reversalEvent(now), () => paymentEvent(now))
  await hooks.send(now.id, bodies, delay)
  return { now }
}
