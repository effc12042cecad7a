import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { HookRefusedError } from './HookRefusedError.ts'

/** Bytes of a message; a real one has about two thousand at most. */
const bodyLimit = 64 * 1024

export type HookHeaders = Readonly<Record<string, string | string[] | undefined>>

type Hook = {
  path: string
  /** What comes there, for the log: `a payment callback`. */
  what: string
  /** @throws HookRefusedError */
  hear: (body: Buffer, headers: HookHeaders) => Promise<string>
}

/**
 * Where an outside party tells what happened: POST at `path`. Outside the API for browsers, and without its session,
 * because only the signature over the raw body says who it is.
 */
export function signedHook(app: FastifyInstance, { path, what, hear }: Hook): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit },
    async (_request: FastifyRequest, body: Buffer) => body,
  )

  app.post(path, { bodyLimit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    reply.header('cache-control', 'no-store')
    try {
      const outcome = await hear(body, request.headers)
      // Whatever has no effect is answered well too, or the party would send it again for a day.
      if (outcome === 'unknown') request.log.warn(`${what} is about nobody we know`)
      else request.log.info({ outcome }, `${what} was taken`)
      return { outcome }
    } catch (error) {
      if (isDatabaseAway(error)) {
        return reply
          .code(503)
          .header('retry-after', '5')
          .send({ error: 'Out of reach for a moment: send it again' })
      }
      if (!(error instanceof HookRefusedError)) {
        request.log.error({ err: error }, `${what} could not be taken`)
        return reply.code(500).send({ error: 'It could not be taken: send it again' })
      }
      request.log.warn({ reason: error.message }, `${what} was refused`)
      return reply.code(error.status).send({ error: error.message })
    }
  })
}
