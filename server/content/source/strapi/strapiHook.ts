import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Bytes of a message, which holds the whole entry. */
const bodyLimit = 4 * 1024 * 1024

/**
 * Where Strapi tells that something was published: `POST /hooks/strapi` with `Authorization: Bearer <secret>`. What it says is not
 * even read: whoever knew the secret could cause no more than that Strapi is asked again.
 */
export async function strapiHook(
  app: FastifyInstance,
  { secrets, hint }: { secrets: readonly string[]; hint: () => void },
): Promise<void> {
  const expected = secrets.map((secret) => digest(`Bearer ${secret}`))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit }, (_request, payload, done) => {
    payload.resume()
    payload.on('end', () => done(null))
    payload.on('error', done)
  })
  app.post('/hooks/strapi', {
    bodyLimit,
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store')
      const given = digest(request.headers.authorization ?? '')
      if (expected.some((one) => timingSafeEqual(given, one))) return
      request.log.warn('a message of Strapi was refused')
      return reply.code(401).send({ error: 'Not signed' })
    },
    async handler(_request, reply) {
      hint()
      return reply.code(202).send({ outcome: 'heard' })
    },
  })
}

/** Texts of any length come to the same length. */
const digest = (text: string) => createHash('sha256').update(text).digest()
