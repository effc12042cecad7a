import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PlayError } from '../PlayError.ts'
import type { TableState } from './TableState.ts'

/** Milliseconds between signs of life, and until a browser connects anew. */
const heartbeat = 15_000
const retry = 2_000
/** Streams of all tables together, and of one session: tabs that were reloaded end late. */
const most = { total: 5_000, session: 4 }
/** A browser that leaves so many bytes unread is gone or stuck. */
const mostUnread = 256 * 1024

type Stream = { raw: ServerResponse; table: string; session: string }

/**
 * Tells everybody at a table how it stands, by server-sent events. An event holds all that there is to know, so that whoever
 * comes back needs the newest alone.
 */
export function createTableFeed() {
  const streams = new Set<Stream>()
  // Names of events are never used again, also not by the next process.
  const began = Date.now().toString(36)
  const turns = new Map<string, number>()
  const beat = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n')
  }, heartbeat)
  beat.unref()

  function write(stream: Stream, text: string): void {
    if (stream.raw.writableLength > mostUnread) stream.raw.destroy()
    else stream.raw.write(text)
  }
  const idOf = (table: string) => `${began}-${turns.get(table) ?? 0}`
  const textOf = (table: string, state: TableState) =>
    `event: table\nid: ${idOf(table)}\ndata: ${JSON.stringify(state)}\n\n`

  return {
    /** How many look at a table. */
    size: (table: string): number => [...streams].filter((stream) => stream.table === table).length,

    /** Opens a stream. Who has the newest event (`Last-Event-ID`) is told nothing until there is another. @throws PlayError */
    open(
      request: FastifyRequest,
      reply: FastifyReply,
      { table, session, state }: { table: string; session: string; state: TableState },
    ): FastifyReply {
      const own = [...streams].filter((stream) => stream.session === session)
      if (streams.size >= most.total)
        throw new PlayError(503, 'OUT_OF_ORDER_SERVICE', 'All streams of events are taken')
      if (own.length >= most.session) own[0]?.raw.end()
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-content-type-options': 'nosniff',
        // nginx would hold events back.
        'x-accel-buffering': 'no',
      })
      const stream: Stream = { raw, table, session }
      streams.add(stream)
      for (const end of ['close', 'error']) raw.on(end, () => streams.delete(stream))
      raw.write(`retry: ${retry}\n\n`)
      if (request.headers['last-event-id'] !== idOf(table)) raw.write(textOf(table, state))
      return reply
    },

    tell(table: string, state: TableState): void {
      turns.set(table, (turns.get(table) ?? 0) + 1)
      const text = textOf(table, state)
      for (const stream of streams) if (stream.table === table) write(stream, text)
    },

    /** Ends every stream, so that a server that shuts down need not wait for them. */
    close(): void {
      clearInterval(beat)
      for (const { raw } of streams) raw.end()
      streams.clear()
    },
  }
}
