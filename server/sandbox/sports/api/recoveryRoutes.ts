import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SportsFeed } from '../createSportsFeed.ts'
import type { Asked } from '../stream/createRecoveries.ts'
import { createRecoveryLimits } from '../stream/recoveryLimits.ts'
import type { Product } from '../stream/Sent.ts'
import { answerXml, response } from './answerXml.ts'

/** What producers are called in addresses, and how many milliseconds they go back. */
const producers: ReadonlyMap<string, { product: Product; window: number }> = new Map([
  ['liveodds', { product: 1, window: 10 * 3_600_000 }],
  ['pre', { product: 3, window: 72 * 3_600_000 }],
])

type Call = {
  Params: { producer: string; event?: string }
  Querystring: { after?: number; request_id?: number; node_id?: number }
}

const querystring = {
  type: 'object',
  properties: {
    after: { type: 'integer', minimum: 0 },
    request_id: { type: 'integer' },
    node_id: { type: 'integer' },
  },
}

/** Where somebody asks to be told again what they missed; it comes as messages. */
export async function recoveryRoutes(app: FastifyInstance, feed: SportsFeed): Promise<void> {
  const { bookmaker, recoveries, clock } = feed
  const mayAsk = createRecoveryLimits()
  const begin = (work: Promise<void>) =>
    void work.catch((error: unknown) => app.log.error({ err: error }, 'a recovery of the sports feed failed'))

  app.post<Call>(
    '/v1/:producer/recovery/initiate_request',
    { schema: { querystring } },
    async (request, reply) => {
      const producer = producers.get(request.params.producer)
      if (!producer) return refuse(reply, 404, 'NOT_FOUND', 'There is no such producer')
      const { after, request_id = 0, node_id } = request.query
      const back = after === undefined ? Number.POSITIVE_INFINITY : clock() - after
      if (after !== undefined && (back < 0 || back > producer.window))
        return refuse(reply, 400, 'BAD_REQUEST', 'It does not go back to that time')
      if (!mayAsk({ product: producer.product, back }, clock()))
        return refuse(reply, 403, 'FORBIDDEN', 'Too many recoveries were asked for')
      const asked: Asked = { product: producer.product, request: request_id, node: node_id }
      begin(recoveries.ofProducer(asked, after))
      return accept(reply)
    },
  )

  for (const what of ['odds', 'stateful_messages'] as const)
    app.post<Call>(
      `/v1/:producer/${what}/events/:event/initiate_request`,
      { schema: { querystring } },
      async (request, reply) => {
        const producer = producers.get(request.params.producer)
        const event = bookmaker.eventOf(request.params.event ?? '', clock())
        if (!producer || !event) return refuse(reply, 404, 'NOT_FOUND', 'There is no such event')
        if (!mayAsk({ product: producer.product }, clock()))
          return refuse(reply, 429, 'TOO_MANY_REQUESTS', 'Too many events were asked for')
        const { request_id = 0, node_id } = request.query
        const asked: Asked = { product: producer.product, request: request_id, node: node_id }
        begin(recoveries.ofEvent(asked, event, what === 'odds' ? 'odds' : 'decisions'))
        return accept(reply)
      },
    )
}

function accept(reply: FastifyReply): FastifyReply {
  return answerXml(reply.code(202), response('ACCEPTED', 'It comes as messages'))
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return answerXml(reply.code(status), response(code, message))
}
