import type { FastifyInstance } from 'fastify'
import { PlatformError } from '../platform/shared/errors.ts'

/** What players' browsers call. Content, callbacks, sandboxes, assets and health stay open: money that arrives is booked. */
const called = /^\/(api|nfx|oauth|hit)(\/|\?|$)/

/** What closes the site: the operator's switch, in seconds until another try, or the definition of the site itself. */
export type Closing = {
  closedFor: (address: string) => number | undefined
  isDisabled: () => boolean
}

/**
 * Refuses players' calls while the site is closed, also those that go on to an operator's platform, and before anything
 * of them is read.
 */
export function closeCalls(app: FastifyInstance, { closedFor, isDisabled }: Closing): void {
  app.addHook('onRequest', async (request) => {
    // By the route too, because an address may be written with escapes: /%61pi/ is /api/ to the router.
    const { url: route = '' } = request.routeOptions
    if (!called.test(request.url) && !called.test(route)) return
    if (isDisabled()) throw new PlatformError('ApplicationDisabledException', 'The site is switched off')
    const retryAfter = closedFor(request.ip)
    if (retryAfter !== undefined)
      throw new PlatformError('ApplicationUnavailableException', 'Closed for maintenance', { retryAfter })
  })
}
