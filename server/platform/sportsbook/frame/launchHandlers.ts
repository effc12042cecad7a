import type { FastifyBaseLogger } from 'fastify'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Database } from '../../../db/Database.ts'
import type { RefuseIncomplete } from '../../players/refuseIncomplete.ts'
import type { Limit, RateLimiter } from '../../rateLimits/rateLimiter.ts'
import { refuseOften } from '../../rateLimits/refuseOften.ts'
import { invalidRequest, PlatformError, userBlocked } from '../../shared/errors.ts'
import type { Handlers, Session } from '../../shared/operations.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import type { FindFramed, FramedSportsbook } from './FramedSportsbook.ts'
import { frameAddress } from './frameAddress.ts'

/** Begins a session at a provider by the wallet that games use, and answers the token that it redeems once. */
export type OpenBettingSession = (launch: {
  uid: number
  /** Public name of the sign-in; the session ends with it. */
  session: string
  provider: string
  game: { id: string; sysname: string; categories: readonly string[] }
  currency: string
}) => Promise<string>

export type SportsLaunchServices = {
  database: Database
  live: LiveSite
  limiter: RateLimiter
  refuseIncomplete: RefuseIncomplete
  log: Pick<FastifyBaseLogger, 'warn'>
  framed: FindFramed
  openBettingSession: OpenBettingSession
}

/** What the wallet calls all that is bet there; the provider names it in each call. */
export const framedGame = { id: 'sportsbook', sysname: 'sportsbook', categories: [] } as const

const launches: Limit = { times: 60, seconds: 300 }

/** Opens the sportsbook of a third party: for money for who is signed in, for all others to look at. */
export function sportsLaunchHandlers(services: SportsLaunchServices) {
  const { database, live, limiter, refuseIncomplete, log, framed, openBettingSession } = services

  /** @throws PlatformError */
  async function forMoney({ provider }: FramedSportsbook, { uid, id }: Session) {
    const { currency, countryCode } = await readBasics(database.drizzle, uid)
    await refuseIncomplete(uid, countryCode)
    if (provider === undefined) {
      log.warn('the sportsbook opens for nobody: it has no key to the wallet')
      throw unavailable('The sportsbook has no key')
    }
    const token = await openBettingSession({ uid, session: id, provider, game: framedGame, currency })
    return { token, currency, country: countryCode }
  }

  return {
    async 'sports.launch'({ path = '', scheme, odds }, context) {
      const { session, ip, origin } = context
      await refuseOften(limiter, `sports launches ${session?.uid ?? ip}`, launches)
      if (context.isBlocked || session?.isBlocked) throw userBlocked()
      const site = live.site()
      if (!site.sportsbook) throw invalidRequest('The site has a sportsbook of its own', 409)
      const found = framed(site.sportsbook)
      // With our own origin it would be no other's: it could do whatever our pages can.
      if (!found || found.url.origin === new URL(origin).origin) {
        log.warn('the sportsbook leads nowhere, or to the site itself, and is not opened')
        throw unavailable('The sportsbook is no other origin')
      }
      const player = session ? await forMoney(found, session) : undefined
      const mode = player ? ('real' as const) : ('guest' as const)
      const opening = {
        ...{ mode, scheme, odds, path, site: origin },
        currency: player?.currency ?? site.general.default_currency,
        locale: context.locale || live.locales().default,
        jurisdiction: jurisdictionOf(site, player?.country).code,
      }
      return { url: frameAddress(found.url, opening, player?.token), mode }
    },
  } satisfies Handlers
}

/** Not 503, which is the page for maintenance: everything else goes on. */
const unavailable = (message: string) =>
  new PlatformError('UnknownErrorException', message, {
    status: 502,
    errorData: { reason: 'provider_unavailable' },
  })
