import type { FastifyRequest } from 'fastify'
import { invalidRequest } from '../platform/shared/errors.ts'

/**
 * Refuses a request that does not say plainly what it asks of whom: a target begins with one slash (RFC 9112, section
 * 3.2.1; this is no proxy that would take `http://other.example/`), because `//other.example` is the address of another
 * host wherever it is written again; and a host is named.
 */
export function checkTarget({ raw, headers }: FastifyRequest): void {
  if (!/^\/(?![/\\])/.test(raw.url ?? '')) throw invalidRequest('A request target begins with one slash')
  if (headers.host === undefined && raw.httpVersion === '1.1') throw invalidRequest('Name the host')
}
