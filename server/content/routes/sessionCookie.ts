import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, isSecure, readCookie } from '../../http/cookies.ts'
import { staffCookie } from '../staff/authenticate.ts'
import { type Place, sessionHours } from '../staff/sessions.ts'

export function staffCookieOptions(request: FastifyRequest) {
  const secure = isSecure(request)
  // With its prefix a cookie has no other path; the gateway passes this one on to nobody.
  return { path: secure ? '/' : '/content', httpOnly: true, sameSite: 'strict', secure } as const
}

/** Lets the browser keep the token of a session. */
export function openCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = { ...staffCookieOptions(request), maxAge: sessionHours * 3600 }
  reply.setCookie(cookieName(request, staffCookie), token, options)
}

/** From where a request would open a session. */
export function placeOf(request: FastifyRequest): Place {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'],
    before: readCookie(request, staffCookie),
  }
}
