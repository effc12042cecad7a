import type { FastifyInstance } from 'fastify'
import { closeDoor } from './closeDoor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is about to end (`/readyz` says so), and what begins that. */
    draining: { readonly isOn: boolean; begin(): void }
  }
}

/**
 * How a server leaves without anybody noticing (decision 0208): from `begin` on it answers as ever, and each answer ends
 * its connection, so that whoever sent it sends the next request elsewhere. Closing begins it too, and stops listening
 * before anything else.
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
  app.addHook('preClose', async () => {
    begin()
    await closeDoor(app.server)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isOn) reply.header('connection', 'close')
  })
}
