import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { Freespins } from './createFreespins.ts'

/** Free spins as the site shows them. */
export function freespinHandlers({ freespins, clock }: { freespins: Freespins; clock: () => Date }) {
  return {
    async 'freespins.get'({ status, offset, count }, context) {
      const { uid } = signedIn(context)
      const { packs, total } = await freespins.list({ uid, status, offset, count })
      const now = clock()
      const items = packs.map((pack) => ({
        id: pack.id,
        game: { sysname: pack.game },
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
