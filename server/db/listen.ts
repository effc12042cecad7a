import pg from 'pg'
import { askWritable } from './askWritable.ts'
import { isLost } from './isLost.ts'
import { notificationChannel } from './Subscriptions.ts'

/** Such notices are nothing that a crash must not take away. */
const beginning = `set synchronous_commit = off; listen ${notificationChannel}`
const notifyAll = {
  name: 'notify_all',
  text: 'select count(pg_notify($1, message)) from unnest($2::text[]) message',
}

interface Handlers {
  onMessage(payload: string): void
  /** The connection was lost and is back: messages may have been missed. */
  onGap(): void
  /** The connection was lost. */
  onLost(error: unknown): void
}

interface Listener {
  /** Tells all who listen. @throws where the connection is lost */
  notify(messages: readonly string[]): Promise<unknown>
  close(): Promise<void>
}

/** Between two tries to connect anew. */
const pauseMs = 250
const heartbeatMs = 10_000

/**
 * Holds one connection that listens and gives notices of its own, and connects anew whenever it is lost. A heartbeat finds
 * the connections that died without a word, or lead to what has become a standby.
 * @throws when the first connection fails
 */
export async function listen(url: string, handlers: Handlers): Promise<Listener> {
  let closed = false
  let client = await connect(5_000)
  let retry: NodeJS.Timeout | undefined
  const heartbeat = setInterval(() => {
    const beating = client
    askWritable(beating).catch((error: unknown) => lost(beating, error))
  }, heartbeatMs)
  heartbeat.unref()

  async function connect(connectMs = 1_500): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: 'croupier listen',
      connectionTimeoutMillis: connectMs,
      query_timeout: 5_000,
      keepAlive: true,
    })
    // Until it listens, its rejection tells.
    connecting.on('error', () => {})
    connecting.on('notification', (message) => handlers.onMessage(message.payload ?? ''))
    try {
      await connecting.connect()
      await connecting.query(beginning)
    } catch (error) {
      await connecting.end().catch(() => {})
      throw error
    }
    connecting.on('error', (error) => lost(connecting, error))
    connecting.on('end', () => lost(connecting, new Error('Connection terminated')))
    return connecting
  }

  function lost(gone: pg.Client, error: unknown): void {
    if (closed || gone !== client || retry !== undefined) return
    gone.end().catch(() => {})
    handlers.onLost(error)
    reconnect(0)
  }

  function reconnect(afterMs: number): void {
    retry = setTimeout(async () => {
      try {
        const found = await connect()
        retry = undefined
        if (closed) return void found.end().catch(() => {})
        client = found
        handlers.onGap()
      } catch {
        if (!closed) reconnect(pauseMs)
      }
    }, afterMs)
  }

  return {
    async notify(messages) {
      const telling = client
      try {
        return await telling.query(notifyAll, [notificationChannel, messages])
      } catch (error) {
        if (isLost(error)) lost(telling, error)
        throw error
      }
    },

    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      await client.end().catch(() => {})
    },
  }
}
