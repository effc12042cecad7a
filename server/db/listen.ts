import pg from 'pg'
import { notificationChannel } from './Subscriptions.ts'

interface Handlers {
  onMessage(payload: string): void
  /** The connection was lost and is back: messages may have been missed. */
  onGap(): void
  /** The connection was lost. */
  onLost(error: unknown): void
}

/** Between two tries to connect anew. */
const pauseMs = 250
const heartbeatMs = 10_000

/**
 * Holds one connection that only listens, and connects anew whenever it is lost. A heartbeat finds the
 * connections that died without a word.
 * @throws when the first connection fails
 */
export async function listen(url: string, handlers: Handlers): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client = await connect(5_000)
  let retry: NodeJS.Timeout | undefined
  const heartbeat = setInterval(() => {
    const beating = client
    beating.query('select 1').catch((error: unknown) => lost(beating, error))
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
    connecting.on('error', (error) => lost(connecting, error))
    connecting.on('end', () => lost(connecting, new Error('Connection terminated')))
    connecting.on('notification', (message) => handlers.onMessage(message.payload ?? ''))
    try {
      await connecting.connect()
      await connecting.query(`listen ${notificationChannel}`)
    } catch (error) {
      await connecting.end().catch(() => {})
      throw error
    }
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
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      await client.end().catch(() => {})
    },
  }
}
