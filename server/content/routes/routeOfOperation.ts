import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ContentError } from '../ContentError.ts'
import { authenticate, type Caller, requireSameOrigin } from '../staff/authenticate.ts'
import { createPlaces } from './createPlaces.ts'
import type { Call, ContentContext, Operation, OperationId } from './Operation.ts'

/** Who called, from the check that comes before the body is even read. */
const callers = new WeakMap<FastifyRequest, Caller>()

export function routeOfOperation(
  { database, hosts, publicUrl, secondFactor }: ContentContext,
  operation: Operation<OperationId>,
): Partial<RouteOptions> {
  const { role, bodyLimit, endless, unlogged, fresh = false, due, atOnce } = operation
  const take = atOnce === undefined ? undefined : createPlaces(atOnce)
  const letIn = async (request: FastifyRequest) => {
    if (role === 'public') return
    const site = { publicUrl, secondFactor }
    callers.set(request, await authenticate(database, request, { role, fresh, due }, site))
  }
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(unlogged && { logLevel: 'warn' as const }),
    // A HEAD for an endless answer would hold a connection and never end.
    exposeHeadRoute: role === 'public' && endless !== true,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (role === 'public') return requireSameOrigin(request, hosts.ownOriginOf(request), true)
      reply.header('cache-control', 'no-store')
      await letIn(request)
      const caller = callers.get(request)
      if (take && caller) finished(reply.raw, take(caller.member.id))
    },
    async preHandler(request: FastifyRequest) {
      // A body may come for minutes, and who sends it be switched off meanwhile.
      if (request.body !== undefined) await letIn(request)
    },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { body, query, params: path } = request
      if (request.routeOptions.schema?.body !== undefined && (typeof body !== 'object' || body === null)) {
        const message = 'The body must be of the type that the operation takes: application/json for most'
        throw new ContentError(415, 'InvalidRequest', message)
      }
      const call = { body, query, path, request, reply, ...callers.get(request) }
      return operation.handle(call as Call<OperationId>)
    },
  }
}
