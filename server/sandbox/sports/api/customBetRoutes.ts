import type { FastifyInstance } from 'fastify'
import sax from 'sax'
import type { SportsFeed } from '../createSportsFeed.ts'
import type { Selection } from '../engines/Engine.ts'
import { element, xmlDocument } from '../xml/element.ts'
import { answerXml, response } from './answerXml.ts'

/** Selections that are priced together, at most. */
const MOST = 10
const namespace = 'http://schemas.sportradar.com/custombet/v1/endpoints'

type Asked = Selection & { event: string }

/** What selections of one event cost together (Custom Bet of the Unified Odds Feed), at its addresses. */
export async function customBetRoutes(app: FastifyInstance, { bookmaker, clock }: SportsFeed): Promise<void> {
  app.addContentTypeParser(
    ['application/xml', 'text/xml'],
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_, body, done) => done(null, body),
  )

  app.post<{ Body: unknown }>('/v1/custombet/calculate', async (request, reply) => {
    const selections = readSelections(String(request.body))
    const [first] = selections
    const event = first && bookmaker.eventOf(first.event, clock())
    if (!event || selections.length > MOST || selections.some((one) => one.event !== event.id))
      return answerXml(reply.code(400), response('BAD_REQUEST', 'These are no selections of one event'))
    const sold = bookmaker.priceTogether(event, selections, clock())
    if (!sold) return answerXml(reply.code(404), response('NOT_FOUND', 'These are not sold together'))
    const { odds, probability } = sold
    return answerXml(
      reply,
      told('calculation_response', [element('calculation', { odds: odds / 100, probability })]),
    )
  })

  app.get<{ Params: { event: string } }>(
    '/v1/custombet/:event/available_selections',
    async (request, reply) => {
      const event = bookmaker.eventOf(request.params.event, clock())
      if (!event) return answerXml(reply.code(404), response('NOT_FOUND', 'There is no such event'))
      const markets = bookmaker.soldTogether(event, clock()).map(({ market: id, specifiers, outcomes }) =>
        element(
          'market',
          { id, specifiers: specifiers === '' ? undefined : specifiers },
          outcomes.map((outcome) => element('outcome', { id: outcome })),
        ),
      )
      return answerXml(
        reply,
        told('available_selections', [element('event', { id: event.id }, [element('markets', {}, markets)])]),
      )
    },
  )

  const told = (name: string, content: string[]) =>
    xmlDocument(element(name, { xmlns: namespace, generated_at: new Date(clock()).toISOString() }, content))
}

/** Selections of a document; none where it is no XML. */
function readSelections(xml: string): Asked[] {
  const found: Asked[] = []
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const { id = '', market_id: market = '', outcome_id: outcome = '', specifiers = '' } = attributes
    if (name === 'selection')
      found.push({
        ...{ event: String(id), market: Number(market), outcome: String(outcome) },
        specifiers: String(specifiers),
      })
  }
  try {
    parser.write(xml).close()
    return found
  } catch {
    return []
  }
}
