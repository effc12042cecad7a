import fastify, { type FastifyBaseLogger, type FastifyError, LogController } from 'fastify'
import type { Database } from '../db/Database.ts'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { bookmakerPlugin } from './bookmaker/bookmakerPlugin.ts'
import { chatPlugin } from './chat/chatPlugin.ts'
import type { CounterpartOptions } from './counterpart.ts'
import { gamesPlugin } from './games/gamesPlugin.ts'
import { oauthPlugin } from './oauth/oauthPlugin.ts'
import { outboxPlugin } from './outbox/outboxPlugin.ts'
import { paymentsPlugin } from './payments/paymentsPlugin.ts'
import { sayWhatItIs } from './sayWhatItIs.ts'
import { sportsPlugin } from './sports/sportsPlugin.ts'
import { verificationPlugin } from './verification/verificationPlugin.ts'

export type Sandbox = {
  /** http://127.0.0.1:port, where the platform's adapters call. */
  url: string
  /** Tells where the site answers, for callbacks. */
  setSite: (url: string) => void
  close: () => Promise<void>
}

/**
 * Stand-ins for the outside parties of a casino, as one real HTTP server on the loopback interface: adapters reach
 * them as they would reach the parties themselves.
 */
export async function createSandbox(options: {
  database: Database
  log: FastifyBaseLogger
  /** Whether others than this machine may reach it: then every page says what it is. */
  saysWhatItIs?: boolean
  /** Where browsers reach its games; its own listener if left out. */
  gamesOrigin?: string
}): Promise<Sandbox> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseAway(error))
      return reply.code(503).header('retry-after', '2').send({ error: 'Out of order' })
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the sandbox has failed')
    return reply.code(status).send({ error: status < 500 ? error.message : 'Something went wrong' })
  })
  if (options.saysWhatItIs) sayWhatItIs(app)
  let site = ''
  const counterpart: CounterpartOptions = { database: options.database, site: () => site }
  await app.register(outboxPlugin, counterpart)
  await app.register(oauthPlugin, counterpart)
  await app.register(verificationPlugin, counterpart)
  await app.register(paymentsPlugin, counterpart)
  const { gamesOrigin } = options
  await app.register(gamesPlugin, { ...counterpart, ...(gamesOrigin !== undefined && { gamesOrigin }) })
  await app.register(bookmakerPlugin, counterpart)
  await app.register(chatPlugin, counterpart)
  let own = ''
  await app.register(sportsPlugin, { url: () => own })
  own = await app.listen({
    host: '127.0.0.1',
    port: 0,
    listenTextResolver: () => 'The sandbox listens',
  })
  return {
    url: own,
    setSite: (at) => {
      site = at
    },
    close: () => app.close(),
  }
}
