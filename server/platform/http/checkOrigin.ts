import type { FastifyRequest } from 'fastify'
import { PlatformError } from '../shared/errors.ts'

/**
 * Refuses a request that another site had the browser send: Sec-Fetch-Site must say same-origin, Origin must be ours,
 * and one of them must be there.
 *
 * @param publicUrl the origin of the site to which the request came; without it the host that the request came to is ours
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const isOurs = origin === undefined || isOwnOrigin(request, origin, publicUrl)
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

/** An opaque origin, "null", is no URL and so never ours. Without `publicUrl` a proxy may have taken the s off https. */
function isOwnOrigin(request: FastifyRequest, origin: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return publicUrl === undefined
    ? new URL(origin).host === request.host
    : new URL(origin).origin === new URL(publicUrl).origin
}

const refuse = (message: string) => new PlatformError('AccessDeniedException', message)
