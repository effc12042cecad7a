import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type FeedPiece, FeedSourceError } from '../FeedSource.ts'
import { httpFeed } from './httpFeed.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A counterpart that answers so, and what it was asked. */
async function counterpart(answer: Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['x-access-token']}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const source = (silence = 5_000) =>
    httpFeed({ url, token: 'secret', node: 3 }, { first: 5, longest: 20, silence })
  return { asked, source }
}

const line = (body: string) => `${JSON.stringify({ key: 'hi.-.-', body })}\n`

/** The first pieces; then the reader leaves. */
async function firstOf(source: ReturnType<typeof httpFeed>, count: number): Promise<FeedPiece[]> {
  const found: FeedPiece[] = []
  for await (const piece of source.messages(new AbortController().signal)) {
    found.push(piece)
    if (found.length === count) break
  }
  return found
}

const producer = { id: 1, name: 'LO', isActive: true, isLive: true, product: 'liveodds' }

test('messages come however they are cut, and a connection that ends or is silent is made anew', async () => {
  let connections = 0
  const { source, asked } = await counterpart((_request, response) => {
    connections += 1
    const text = line('<a é="1"/>') + line(`<b n="${connections}"/>`)
    if (connections === 2) return void response.writeHead(503).end()
    const bytes = Buffer.from(text)
    response.write(bytes.subarray(0, 30))
    setTimeout(() => {
      response.write(bytes.subarray(30))
      if (connections === 1) response.end()
    }, 20)
  })
  const both = (n: number) => [{ xml: '<a é="1"/>' }, { xml: `<b n="${n}"/>` }]
  const pieces = await firstOf(source(150), 8)
  expect(pieces).toEqual([...both(1), 'cut', 'cut', ...both(3), 'cut', both(4)[0]])
  expect(new Set(asked)).toEqual(new Set(['GET /feed/messages?node_id=3 secret']))
})

test('what is no message cuts the connection, and nothing of it is handed on', async () => {
  const { source } = await counterpart(
    (_request, response) => void response.end(`${line('<a/>')}{"body":1}\n`),
  )
  expect(await firstOf(source(), 2)).toEqual([{ xml: '<a/>' }, 'cut'])
})

test('recoveries are asked for by the name of the product', async () => {
  const { source, asked } = await counterpart(
    (_request, response) => void response.writeHead(202).end('<r/>'),
  )
  await source().recover(producer, { after: 5 }, 7)
  await source().recover(producer, {}, 8)
  await source().recoverEvent(producer, 'sr:match:1', 9)
  expect(asked.map((one) => one.replace(' secret', ''))).toEqual([
    'POST /v1/liveodds/recovery/initiate_request?after=5&request_id=7&node_id=3',
    'POST /v1/liveodds/recovery/initiate_request?request_id=8&node_id=3',
    'POST /v1/liveodds/odds/events/sr%3Amatch%3A1/initiate_request?request_id=9&node_id=3',
    'POST /v1/liveodds/stateful_messages/events/sr%3Amatch%3A1/initiate_request?request_id=9&node_id=3',
  ])
})

test('a schedule comes by pages, and a status with its instant', async () => {
  const event = (id: number) => `<sport_event id="sr:match:${id}" scheduled="2026-01-01T12:00:00Z">
    <tournament id="sr:tournament:1" name="Cup"><sport id="sr:sport:5" name="Tennis"/><category id="sr:category:1" name="ATP"/></tournament>
  </sport_event>`
  const { source, asked } = await counterpart(({ url = '' }, response) => {
    if (url.includes('summary'))
      return void response.end(
        '<match_summary generated_at="2026-01-01T12:00:00Z"><sport_event_status status="ended"/></match_summary>',
      )
    const first = Number(/start=(\d+)/.exec(url)?.[1])
    const events = Array.from({ length: first === 0 ? 200 : 3 }, (_, at) => event(first + at + 1))
    response.end(`<schedule>${events.join('')}</schedule>`)
  })
  const [first, second] = [await source().schedule('de', 'pre'), await source().schedule('de', 'pre', 200)]
  expect([first.fixtures.length, first.isLast, second.fixtures.length, second.isLast]).toEqual([
    200,
    false,
    3,
    true,
  ])
  expect(second.fixtures[0]).toMatchObject({ id: 'sr:match:201', tournament: { sport: { number: 5 } } })
  expect(asked[0]).toBe('GET /v1/sports/de/schedules/pre/schedule.xml?start=0&limit=200 secret')
  expect(await source().summary('sr:match:1')).toEqual({ at: Date.UTC(2026, 0, 1, 12), status: 3, score: {} })
})

test.each([
  ['nobody is there', (_request, response) => void response.destroy(), 'away'],
  ['it is out of order', (_request, response) => void response.writeHead(502).end(), 'away'],
  ['it asks for patience', (_request, response) => void response.writeHead(429).end(), 'away'],
  ['the token is none', (_request, response) => void response.writeHead(403).end(), 'faulty'],
  [
    'it leads elsewhere',
    (_request, response) => void response.writeHead(302, { location: '/' }).end(),
    'away',
  ],
  [
    'it makes no sense',
    (_request, response) => void response.end('<producers><producer id="x"/></producers>'),
    'faulty',
  ],
  ['it ends too early', (_request, response) => void response.end('<producers>'), 'faulty'],
] satisfies [string, Answer, string][])('where %s, it is said so', async (_what, answer, fate) => {
  const { source } = await counterpart(answer)
  const error = await source()
    .producers()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(FeedSourceError)
  expect(error).toMatchObject({ fate })
})
