import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { PlayError } from './PlayError.ts'

/** Says in the frame's words what went wrong. */
export function answerPlayError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PlayError) {
    const { status, code, message, balance, limit } = error
    return reply
      .code(status)
      .send({ error: { code, message, ...(balance && { balance }), ...(limit && { limit }) } })
  }
  if (isDatabaseAway(error))
    return reply.code(503).send({ error: { code: 'OUT_OF_ORDER_SERVICE', message: 'Out of order' } })
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'a game has failed')
  const message = status < 500 ? error.message : 'Something went wrong'
  return reply.code(status).send({ error: { code: 'INVALID_REQUEST', message } })
}
