import type { FastifyRequest } from 'fastify'
import { PlatformError } from './errors.ts'

/**
 * Refuses a request that another site had the browser send: Sec-Fetch-Site must say same-origin, Origin must name
 * our host, and one of them must be there.
 *
 * @param publicUrl address of the site, where it differs from the host that the request came to.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const hosts = [request.host, publicUrl === undefined ? undefined : new URL(publicUrl).host]
  const isOurs = origin === undefined || isFrom(origin, hosts)
  if (site === undefined && origin === undefined) throw refuse('Neither Origin nor Sec-Fetch-Site is there')
  if (!isOurs || (site !== undefined && site !== 'same-origin'))
    throw refuse('The request comes from another site')
}

/**
 * Refuses a call by GET that another site had the browser make: an image or a link elsewhere must not sign a player out.
 * Programs and old browsers, which send no Sec-Fetch-Site, pass; so does an address that somebody typed.
 */
export function refuseForeignSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw refuse('The request comes from another site')
}

// An opaque origin, "null", is no URL and so never ours.
const isFrom = (origin: string, hosts: (string | undefined)[]) =>
  URL.canParse(origin) && hosts.includes(new URL(origin).host)

const refuse = (message: string) => new PlatformError('AccessDeniedException', message)
