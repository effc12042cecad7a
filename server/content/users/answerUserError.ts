import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { isDataException } from '../../db/sqlErrors.ts'
import { QueueFullError } from '../../process/createQueue.ts'
import { ContentError } from '../ContentError.ts'
import { UserError } from './UserError.ts'

/** Turns whatever went wrong into an answer in Strapi's shape. */
export function answerUserError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const told = toUserError(error)
  if (told.status >= 500) request.log[told.status === 503 ? 'warn' : 'error']({ err: error }, told.message)
  const wait = told.details.retryAfter ?? (told.status === 503 ? 2 : undefined)
  if (wait !== undefined) reply.header('retry-after', String(wait))
  const { status, name, message, details } = told
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ data: null, error: { status, name, message, details } })
}

function toUserError(error: FastifyError | Error): UserError {
  if (error instanceof UserError) return error
  // The limits count for all of the content service.
  if (error instanceof QueueFullError || (error instanceof ContentError && error.status === 429))
    return new UserError(429, 'RateLimitError', 'Too many requests, please try again later.', {
      retryAfter: (error instanceof ContentError && error.retryAfter) || 5,
    })
  if (isDatabaseAway(error)) return new UserError(503, 'ServiceUnavailableError', 'Service Unavailable')
  if (isDataException(error)) return new UserError(400, 'BadRequestError', 'Bad Request')
  // Also of hooks of the whole server, as while the site is closed.
  const said: unknown = Reflect.get(error, 'statusCode') ?? Reflect.get(error, 'status')
  const status = typeof said === 'number' && said >= 400 && said < 600 ? said : 500
  if (status === 413) return new UserError(413, 'PayloadTooLargeError', 'Entity too large')
  if (status >= 400 && status < 500) return new UserError(status, 'BadRequestError', error.message)
  if (status === 503) return new UserError(503, 'ServiceUnavailableError', 'Service Unavailable')
  return new UserError(500, 'InternalServerError', 'Internal Server Error')
}
