import { type ChannelModel, connect } from 'amqplib'
import type { FeedSource } from '../FeedSource.ts'
import { type FeedAccess, readDocument } from './askFeed.ts'
import { text } from './attributes.ts'
import { createPieces } from './createPieces.ts'
import { type Pauses, reconnecting } from './reconnecting.ts'
import { uofDocuments } from './uofDocuments.ts'

/** A real account of the Unified Odds Feed. */
export type AmqpAccess = FeedAccess & {
  /** Where its messages are, `amqps://mq.betradar.com:5671`; who we are there is said by the API. */
  messages: string
}

/** The exchange of the feed, which is the same for every account. */
const EXCHANGE = 'unifiedfeed'
/** Seconds between two signs of life on the connection. */
const HEARTBEAT = 20
/** Milliseconds for a connection to be made. */
const PATIENCE = 15_000
/** Messages that are on their way to us at once; as many more wait at the other side. */
const AT_ONCE = 1_000

const USUAL: Pauses = { first: 1_000, longest: 30_000 }

/** A feed whose messages come by AMQP, as those of a real account do. */
export function amqpFeed(access: AmqpAccess, pauses = USUAL): FeedSource {
  async function open(): Promise<ChannelModel> {
    const account = await readDocument(access, 'users/whoami.xml')
    const url = new URL(access.messages)
    url.username = encodeURIComponent(access.token)
    url.pathname = encodeURIComponent(text(account, 'virtual_host'))
    url.searchParams.set('heartbeat', String(HEARTBEAT))
    return connect(url.href, { timeout: PATIENCE })
  }

  /** One connection, for as long as it holds. */
  async function* connection(signal: AbortSignal): AsyncGenerator<string> {
    const model = await open()
    const pieces = createPieces<string>()
    const end = () => pieces.end()
    // Without a listener an error of the connection would end the process.
    model.on('error', end)
    model.on('close', end)
    signal.addEventListener('abort', end, { once: true })
    try {
      const channel = await model.createChannel()
      channel.on('error', end)
      channel.on('close', end)
      await channel.prefetch(AT_ONCE)
      const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
      for (const key of keysOf(access.node)) await channel.bindQueue(queue, EXCHANGE, key)
      await channel.consume(queue, (message) => {
        // The queue itself is gone.
        if (!message) return end()
        pieces.add(message.content.toString('utf8'), () => channel.ack(message))
      })
      yield* pieces.read()
    } finally {
      signal.removeEventListener('abort', end)
      await model.close().catch(() => {})
    }
  }

  return {
    ...uofDocuments(access),
    messages: (signal) => reconnecting(connection, signal, pauses),
  }
}

/** What we hear: all that is said to everybody, what is recovered for us, and what producers say of themselves. */
function keysOf(node: number): string[] {
  return [
    '*.*.*.*.*.*.*.-.#',
    `*.*.*.*.*.*.*.${node}.#`,
    '-.-.-.alive.#',
    '-.-.-.snapshot_complete.#',
    '-.-.-.product_down.#',
  ]
}
