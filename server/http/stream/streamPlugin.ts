import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../addressKey.ts'
import { eventText, Outbox } from './Outbox.ts'
import type { StreamQuery, StreamSource } from './StreamSource.ts'

export const streamAddress = '/content/stream'

export type StreamOptions = {
  /** What is told, by name. */
  sources: Readonly<Record<string, StreamSource>>
  beatMs?: number
  /** Milliseconds after which who reads nothing is gone or stuck. */
  stuckMs?: number
  /** A stream ends after this time; the browser opens another, and its session is looked at anew. */
  longestMs?: number
  /** Streams that one address may hold; many players share an address behind a carrier's NAT. */
  perAddress?: number
  total?: number
  /** Is told how to count the streams that are open. */
  watch?: (count: () => number) => void
}

type Reader = { outbox: Outbox; response: ServerResponse; fullSince?: number | undefined }

const beat = Buffer.from(eventText('beat', {}))

/** All that an open page follows, as one stream of server-sent events (decision 0320). */
export function streamPlugin(app: FastifyInstance, options: StreamOptions): void {
  const { sources, beatMs = 10_000, stuckMs = 60_000, longestMs = 5 * 60_000 } = options
  const { perAddress = 200, total = 20_000, watch } = options
  const readers = new Set<Reader>()
  const held = new Map<string, number>()
  let isClosed = false
  watch?.(() => readers.size)

  const timer = setInterval(() => {
    for (const reader of readers) {
      const { outbox, response } = reader
      reader.fullSince = outbox.isFull ? (reader.fullSince ?? Date.now()) : undefined
      if (reader.fullSince !== undefined && Date.now() - reader.fullSince >= stuckMs) response.destroy()
      else outbox.put(beat, 'beat')
    }
  }, beatMs)
  timer.unref()
  // Before the server waits for open connections, of which the streams would never end.
  app.addHook('preClose', async () => {
    isClosed = true
    clearInterval(timer)
    for (const { outbox } of readers) outbox.end()
  })

  /** @returns what leaves it; nothing where all are taken */
  function takePlace(request: FastifyRequest): (() => void) | undefined {
    const address = addressKey(request.ip)
    const own = held.get(address) ?? 0
    if (own >= perAddress || readers.size >= total) return undefined
    held.set(address, own + 1)
    return () => {
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    }
  }

  function begin(reply: FastifyReply, leave: () => void): Reader {
    reply.hijack()
    const response = reply.raw
    // Headers that hooks of the server have set would be lost with the hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would hold events back; and a connection kept for another call would hold up a server that stops.
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    const reader: Reader = { outbox: new Outbox(response), response }
    readers.add(reader)
    // Spread, so that after a restart not all come back together.
    const ending = setTimeout(() => reader.outbox.end(), longestMs * (0.8 + Math.random() * 0.4))
    ending.unref()
    response.on('error', () => response.destroy())
    response.on('close', () => {
      clearTimeout(ending)
      readers.delete(reader)
      leave()
    })
    return reader
  }

  app.get(streamAddress, { exposeHeadRoute: false }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') return reply.code(403).send()
    const leave = takePlace(request)
    if (!leave) return reply.code(503).header('retry-after', '30').send()
    const endings = [leave]
    const { outbox, response } = begin(reply, () => {
      for (const end of endings.splice(0)) end()
    })
    const isThere = () => !response.closed && !response.destroyed
    const query = readQuery(request.query)
    try {
      for (const source of Object.values(sources)) {
        const end = await source.open(request, query, outbox, isThere)
        if (isThere()) endings.push(end)
        else end()
      }
      // From here on nothing is missed: the stream before this one may go.
      outbox.put(eventText('hello', { sources: Object.keys(sources), beat: beatMs }))
    } catch (err) {
      request.log.warn({ err }, 'a stream could not be opened')
      outbox.end()
    }
    // A request that came while the server ends; the browser opens another, elsewhere.
    if (isClosed) outbox.end()
    return reply
  })
}

/** What is said twice is not said. */
function readQuery(query: unknown): StreamQuery {
  return Object.fromEntries(
    Object.entries(query as object).filter(([, value]) => typeof value === 'string'),
  ) as StreamQuery
}
