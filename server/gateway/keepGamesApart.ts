import type { FastifyInstance } from 'fastify'
import { PlatformError } from '../platform/shared/errors.ts'

/** What is served of the sandbox's games: pages, what they are made of, and what they ask. */
const own = '/sandbox/games/'

/**
 * The sandbox's games have an origin of their own, which the operator's proxy leads to this server: at that origin nothing
 * of the site is served, so that a game finds neither pages nor an API that it could call as its own.
 */
export function keepGamesApart(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request) => {
    if (request.host !== host) return
    const path = request.url.split('?', 1)[0] ?? ''
    if (!path.startsWith(own) || path.includes('..'))
      throw new PlatformError('MethodNotFoundException', 'Not here')
  })
}
