import type { FastifyRequest } from 'fastify'
import { invalidRequest } from '../platform/shared/errors.ts'

/** A name, or an address of either kind, with or without a port. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * Refuses a request that does not say plainly what it asks of whom: a target begins with one slash (RFC 9112, section
 * 3.2.1; this is no proxy that would take `http://other.example/`), because `//other.example` is the address of another
 * host wherever it is written again; and one host is named.
 */
export function checkTarget({ raw, headers }: FastifyRequest): void {
  if (!/^\/(?![/\\])/.test(raw.url ?? '')) throw invalidRequest('A request target begins with one slash')
  if (headers.host === undefined && raw.httpVersion === '1.1') throw invalidRequest('Name the host')
  // Node tells the first of two; a proxy on the way may have gone by the other.
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw invalidRequest('Name one host')
  if (headers.host && !host.test(headers.host)) throw invalidRequest('The host is not written as one')
}

/** What answers by itself whatever it is asked, and no browser shows: see `errorEnvelope`. */
const calls = /^\/(api|nfx|oauth|content|hit)(\/|\?|$)/

/**
 * The target of a request as routes see it. One with a broken escape (`/support%`) is no address that a router could read: its
 * percent signs are taken for what they are, so that whoever follows a cut-off link finds the page for what is not there.
 */
export function readableTarget(target: string): string {
  const [, path = '', rest = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return calls.test(target) ? target : path.replaceAll('%', '%25') + rest
  }
}
