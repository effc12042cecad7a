import type { FastifyRequest } from 'fastify'
import { boot } from '#schemas/runtime/bootData.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site is reached by https, whatever protocol a request says that it came by. */
    secureCookies?: boolean
  }
}

/** Written by scripts of the page too, and worth nothing to anybody. */
const plain: readonly string[] = [boot.localeCookie, boot.themeCookie, boot.consentCookie]

/** Whether the browser speaks https with the site. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.secureCookies === true || request.protocol === 'https'
}

/**
 * What a cookie is called in the browser: on https with the prefix by which browsers let no other host of the domain, and
 * no page without https, set it (RFC 6265bis, section 4.1.3). Such a cookie has the path `/` and no domain.
 */
export function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) && !plain.includes(name) ? `__Host-${name}` : name
}

/**
 * The value of a cookie; undefined where none or more than one came: which of two is ours cannot be told, and a planted
 * one would come first.
 */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const prefix = `${cookieName(request, name)}=`
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
  const [only] = found
  if (only === undefined || found.length > 1) return undefined
  try {
    return decodeURIComponent(only.slice(prefix.length))
  } catch {
    return undefined
  }
}
