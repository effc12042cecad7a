import type { FastifyInstance } from 'fastify'
import type { SportsFeed } from '../createSportsFeed.ts'
import type { Sent } from './Sent.ts'
import { products } from './Sent.ts'

/** Bytes that may wait for whoever listens: who is slower than that is ended, and recovers. */
const MOST_WAITING = 8 * 1024 * 1024
/** A recovery goes on when no more wait. */
const FEW_WAITING = 256 * 1024
/** More do not listen at once. */
const MOST_CONSUMERS = 16

type Call = { Querystring: { node_id?: number } }
const querystring = { type: 'object', properties: { node_id: { type: 'integer' } } }

/** Messages from now on, a JSON object a line, for as long as somebody reads: what a real account has by AMQP. */
export async function streamRoutes(
  app: FastifyInstance,
  { bus, feed, tampering }: SportsFeed,
): Promise<void> {
  const open = new Set<() => void>()
  // Streams would keep a server open that is to be closed.
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get<Call>('/feed/messages', { schema: { querystring } }, async (request, reply) => {
    if (open.size >= MOST_CONSUMERS) return reply.code(503).send()
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
    raw.flushHeaders()
    const waiting: (() => void)[] = []
    const wake = () => {
      for (const one of waiting.splice(0)) one()
    }
    raw.on('drain', wake)
    const consumer = {
      node: request.query.node_id,
      write({ key, body }: Sent): void {
        if (raw.destroyed) return
        raw.write(`${JSON.stringify({ key, body })}\n`)
        if (raw.writableLength > MOST_WAITING) raw.destroy()
      },
      async ready(): Promise<boolean> {
        while (!raw.destroyed && raw.writableLength > FEW_WAITING)
          await new Promise<void>((resolve) => void waiting.push(resolve))
        return !raw.destroyed
      },
    }
    const leave = bus.add(consumer)
    const end = () => raw.destroy()
    open.add(end)
    raw.on('close', () => {
      leave()
      wake()
      open.delete(end)
    })
    await feed.begun()
    const at = feed.cursor()
    for (const product of products)
      if (at !== undefined && !tampering.isPaused(product)) bus.alive(product, at, consumer)
  })
}
