import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, PlatformError } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import { mostLikes, type PlayerGames } from './createPlayerGames.ts'

const likes: Limit = { times: 120, seconds: 60 }
const done = { value: 1 as const }

export type LikeHandlerServices = {
  catalogue: Catalogue
  playerGames: PlayerGames
  limiter: RateLimiter
  clock: () => Date
}

/** What players like. */
export function likeHandlers({ catalogue, playerGames, limiter, clock }: LikeHandlerServices) {
  return {
    async 'games.getLikes'(_input, context) {
      const shelf = catalogue.current()
      const liked = await playerGames.likes(signedIn(context).uid)
      // What is not offered now is liked again when it is.
      return { sysnames: liked.filter((sysname) => shelf.find(sysname)) }
    },

    async 'games.addLike'({ sysname }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `likes ${uid}`, likes)
      if (!catalogue.current().find(sysname)) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      if (!(await playerGames.like(uid, sysname, clock())))
        throw new PlatformError('StorageQuotaExceededException', `At most ${mostLikes} likes`)
      return done
    },

    async 'games.removeLike'({ sysname }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `likes ${uid}`, likes)
      await playerGames.dislike(uid, sysname)
      return done
    },
  } satisfies Handlers
}
