import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is about to end (`/readyz` says so), and what begins that. */
    draining: { readonly isOn: boolean; begin(): void }
  }
}

/**
 * How a server leaves without anybody noticing (decision 0208): from `begin` on it answers as ever, and each answer ends
 * its connection, so that whoever sent it sends the next request elsewhere. Closing begins it too.
 */
export function decorateDraining(app: FastifyInstance): void {
  let isOn = false
  const begin = () => {
    isOn = true
  }
  app.decorate('draining', {
    get isOn() {
      return isOn
    },
    begin,
  })
  app.addHook('preClose', async () => begin())
  app.addHook('onSend', async (_request, reply) => {
    if (isOn) reply.header('connection', 'close')
  })
}
