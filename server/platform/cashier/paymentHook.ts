import type { FastifyInstance } from 'fastify'
import type { Cashier } from './createCashier.ts'
import { HookRefusedError } from './PaymentProvider.ts'

/** Bytes of a callback; a real one has a few hundred. */
const bodyLimit = 64 * 1024

/**
 * Where the payment provider tells what became of payments: POST /hooks/payments. Outside the API for browsers, and
 * without its session, because only the signature over the raw body says who it is.
 */
export async function paymentHook(
  app: FastifyInstance,
  { cashier }: { cashier: Pick<Cashier, 'hear'> },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => body,
  )

  app.post('/hooks/payments', { bodyLimit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    reply.header('cache-control', 'no-store')
    try {
      const outcome = await cashier.hear(body, request.headers)
      // Whatever has no effect is answered well too, or the provider would send it again for a day.
      request.log.info({ outcome }, 'a payment callback was taken')
      return { outcome }
    } catch (error) {
      if (!(error instanceof HookRefusedError)) throw error
      request.log.warn({ reason: error.message }, 'a payment callback was refused')
      return reply.code(error.status).send({ error: error.message })
    }
  })
}
