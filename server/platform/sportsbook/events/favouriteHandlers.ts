import type { Database } from '../../../db/Database.ts'
import type { Limit, RateLimiter } from '../../rateLimits/rateLimiter.ts'
import { refuseOften } from '../../rateLimits/refuseOften.ts'
import { invalidParameters, PlatformError } from '../../shared/errors.ts'
import type { Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import { languageOf } from './createNames.ts'
import type { Offer } from './createOffer.ts'
import { describeTournament } from './describeTournament.ts'
import { favouriteRepository } from './favouriteRepository.ts'

const often: Limit = { times: 120, seconds: 60 }
/** Favourites of a player. */
const most = 200
const done = { value: 1 as const }
/** Statuses of events that are over: ended, closed, cancelled, abandoned. */
const isOver = new Set(['ended', 'closed', 'cancelled', 'abandoned'])

export type FavouriteServices = { database: Database; offer: Offer; limiter: RateLimiter }

/** What players come back to. */
export function favouriteHandlers({ database, offer, limiter }: FavouriteServices) {
  return {
    async 'sports.getFavourites'(_input, context) {
      const language = languageOf(context.locale)
      const all = await favouriteRepository.list(database.drizzle, signedIn(context).uid)
      const idsOf = (kind: string) => all.filter((one) => one.kind === kind).map(({ id }) => id)
      const events = await offer.events(idsOf('event'), language)
      const tournaments = await offer.tournaments(idsOf('tournament'))
      return {
        events: events.filter(({ status }) => !isOver.has(status)),
        tournaments: tournaments.map((one) => describeTournament(one, language)),
      }
    },

    async 'sports.addFavourite'({ kind, id }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `sports favourites ${uid}`, often)
      const found =
        kind === 'event' ? await offer.events([id], languageOf('')) : await offer.tournaments([id])
      if (found.length === 0) throw invalidParameters({ id: [{ code: 'not_found' }] })
      if ((await favouriteRepository.count(database.drizzle, uid)) >= most)
        throw new PlatformError('StorageQuotaExceededException', `At most ${most} favourites`)
      await favouriteRepository.add(database.drizzle, uid, { kind, id })
      return done
    },

    async 'sports.removeFavourite'({ kind, id }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `sports favourites ${uid}`, often)
      await favouriteRepository.remove(database.drizzle, uid, { kind, id })
      return done
    },
  } satisfies Handlers
}
