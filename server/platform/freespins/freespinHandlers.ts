import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { shownGame } from '../games/shownGame.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Freespins } from './createFreespins.ts'

export type FreespinHandlerServices = {
  freespins: Freespins
  catalogue: Pick<Catalogue, 'kept' | 'current'>
  clock: () => Date
}

/** Free spins as the site shows them. */
export function freespinHandlers({ freespins, catalogue, clock }: FreespinHandlerServices) {
  const described = (sysname: string) => {
    const { name, image } = shownGame(catalogue, sysname)
    return { sysname, name, ...(image !== undefined && { image_url: image }) }
  }
  return {
    async 'freespins.get'({ status, offset, count }, context) {
      const { uid } = signedIn(context)
      const { packs, total } = await freespins.list({ uid, status, offset, count })
      const now = clock()
      const items = packs.map((pack) => ({
        id: pack.id,
        game: described(pack.game),
        remaining_count: pack.remaining,
        total_count: pack.total,
        status:
          pack.remaining === 0
            ? ('finished' as const)
            : pack.expiresAt > now
              ? ('active' as const)
              : ('expired' as const),
        expired_at: pack.expiresAt.toISOString(),
      }))
      return { items, offset, limit: count, total }
    },
  } satisfies Handlers
}
