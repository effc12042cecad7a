import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, isSecure, readCookie } from '../../http/cookies.ts'
import { visitorCountry } from '../../http/visitorCountry.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Session } from '../shared/operations.ts'
import type { MountedOperation } from './describeOperation.ts'

/** What a handler gets besides the fields of its operation. */
export function createContext(
  operation: MountedOperation,
  session: Session | null,
  common: Record<string, unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    publicUrl,
    originOf,
    countryHeader,
  }: {
    publicUrl?: string
    originOf?: (request: FastifyRequest) => string | undefined
    countryHeader?: string
  },
): CallContext {
  const country = visitorCountry(request, countryHeader)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const
  const form = common.form
  const idempotencyKey = operation.needsIdempotencyKey ? readIdempotencyKey(request) : undefined
  return {
    session: session?.isBlocked ? null : session,
    ...(session?.isBlocked && { isBlocked: true }),
    locale: typeof common.locale === 'string' ? common.locale : '',
    ip: request.ip,
    ...(country !== undefined && { country }),
    origin: originOf?.(request) ?? publicUrl ?? `${request.protocol}://${request.host}`,
    fetchSite: headerText(request.headers['sec-fetch-site']),
    asksNotToBeTracked: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
    userAgent: request.headers['user-agent'] ?? '',
    ...(typeof form === 'string' && { form }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    requestId: request.id,
    cookie: (name) => readCookie(request, name),
    setCookie: (name, value, options) =>
      void reply.setCookie(cookieName(request, name), value, { ...cookie, ...options }),
    clearCookie: (name) => void reply.clearCookie(cookieName(request, name), cookie),
    log: request.log,
  }
}

const headerText = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) throw invalidParameters({ 'Idempotency-Key': [{ code: 'required' }] })
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{8,100}$/.test(key)) return key
  throw invalidParameters({ 'Idempotency-Key': [{ code: 'regex' }] })
}
