import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process answers. `/readyz`: it may be sent players; 503 with the reason until then, and again from
 * the moment it was told to end.
 */
export function healthRoutes(app: FastifyInstance, ready: () => Promise<string | undefined>): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const missing = app.draining.isOn ? undefined : await ready()
    if (missing === undefined && !app.draining.isOn) return { status: 'ready' }
    const message = missing === undefined ? 'The process is about to end' : `Not ready: ${missing} is missing`
    return reply
      .code(503)
      .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
      .send({
        status: missing === undefined ? 'draining' : 'not ready',
        missing,
        error: { type: 'ApplicationUnavailableException', message },
      })
  })
}
