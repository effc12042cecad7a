import type { IncomingMessage } from 'node:http'
import { isLoopback } from './isLoopback.ts'

/** Headers of proxies and tunnels that pass on what others ask. */
const ofProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-original-host',
  'cf-connecting-ip',
  'true-client-ip',
]

/**
 * Whether somebody on this machine asks for themselves, by all that a request shows: its address, what it calls us, and
 * nothing that a proxy adds. One that calls us by our own address and adds nothing, as nginx by its `proxy_pass` alone,
 * is known by HTTP/1.0, which no browser speaks; where it speaks 1.1, nothing tells it from this machine.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  return (
    isLoopback(withoutMapping(socket.remoteAddress ?? '')) &&
    isLoopback(headers.host ?? '') &&
    httpVersion !== '1.0' &&
    ofProxies.every((name) => headers[name] === undefined)
  )
}

/** As a socket of both families calls an IPv4 address. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:/, '')
}
