import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { cameThroughSite } from '../counterpart.ts'
import type { HookSender } from '../hookSender.ts'
import { readSigned } from '../readSigned.ts'
import { isSigned } from './bridgeSignature.ts'
import { isOnPhone } from './channels.ts'
import { moveOf } from './decisions.ts'
import { type Magic, magicOf, magicOfPayout } from './magicAmounts.ts'
import { requisitesFault } from './magicRequisites.ts'
import { paymentEvent } from './paymentEvent.ts'
import { type NewPayment, paymentRepository, type SandboxPayment } from './paymentRepository.ts'
import type { Returns } from './schema.ts'

const base = '/sandbox/payments'
/** Seconds after which a payout is paid by itself. */
const payoutDelay = 1

type Order = {
  reference: string
  channel: string
  amount: string
  currency: string
  player: { id: string; locale: string; country?: string }
  requisites: Record<string, string>
}
type DepositOrder = Order & { returns: Returns; expires_at: string }
type Options = { drizzle: Executor; hooks: HookSender; keys: { key: string; secret: string } }

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const details = {
  channel: text(80),
  amount: { type: 'string', pattern: '^[0-9]{1,15}(\\.[0-9]{1,8})?$' },
  currency: { type: 'string', pattern: '^[A-Z]{3,8}$' },
  player: { type: 'object', required: ['id', 'locale'], properties: { id: text(100), locale: text(35) } },
  requisites: { type: 'object', additionalProperties: { type: 'string', maxLength: 500 } },
}
const order = {
  reference: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$' },
  ...details,
}
const address = { type: 'string', pattern: '^https?://', maxLength: 2000 }
const deposit = {
  ...order,
  returns: {
    type: 'object',
    required: ['success', 'fail', 'pending', 'cancel'],
    properties: { success: address, fail: address, pending: address, cancel: address },
  },
  expires_at: { type: 'string', format: 'date-time' },
}
const bodyOf = (properties: object) => ({
  body: { type: 'object', required: Object.keys(properties), properties },
})

/** The API of the payment bridge: signed orders of the site, and how payments stand. */
export async function bridgeRoutes(app: FastifyInstance, { drizzle, hooks, keys }: Options): Promise<void> {
  const raw = readSigned(app)
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (isDatabaseAway(error)) return reply.code(503).send(problem('unavailable', 'Out of order'))
    const status = error.statusCode ?? 500
    return reply
      .code(status)
      .send(problem(status < 500 ? 'malformed' : 'broken', status < 500 ? error.message : ''))
  })
  // Before anything is looked at, also by the schemas.
  app.addHook('preValidation', async (request, reply) => {
    const subject = `${request.method} ${request.url.slice(base.length)}`
    if (cameThroughSite(request) || !isSigned(request.headers, subject, raw(request), keys)) {
      return reply.code(401).send(problem('signature', 'The signature does not match, or is too old'))
    }
  })

  app.post<{ Body: DepositOrder }>(
    `${base}/deposits`,
    { schema: bodyOf(deposit) },
    async (request, reply) => {
      const { returns, expires_at, ...asked } = request.body
      if (!areOfOneSite(returns))
        return reply.code(400).send(problem('malformed', 'returns are of different sites'))
      const refused = refusal(magicOf(asked.amount)) ?? refusalOfRequisites(asked)
      if (refused) return reply.code(refused.status).send(refused.body)
      const { payment, isNew } = await paymentRepository.create(drizzle, {
        ...kept(asked),
        kind: 'deposit',
        returns,
        expiresAt: new Date(expires_at),
      })
      if (!isSame(payment, 'deposit', asked)) return reply.code(409).send(conflict)
      return reply.code(isNew ? 201 : 200).send({
        payment: payment.id,
        state: payment.state,
        ...(!isOnPhone(payment.channel) && {
          redirect: { url: `/sandbox/pay/${payment.id}`, method: 'GET' },
        }),
      })
    },
  )

  app.post<{ Params: { reference: string } }>(
    `${base}/deposits/:reference/cancel`,
    async (request, reply) => {
      const payment = await paymentRepository.byReference(drizzle, request.params.reference)
      if (payment?.kind !== 'deposit') return reply.code(404).send(unknown)
      const move = moveOf(payment, 'cancel')
      const gone =
        move && (await paymentRepository.change(drizzle, payment.id, move.from, { state: move.to }))
      return paymentEvent(gone ?? (await paymentRepository.find(drizzle, payment.id)) ?? payment)
    },
  )

  app.post<{ Body: Omit<Order, 'reference'> }>(
    `${base}/requisites`,
    { schema: bodyOf(details) },
    async (request, reply) => {
      const refused = refusalOfRequisites(request.body)
      return refused ? reply.code(refused.status).send(refused.body) : {}
    },
  )

  app.post<{ Body: Order }>(`${base}/payouts`, { schema: bodyOf(order) }, async (request, reply) => {
    const asked = request.body
    const magic = magicOfPayout(asked.amount)
    const refused = refusal(magic) ?? refusalOfRequisites(asked)
    if (refused) return reply.code(refused.status).send(refused.body)
    const state = magic === 'wait' ? 'pending' : magic === 'fail' ? 'failed' : 'paid'
    const { payment, isNew } = await paymentRepository.create(drizzle, {
      ...kept(asked),
      kind: 'payout',
      state,
      ...(state === 'failed' && { reason: 'refused_by_bank' }),
    })
    if (!isSame(payment, 'payout', asked)) return reply.code(409).send(conflict)
    if (isNew && state !== 'pending') await hooks.send(payment.id, [paymentEvent(payment)], payoutDelay)
    return reply.code(isNew ? 201 : 200).send({ payment: payment.id, state: payment.state })
  })

  app.get<{ Params: { reference: string } }>(`${base}/payments/:reference`, async (request, reply) => {
    const payment = await paymentRepository.byReference(drizzle, request.params.reference)
    return payment ? paymentEvent(payment) : reply.code(404).send(unknown)
  })
}

const problem = (code: string, message: string) => ({ error: { code, message } })
const unknown = problem('unknown', 'There is no such payment')
const conflict = problem('conflict', 'Another payment has this reference')

function refusal(magic: Magic | undefined): { status: number; body: object } | undefined {
  if (magic === 'refuse') return { status: 422, body: problem('refused', 'Such a payment is not taken') }
  if (magic === 'unavailable') return { status: 503, body: problem('unavailable', 'Out of order') }
  if (magic === 'broken') return { status: 500, body: problem('broken', 'Something went wrong') }
  return undefined
}

function refusalOfRequisites({ requisites }: Pick<Order, 'requisites'>) {
  const code = requisitesFault(requisites)
  return code === undefined
    ? undefined
    : { status: 422, body: problem(code, 'Nothing is paid with these requisites') }
}

const kept = ({ player, ...asked }: Order): Omit<NewPayment, 'kind'> => ({ ...asked, player: player.id })

function isSame(payment: SandboxPayment, kind: SandboxPayment['kind'], { player, ...asked }: Order): boolean {
  return (
    payment.kind === kind &&
    payment.player === player.id &&
    (['channel', 'amount', 'currency'] as const).every((name) => payment[name] === asked[name])
  )
}

/** Whether a browser that comes back stays at the one site that sent it. */
function areOfOneSite(returns: Returns): boolean {
  const urls = Object.values(returns).map((one) => (URL.canParse(one) ? new URL(one) : undefined))
  return urls.every((url) => url && !url.username && url.origin === urls[0]?.origin)
}
