import type { FastifyInstance } from 'fastify'
import type { Verification } from './createVerification.ts'
import { HookRefusedError } from './VerificationProvider.ts'

/** Bytes of a message; a real one has about two thousand. */
const bodyLimit = 64 * 1024

/**
 * Where the verification provider tells what it decided: POST /hooks/verification. Outside the API for browsers, and
 * without its session, because only the signature over the raw body says who it is.
 */
export async function verificationHook(
  app: FastifyInstance,
  { verification }: { verification: Pick<Verification, 'hear'> },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => body,
  )

  app.post('/hooks/verification', { bodyLimit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    reply.header('cache-control', 'no-store')
    try {
      const outcome = await verification.hear(body, request.headers)
      // Whatever has no effect is answered well too, or the provider would send it again for a day.
      if (outcome === 'unknown') request.log.warn('a verification message is about somebody we do not know')
      else request.log.info({ outcome }, 'a verification message was taken')
      return { outcome }
    } catch (error) {
      if (!(error instanceof HookRefusedError)) throw error
      request.log.warn({ reason: error.message }, 'a verification message was refused')
      return reply.code(error.status).send({ error: error.message })
    }
  })
}
