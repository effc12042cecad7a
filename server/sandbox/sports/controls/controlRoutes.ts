import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../../payments/pageFrame.ts'
import { readChoice, readForms, type Texts } from '../../readForms.ts'
import type { SportsFeed } from '../createSportsFeed.ts'
import { MOST_TAMPERED, tamperings } from '../stream/createTampering.ts'
import { products } from '../stream/Sent.ts'
import { type Controls, createControls } from './controls.ts'
import { eventActs } from './eventForms.ts'
import { eventPage, feedPage, noEventPage } from './pages.ts'

type Call = { Params: { event: string }; Body: Texts | undefined }

const [DONE, NOT_DONE] = ['It is done.', 'It could not be done.']

/** The page on which a tester makes the feed fail. */
export async function controlRoutes(app: FastifyInstance, feed: SportsFeed): Promise<void> {
  const controls = createControls(feed)
  readForms(app)

  app.get('/sandbox/feed', async (_, reply) => reply.headers(pageHeaders()).send(feedPage(feed)))
  app.post<Call>('/sandbox/feed', async (request, reply) => {
    const isDone = changeFeed(feed, controls, request.body ?? {})
    reply.headers(pageHeaders()).code(isDone ? 200 : 422)
    return reply.send(feedPage(feed, isDone ? DONE : NOT_DONE))
  })

  app.route<Call>({
    method: ['GET', 'POST'],
    url: '/sandbox/feed/events/:event',
    handler: async (request, reply) => {
      reply.headers(pageHeaders())
      const event = feed.bookmaker.eventOf(request.params.event, feed.clock())
      if (!event) return reply.code(404).send(noEventPage())
      const form = request.body ?? {}
      const act = readChoice(eventActs, form.act)
      if (request.method === 'GET') return reply.send(eventPage(feed, event, await controls.linesOf(event)))
      const isDone =
        act !== undefined && (await eventActs[act]?.(controls, event, form, feed.clock())) === true
      const page = eventPage(feed, event, await controls.linesOf(event), isDone ? DONE : NOT_DONE)
      return reply.code(isDone ? 200 : 409).send(page)
    },
  })
}

/** What a form of the first page asks for. */
function changeFeed({ tampering }: SportsFeed, controls: Controls, form: Texts): boolean {
  const product = products.find((one) => String(one) === form.product)
  if (product !== undefined && (form.act === 'pause' || form.act === 'resume')) {
    controls.setProducer(product, form.act === 'resume')
    return true
  }
  const how = readChoice(tamperings, form.how)
  const count = Number(form.count)
  if (
    form.act !== 'tamper' ||
    how === undefined ||
    !(Number.isInteger(count) && count > 0 && count <= MOST_TAMPERED)
  )
    return false
  tampering.set(how, count)
  return true
}
