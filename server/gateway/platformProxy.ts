import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionFacts } from '#schemas/compiler/bootData.ts'

const anonymous: SessionFacts = { authenticated: false, uid: 0 }
/** A page waits at most this long for the operator's platform to say who is signed in. */
const sessionTimeout = 1500

/** Passes the calls of the product document's section 7 on to an operator's own platform. */
export async function platformProxy(app: FastifyInstance, platformUrl: string): Promise<void> {
  for (const prefix of ['/api', '/nfx', '/oauth']) {
    await app.register(httpProxy, { upstream: platformUrl, prefix, rewritePrefix: prefix, http2: false })
  }
}

/** Asks the operator's platform who the cookies belong to; an answer that does not come counts as nobody. */
export function proxiedSession(platformUrl: string): (request: FastifyRequest) => Promise<SessionFacts> {
  return async (request) => {
    const { cookie } = request.headers
    if (!cookie) return anonymous
    try {
      const answer = await fetch(`${platformUrl}/api/account/getInfo?version=1`, {
        headers: { cookie, accept: 'application/json' },
        signal: AbortSignal.timeout(sessionTimeout),
        redirect: 'error',
      })
      const body = (await answer.json()) as { response?: { uid?: unknown } }
      const uid = Number(body.response?.uid)
      return uid > 0 ? { ...body.response, authenticated: true, uid } : anonymous
    } catch (error) {
      request.log.warn({ err: error }, 'the platform did not say who is signed in')
      return anonymous
    }
  }
}
