import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SportsFeed } from '../createSportsFeed.ts'
import { isLanguage } from '../names/languages.ts'
import type { Markets } from '../pricing/readMarkets.ts'
import { answerXml, response } from './answerXml.ts'
import * as descriptions from './descriptions.ts'
import * as documents from './sportsDocuments.ts'

/** Events of an answer, at most. */
const MOST_EVENTS = 1000

type Call = {
  Params: { language?: string; event?: string; competitor?: string }
  Querystring: { start?: number; limit?: number }
}

const querystring = {
  type: 'object',
  properties: {
    start: { type: 'integer', minimum: 0 },
    limit: { type: 'integer', minimum: 1, maximum: MOST_EVENTS },
  },
}

/** What the Unified Odds Feed tells when it is asked, at its addresses. */
export async function apiRoutes(
  app: FastifyInstance,
  { feed, markets, url }: { feed: SportsFeed; markets: Markets; url: () => string },
): Promise<void> {
  const { bookmaker, clock } = feed

  app.get('/v1/users/whoami.xml', async (_, reply) => answerXml(reply, descriptions.whoamiDocument()))
  app.get('/v1/descriptions/producers.xml', async (_, reply) =>
    answerXml(reply, descriptions.producersDocument(url())),
  )
  app.get('/v1/descriptions/void_reasons.xml', async (_, reply) =>
    answerXml(reply, descriptions.voidReasonsDocument()),
  )

  /** A document in one of the feed's languages; undefined where there is none. */
  const inLanguage = (path: string, make: (told: Told, call: Call) => string | undefined) =>
    app.get<Call>(path, { schema: { querystring } }, async (request, reply): Promise<FastifyReply> => {
      const { language = '' } = request.params
      if (!isLanguage(language)) return notFound(reply)
      const told = { bookmaker, language, at: clock() }
      const made = make(told, { Params: request.params, Querystring: request.query })
      return made === undefined ? notFound(reply) : answerXml(reply, made)
    })

  inLanguage('/v1/descriptions/:language/markets.xml', ({ language }) =>
    descriptions.marketsDocument(markets.all, language),
  )
  inLanguage('/v1/descriptions/:language/variants.xml', ({ language }) =>
    descriptions.variantsDocument(markets.all, language),
  )
  inLanguage('/v1/descriptions/:language/match_status.xml', ({ language }) =>
    descriptions.matchStatusDocument(language),
  )
  inLanguage('/v1/sports/:language/sports.xml', documents.sportsDocument)
  inLanguage('/v1/sports/:language/tournaments.xml', documents.tournamentsDocument)
  inLanguage('/v1/sports/:language/schedules/pre/schedule.xml', (told, { Querystring }) => {
    const { start = 0, limit = MOST_EVENTS } = Querystring
    return documents.scheduleDocument(told, bookmaker.coming(told.at).slice(start, start + limit))
  })
  inLanguage('/v1/sports/:language/schedules/live/schedule.xml', (told) => {
    const isLive = ({ status }: { status: number }) => status === 1
    const live = bookmaker.begun(told.at).filter((event) => isLive(bookmaker.standingOf(event, told.at)))
    return documents.scheduleDocument(told, live)
  })
  inLanguage('/v1/sports/:language/sport_events/:event/fixture.xml', (told, { Params }) => {
    const event = bookmaker.eventOf(Params.event ?? '', told.at)
    return event && documents.fixtureDocument(told, event)
  })
  inLanguage('/v1/sports/:language/sport_events/:event/summary.xml', (told, { Params }) => {
    const event = bookmaker.eventOf(Params.event ?? '', told.at)
    return event && documents.summaryDocument(told, event)
  })
  inLanguage('/v1/sports/:language/competitors/:competitor/profile.xml', (told, { Params }) => {
    const competitor = bookmaker.seasons.competitorOf(Params.competitor ?? '')
    return competitor && documents.profileDocument(told, competitor)
  })
}

type Told = Parameters<typeof documents.sportsDocument>[0]

function notFound(reply: FastifyReply): FastifyReply {
  return answerXml(reply.code(404), response('NOT_FOUND', 'There is no such thing'))
}
