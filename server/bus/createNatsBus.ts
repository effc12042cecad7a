import { setTimeout as pause } from 'node:timers/promises'
import type { NatsConnection, TlsOptions } from '@nats-io/transport-node'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../db/Database.ts'
import { Listeners } from '../db/Listeners.ts'
import { awaitGreeting } from './awaitGreeting.ts'

export type NatsBus = Bus & {
  /** Whether notices are heard. */
  isListening(): boolean
  close(): Promise<void>
}

/** What is ours among whatever else the servers carry. */
const PREFIX = 'croupier.'
/** Milliseconds for a connection to be made. */
const PATIENCE = 2_000
/** Milliseconds between two signs of life; a connection that has missed one is given up. */
const HEARTBEAT = 5_000
/** Milliseconds between two tries, which are also those for which what is known is good while nothing is heard. */
const PAUSE = 1_000

/**
 * Carries notices over NATS. Nobody waits for its servers: what cannot be told is refused at once, and while nothing is heard,
 * listeners to gaps are called at each try to connect, so that they know nothing for longer than some seconds.
 * @param url `nats://` or `tls://`, with a user and a password or a token where these are asked for
 */
export function createNatsBus(
  url: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  { patienceMs = PATIENCE, heartbeatMs = HEARTBEAT, pauseMs = PAUSE } = {},
): NatsBus {
  const listeners = new Listeners()
  const leaving = new AbortController()
  const { signal } = leaving
  const server = new URL(url)
  const port = Number(server.port) || 4222
  const host = server.hostname.replace(/^\[|\]$/g, '')
  // Handed on to Node, which would hold the certificate of a server with a bare address to be that of localhost.
  const certified: TlsOptions & { host: string } = { host }
  let heard: NatsConnection | undefined

  async function open(): Promise<NatsConnection> {
    await awaitGreeting({ host, port }, patienceMs, signal)
    // Few sites have such servers; the others need not load it.
    const { connect } = await import('@nats-io/transport-node')
    return connect({
      servers: `${server.hostname}:${port}`,
      ...credentialsIn(server),
      ...(server.protocol === 'tls:' && { tls: certified }),
      name: 'croupier',
      timeout: patienceMs,
      pingInterval: heartbeatMs,
      maxPingOut: 1,
      // Here it is known what a gap means.
      reconnect: false,
    })
  }

  /** Hands a notice to whom it is for. The connection does not outlive what is thrown at it here. */
  function tell(subject: string, payload: string): void {
    try {
      listeners.tell(subject.slice(PREFIX.length), payload)
    } catch (err) {
      log.error({ err }, 'a notice of the bus could not be taken')
      listeners.tellGap()
    }
  }

  /** Listens for as long as a connection holds. @returns why it ended */
  async function listen(connection: NatsConnection): Promise<unknown> {
    const reason = endOf(connection)
    connection.subscribe(`${PREFIX}*`, {
      callback(err, message) {
        // What is refused is told by the connection.
        if (!err) tell(message.subject, message.string())
      },
    })
    // From its answer on nothing is missed.
    await taken(connection, heartbeatMs).catch(() => connection.close())
    if (signal.aborted) await connection.close()
    if (!connection.isClosed()) {
      heard = connection
      log.info('the bus is heard')
      listeners.tellGap()
    }
    return reason
  }

  async function keepListening(): Promise<void> {
    let isTold = false
    while (!signal.aborted) {
      const err = await open()
        .then(listen)
        .catch((error: unknown) => error)
      if (signal.aborted) break
      if (heard) isTold = false
      heard = undefined
      if (!isTold) log.warn({ err }, 'the bus is not heard: what changes is read every few seconds')
      isTold = true
      listeners.tellGap()
      await pause(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  const listening = keepListening()

  return {
    async publish(channel, payload) {
      if (!heard) throw new Error('The bus is not reached')
      heard.publish(PREFIX + channel, payload)
      await taken(heard, heartbeatMs)
    },
    subscribe: (channel, listener) => listeners.subscribe(channel, listener),
    onGap: (listener) => listeners.onGap(listener),
    isListening: () => heard !== undefined,
    async close() {
      leaving.abort()
      await heard?.close()
      heard = undefined
      await listening
    },
  }
}

/**
 * Resolves when the servers have taken what was said. A client that is closed forgets that somebody waits for that.
 * @throws where they have not in time
 */
async function taken(connection: NatsConnection, patienceMs: number): Promise<void> {
  const done = new AbortController()
  const late = pause(patienceMs, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error('The bus does not answer')
  })
  await Promise.race([connection.flush(), late]).finally(() => done.abort())
}

/** Why a connection ended: also one that hangs, or whose servers refuse what is asked of them. */
async function endOf(connection: NatsConnection): Promise<unknown> {
  for await (const status of connection.status()) {
    if (status.type !== 'staleConnection' && status.type !== 'error') continue
    // It does not wait for what is still to be written.
    connection.close().catch(() => {})
    return status.type === 'error' ? status.error : new Error('The connection does not answer')
  }
  return (await connection.closed()) ?? new Error('The connection was closed')
}

/** A user and a password, or a token alone. */
function credentialsIn({ username, password }: URL): { user?: string; pass?: string; token?: string } {
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (user === '') return {}
  return pass === '' ? { token: user } : { user, pass }
}
