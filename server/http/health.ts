import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: it may be sent players; 503 with the reason until then. */
export function healthRoutes(app: FastifyInstance, ready: () => Promise<string | undefined>): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const missing = await ready()
    return missing === undefined
      ? { status: 'ready' }
      : reply
          .code(503)
          .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
          .send({
            status: 'not ready',
            missing,
            error: { type: 'ApplicationUnavailableException', message: `Not ready: ${missing} is missing` },
          })
  })
}
