import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../http/addressKey.ts'
import { ContentError } from './ContentError.ts'
import type { LiveContent } from './LiveContent.ts'
import { releaseText } from './releaseText.ts'

interface Options {
  heartbeatMs?: number
  /** Streams that one address may hold; many players share an address behind a carrier's NAT. */
  perAddress?: number
  total?: number
}

/** What a browser waits before it connects anew, in milliseconds. */
const retryMs = 2_000

const heartbeat = Buffer.from(':\n\n')

/** A browser that leaves this many bytes unread is gone or stuck. */
const mostUnread = 1024 * 1024

/** Tells every open browser of each release as it goes live, by server-sent events. */
export class ReleaseEvents {
  readonly #live: LiveContent
  readonly #streams = new Map<ServerResponse, string>()
  readonly #perAddress = new Map<string, number>()
  readonly #limits: { perAddress: number; total: number }
  readonly #heartbeat: NodeJS.Timeout
  readonly #unsubscribe: () => void
  #isClosed = false

  constructor(live: LiveContent, { heartbeatMs = 15_000, perAddress = 200, total = 20_000 }: Options = {}) {
    this.#live = live
    this.#limits = { perAddress, total }
    this.#heartbeat = setInterval(() => this.#sendAll(heartbeat), heartbeatMs)
    this.#heartbeat.unref()
    this.#unsubscribe = live.subscribe((release) => this.#sendAll(releaseText(release)))
  }

  get size(): number {
    return this.#streams.size
  }

  /**
   * Opens a stream. A browser that says what it has (`Last-Event-ID`, else `have`) hears of the current release at once
   * only if that is another.
   * @throws ContentError 429 when the address holds too many, 503 when all together do
   */
  open(request: FastifyRequest, reply: FastifyReply, have?: string): FastifyReply {
    const address = addressKey(request.ip)
    const held = this.#perAddress.get(address) ?? 0
    if (held >= this.#limits.perAddress) {
      throw full(429, 'TooManyRequests', 'This address holds too many event streams')
    }
    if (this.#streams.size >= this.#limits.total) {
      throw full(503, 'ApplicationUnavailable', 'All event streams are taken')
    }
    reply.hijack()
    const stream = reply.raw
    // Headers that hooks of the server have set would be lost with the hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) stream.setHeader(name, value)
    }
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // nginx would hold events back.
      'x-accel-buffering': 'no',
    })
    this.#streams.set(stream, address)
    this.#perAddress.set(address, held + 1)
    stream.on('error', () => this.#drop(stream))
    stream.on('close', () => this.#drop(stream))
    stream.write(`retry: ${retryMs}\n\n`)
    const release = this.#live.release()
    const known = request.headers['last-event-id'] ?? have
    if (release !== undefined && known !== String(release.id)) {
      stream.write(releaseText(release))
    }
    // A request that came while the server ends; the browser opens another, elsewhere.
    if (this.#isClosed) stream.end()
    return reply
  }

  /** Ends every stream, so that a server that shuts down need not wait for them. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#heartbeat)
    this.#unsubscribe()
    for (const stream of [...this.#streams.keys()]) {
      stream.end()
      this.#drop(stream)
    }
  }

  /** @param text made into bytes once, for all */
  #sendAll(text: Buffer): void {
    for (const stream of [...this.#streams.keys()]) {
      if (stream.writableLength > mostUnread) stream.destroy()
      else stream.write(text)
    }
  }

  #drop(stream: ServerResponse): void {
    const address = this.#streams.get(stream)
    if (address === undefined) return
    this.#streams.delete(stream)
    const held = this.#perAddress.get(address) ?? 0
    if (held > 1) this.#perAddress.set(address, held - 1)
    else this.#perAddress.delete(address)
  }
}

function full(status: number, type: string, message: string): ContentError {
  const refusal = new ContentError(status, type, message)
  refusal.retryAfter = 30
  return refusal
}
