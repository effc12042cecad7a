import pg from 'pg'
import { notificationChannel } from './Subscriptions.ts'

interface Handlers {
  onMessage(payload: string): void
  /** The connection was lost and is back: messages may have been missed. */
  onGap(): void
}

const longestPauseMs = 5_000
const heartbeatMs = 10_000

/**
 * Holds one connection that only listens, and connects anew whenever it is lost. A heartbeat finds the
 * connections that died without a word.
 * @throws when the first connection fails
 */
export async function listen(url: string, handlers: Handlers): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client = await connect()
  let retry: NodeJS.Timeout | undefined
  const heartbeat = setInterval(() => {
    const beating = client
    beating.query('select 1').catch(() => lost(beating))
  }, heartbeatMs)
  heartbeat.unref()

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: url,
      application_name: 'croupier listen',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    connecting.on('error', () => lost(connecting))
    connecting.on('end', () => lost(connecting))
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

  function lost(gone: pg.Client): void {
    if (closed || gone !== client || retry !== undefined) return
    gone.end().catch(() => {})
    reconnect(100)
  }

  function reconnect(pauseMs: number): void {
    retry = setTimeout(async () => {
      try {
        const found = await connect()
        retry = undefined
        if (closed) return void found.end().catch(() => {})
        client = found
        handlers.onGap()
      } catch {
        if (!closed) reconnect(Math.min(pauseMs * 2, longestPauseMs))
      }
    }, pauseMs)
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
