import type { FastifyInstance } from 'fastify'
import { platformHeaders } from '../platformHeaders.ts'
import type { Ask, KnownAnswer } from './createAnswers.ts'

/** An answer that took longer is of no use to a drawing. */
const timeout = 1500

/** Asks the platform of this process, as a visitor would. */
export function askOwn(app: FastifyInstance): Ask {
  return async (address) => {
    const { statusCode, body } = await app.inject(address)
    return statusCode === 200 ? read(JSON.parse(body)) : undefined
  }
}

/**
 * Asks an operator's own platform, without a cookie. What it does not itself call `public` (RFC 9111, section 5.2.2.9) may
 * depend on who asks or from where, and is not shown to others.
 * @param platformUrl without a trailing slash
 */
export function askPlatform(platformUrl: string): Ask {
  return async (address) => {
    const answer = await fetch(platformUrl + address, {
      headers: platformHeaders,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const isPublic = /\bpublic\b/i.test(answer.headers.get('cache-control') ?? '')
    if (answer.status === 200 && isPublic) return read(await answer.json())
    await answer.body?.cancel()
    return undefined
  }
}

function read(body: unknown): KnownAnswer | undefined {
  const isAnswer = typeof body === 'object' && body !== null && 'response' in body
  return isAnswer ? { response: body.response } : undefined
}
