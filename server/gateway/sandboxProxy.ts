import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '../http/isFromThisMachine.ts'
import { forwardedHeaders, ownConnection, refuseClimbing } from './platformProxy.ts'

/**
 * Passes /sandbox on to the sandboxes' own server, as an outside party would be reached; it sees none of our cookies.
 * @param isOpen whether the operator said that it runs for all who come; else it is for this machine, and what came
 *   otherwise came through a tunnel or a proxy that nobody spoke of
 */
export async function sandboxProxy(app: FastifyInstance, sandboxUrl: string, isOpen: boolean): Promise<void> {
  await app.register(httpProxy, {
    upstream: sandboxUrl,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
    http2: false,
    preHandler: async (request, reply) => {
      if (!isOpen && !isFromThisMachine(request.raw)) return reply.code(404).send()
      return refuseClimbing(request, reply)
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _, ...rest } = forwardedHeaders(request, headers)
        return rest
      },
      rewriteHeaders: ownConnection,
    },
  })
}
