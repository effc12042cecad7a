import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/Database.ts'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { isDataException } from '../db/sqlErrors.ts'
import { ContentError, EditConflict } from './ContentError.ts'
import type { Compiler } from './Definition.ts'
import { draftView } from './draftView.ts'

/** Turns whatever went wrong into the described answer; after an edit conflict with what is there now. */
export async function answerError(
  error: FastifyError | ContentError,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, compiler }: { database: Database; compiler: Compiler },
): Promise<FastifyReply> {
  if (error instanceof EditConflict) {
    const current = await draftView(database.drizzle, compiler, error.kind, error.id)
    if (current !== undefined) reply.header('etag', current.etag)
    return reply.code(409).send({ error: { type: error.type, message: error.message }, current })
  }
  if (error instanceof ContentError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
    const { type, message, problems, changed } = error
    return reply.code(error.status).send({ error: { type, message }, problems, changed })
  }
  if (isDatabaseAway(error)) {
    const unavailable = { type: 'ApplicationUnavailableException', message: 'Out of reach for a moment' }
    return reply
      .code(503)
      .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
      .send({ error: unavailable })
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ error: { type: 'InvalidRequestException', message: error.message } })
  }
  if (isDataException(error)) {
    request.log.warn(error)
    return reply.code(400).send({
      error: { type: 'InvalidRequestException', message: 'The database cannot hold a value of this' },
    })
  }
  request.log.error(error)
  return reply
    .code(500)
    .send({ error: { type: 'InternalServerErrorException', message: 'Something went wrong on our side' } })
}
