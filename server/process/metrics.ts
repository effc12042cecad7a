import { type BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

const loopback = new Set(['127.0.0.1', '::1'])

/** What proxies add; from the same machine, one of these still tells that the request came from elsewhere. */
const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** A client can have a proxy drop those headers (RFC 9110, section 7.6.1), but not ask for another host than the site's. */
const isOwnName = ({ headers }: FastifyRequest) =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '')

/** Routes at which somebody signs in, and who. */
const signIns: Readonly<Record<string, string>> = {
  '/api/auth/login': 'player',
  '/content/session': 'staff',
  '/content/session/passkey': 'staff',
}

/**
 * `/metrics` in Prometheus text: counts and times of requests, the process's own figures, and what others registered. For
 * this machine, and for the addresses that are `allowed`; never through a proxy.
 */
export function metricsRoute(app: FastifyInstance, registry: Registry, allowed?: BlockList): void {
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, by route and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers with a status of 500 and above',
    registers: [registry],
  })
  const refused = new Counter({
    name: 'sign_ins_failed_total',
    help: 'Sign-ins that were refused',
    labelNames: ['who'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, not the path: paths are endless.
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc()
    const who = request.method === 'POST' ? signIns[route] : undefined
    if (who !== undefined && reply.statusCode >= 400 && reply.statusCode < 500) refused.inc({ who })
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // The socket's address, because a header could name any.
    const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d)/, '')
    const isProxied = proxied.some((name) => request.headers[name] !== undefined)
    const isLocal = loopback.has(address) && isOwnName(request)
    const isAllowed = isIP(address) !== 0 && allowed?.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
    if (isProxied || !(isLocal || isAllowed)) return reply.code(404).send()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
