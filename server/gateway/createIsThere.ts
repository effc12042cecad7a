import type { FastifyInstance } from 'fastify'
import { RecentlyUsed } from '#schemas/runtime/RecentlyUsed.ts'
import { platformHeaders } from './platformHeaders.ts'
import { withoutStaff } from './platformProxy.ts'
import type { ToldHead } from './tellHead.ts'

/** Status and JSON of an answer. */
type Asked = { status: number; body: unknown }

/** Whether what a page is about is there, and what is told of it. */
export type Subject = { isThere: boolean; told?: ToldHead }

/** Asks with the cookies of a player, or none. */
export type AskAs = (address: string, cookie: string | undefined) => Promise<Asked>

/** A page waits at most this long to hear whether what it is about is there, ms. */
const patience = 1500
/** For how long visitors are told what another visitor was told, ms. */
const fresh = 5000
/** Addresses that are remembered; those of things that are not there are endless. */
const most = 2000

/** Asks the platform of this process. */
export function askOwnAs(app: FastifyInstance): AskAs {
  return async (address, cookie) => {
    const { statusCode, body } = await app.inject({ url: address, headers: cookie ? { cookie } : {} })
    return { status: statusCode, body: JSON.parse(body) }
  }
}

/** Asks an operator's own platform. @param platformUrl without a trailing slash */
export function askPlatformAs(platformUrl: string): AskAs {
  return async (address, cookie) => {
    const answer = await fetch(platformUrl + address, {
      headers: { ...platformHeaders, ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    return { status: answer.status, body: await answer.json() }
  }
}

/**
 * Tells whether a call finds what it asks for. Only an answer says that it does not: a platform that is slow or away takes no
 * page away.
 */
export function createIsThere(ask: AskAs) {
  const known = new RecentlyUsed<{ subject: Subject; at: number }>(most, () => 1)

  /**
   * @param cookies of the player who asks; undefined for a visitor
   * @param read takes from the answer what the head of the document says; always the same of an address
   */
  return async (
    address: string,
    cookies: string | undefined,
    read?: (response: unknown) => ToldHead,
  ): Promise<Subject> => {
    const isVisitor = cookies === undefined
    const before = isVisitor ? known.get(address) : undefined
    if (before && performance.now() - before.at < fresh) return before.subject
    let clock: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      clock = setTimeout(() => resolve(undefined), patience)
    })
    const answer = await Promise.race([
      ask(address, cookies && withoutStaff(cookies)).catch(() => undefined),
      late,
    ])
    clearTimeout(clock)
    const isThere = answer === undefined || found(answer)
    const { response } = Object(answer?.body) as { response?: unknown }
    const subject: Subject = {
      isThere,
      ...(isThere && read && response !== undefined && { told: read(response) }),
    }
    if (answer && isVisitor) known.set(address, { subject, at: performance.now() })
    return subject
  }
}

/** Not where a list came that holds nothing, or the platform says that it knows no such thing. */
function found({ status, body }: Asked): boolean {
  const { response, error } = Object(body) as { response?: unknown; error?: { invalid_parameters?: unknown } }
  if (status === 200) {
    const { items } = Object(response) as { items?: unknown }
    return !(Array.isArray(items) && items.length === 0)
  }
  const refused = Object.values(Object(error?.invalid_parameters)) as unknown[]
  return (
    status !== 404 && !refused.flat().some((one) => (one as { code?: unknown } | null)?.code === 'not_found')
  )
}
