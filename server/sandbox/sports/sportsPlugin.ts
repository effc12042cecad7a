import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerXml, response } from './api/answerXml.ts'
import { apiRoutes } from './api/apiRoutes.ts'
import { customBetRoutes } from './api/customBetRoutes.ts'
import { recoveryRoutes } from './api/recoveryRoutes.ts'
import { controlRoutes } from './controls/controlRoutes.ts'
import { createSportsFeed } from './createSportsFeed.ts'
import { crestRoutes } from './crests/crestRoutes.ts'
import type { Engine } from './engines/Engine.ts'
import { engines as allEngines } from './engines/engines.ts'
import { feedKeys } from './feedKeys.ts'
import { type Markets, readMarkets } from './pricing/readMarkets.ts'
import { streamRoutes } from './stream/streamRoutes.ts'

/** Everything follows from it: who there is, who meets when, and how it goes. */
const SEED = 'first light'
/** A football match takes 27 minutes: one sees things happen, and has the time to bet on them. */
const SPEED = 4

/**
 * Stands in for a bookmaker whose odds others take over: the Unified Odds Feed, its API and its messages, of seasons that are made
 * up, and a page on which a tester makes it fail.
 * @param options.url where it is reached, without a slash at its end
 * @param options.clock in milliseconds since 1970
 */
export async function sportsPlugin(
  app: FastifyInstance,
  {
    url,
    engines = allEngines,
    markets = readMarkets(),
    clock = Date.now,
    seed = SEED,
    speed = SPEED,
  }: {
    url: () => string
    engines?: ReadonlyMap<number, Engine<unknown>>
    markets?: Markets
    clock?: () => number
    seed?: string
    speed?: number
  },
): Promise<void> {
  const feed = createSportsFeed({ seed, speed, engines, markets, clock })
  const onError = (error: unknown) => app.log.error({ err: error }, 'the sports feed of the sandbox failed')
  app.addHook('onReady', async () => void feed.run(onError))
  app.addHook('onClose', async () => feed.close())
  await app.register(async (closed: FastifyInstance) => {
    closed.addHook('onRequest', async (request, reply) => {
      if (isToken(request.headers['x-access-token'])) return
      return answerXml(reply.code(403), response('FORBIDDEN', 'This token is not known'))
    })
    await closed.register(apiRoutes, { feed, markets, url })
    await closed.register(recoveryRoutes, feed)
    await closed.register(customBetRoutes, feed)
    await closed.register(streamRoutes, feed)
  })
  await app.register(crestRoutes, feed.bookmaker)
  await app.register(controlRoutes, feed)
}

function isToken(given: string | string[] | undefined): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(feedKeys.token)]
  return one.length === other.length && timingSafeEqual(one, other)
}
