import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../http/addressKey.ts'
import type { Hosts } from '../http/createHosts.ts'
import { onHost } from '../http/onHost.ts'
import { ContentError } from './ContentError.ts'
import type { LiveContent } from './LiveContent.ts'
import { releaseText } from './releaseText.ts'

interface Options {
  /** Domains of the site that have a release of their own; there are none where it is left out. */
  hosts?: Hosts
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
  readonly #hosts: Hosts | undefined
  /** What is known of each: whose it is, and on which domain. */
  readonly #streams = new Map<ServerResponse, { address: string; host: string }>()
  readonly #perAddress = new Map<string, number>()
  readonly #limits: { perAddress: number; total: number }
  readonly #heartbeat: NodeJS.Timeout
  readonly #unsubscribe: () => void
  #isClosed = false

  constructor(
    live: LiveContent,
    { hosts, heartbeatMs = 15_000, perAddress = 200, total = 20_000 }: Options = {},
  ) {
    this.#live = live
    this.#hosts = hosts
    this.#limits = { perAddress, total }
    this.#heartbeat = setInterval(() => this.#sendAll(() => heartbeat), heartbeatMs)
    this.#heartbeat.unref()
    this.#unsubscribe = live.subscribe((release) =>
      this.#sendAll((host) => releaseText(onHost(release, host))),
    )
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
    const host = this.#hosts?.idOf(request) ?? 'main'
    this.#streams.set(stream, { address, host })
    this.#perAddress.set(address, held + 1)
    stream.on('error', () => this.#drop(stream))
    stream.on('close', () => this.#drop(stream))
    stream.write(`retry: ${retryMs}\n\n`)
    const release = this.#live.release()
    const known = request.headers['last-event-id'] ?? have
    if (release !== undefined && known !== String(release.id)) {
      stream.write(releaseText(onHost(release, host)))
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

  /** @param textOn what is told on a domain, made into bytes once for all who are there */
  #sendAll(textOn: (host: string) => Buffer): void {
    for (const [stream, { host }] of [...this.#streams]) {
      if (stream.writableLength > mostUnread) stream.destroy()
      else stream.write(textOn(host))
    }
  }

  #drop(stream: ServerResponse): void {
    const known = this.#streams.get(stream)
    if (known === undefined) return
    const { address } = known
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
