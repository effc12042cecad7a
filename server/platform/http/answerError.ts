import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { errorEnvelope, PlatformError, toPlatformError } from '../shared/errors.ts'

/** Answers any error in the envelope of the platform; also fits Fastify's `frameworkErrors`. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const told = toPlatformError(error)
  // That the database is away is told once, not by every call; that the site is closed was told by who closed it.
  if (told.status >= 500 && told.status !== 501 && !isDatabaseAway(error) && !isClosed(error))
    request.log.error({ err: error }, 'A call has failed')
  if (told.retryAfter !== undefined) reply.header('retry-after', String(told.retryAfter))
  void reply
    .status(told.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorEnvelope(told)))
}

const isClosed = (error: unknown) =>
  error instanceof PlatformError &&
  ['ApplicationUnavailableException', 'ApplicationDisabledException'].includes(error.type)
