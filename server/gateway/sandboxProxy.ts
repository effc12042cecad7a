import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { forwardedHeaders, refuseClimbing } from './platformProxy.ts'

/** Passes /sandbox on to the sandboxes' own server, as an outside party would be reached; it sees none of our cookies. */
export async function sandboxProxy(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: sandboxUrl,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
    http2: false,
    preHandler: refuseClimbing,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const { cookie: _, ...rest } = forwardedHeaders(request, headers)
        return rest
      },
    },
  })
}
