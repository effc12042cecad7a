import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import { freespinPacks, freespinRounds } from './schema.ts'

const day = 86_400_000

/** @property stake minor units */
export type FreespinGrant = {
  uid: number
  /** What they are given for: once a player. */
  reason: string
  game: string
  currency: string
  stake: bigint
  spins: number
  days: number
}

export type PackStatus = 'active' | 'finished' | 'expired'

/** Spins that cost nothing: given by campaigns, taken by the games. */
export function createFreespins({ database, clock }: { database: Database; clock: () => Date }) {
  const withStatus = (status: PackStatus): SQL | undefined =>
    status === 'finished'
      ? eq(freespinPacks.remaining, 0)
      : and(
          gt(freespinPacks.remaining, 0),
          status === 'active' ? gt(freespinPacks.expiresAt, clock()) : lte(freespinPacks.expiresAt, clock()),
        )

  return {
    async grant(tx: Executor, { spins, days, ...grant }: FreespinGrant): Promise<void> {
      const now = clock()
      const expiresAt = new Date(now.getTime() + days * day)
      await tx
        .insert(freespinPacks)
        .values({ ...grant, total: spins, remaining: spins, createdAt: now, expiresAt })
        .onConflictDoNothing()
    },

    /**
     * Takes one spin of a game, from the pack that burns first. The same round takes none twice.
     * @returns what it is worth; undefined where the player has none
     */
    async take(
      tx: Executor,
      { uid, game, round }: { uid: number; game: string; round: string },
    ): Promise<{ pack: number; stake: bigint; currency: string } | undefined> {
      await lockPlayer(tx, uid)
      const [known] = await tx
        .select({ pack: freespinPacks })
        .from(freespinRounds)
        .innerJoin(freespinPacks, eq(freespinPacks.id, freespinRounds.packId))
        .where(and(eq(freespinRounds.round, round), eq(freespinPacks.uid, uid)))
      if (known) return { pack: known.pack.id, stake: known.pack.stake, currency: known.pack.currency }
      const [pack] = await tx
        .select()
        .from(freespinPacks)
        .where(and(eq(freespinPacks.uid, uid), eq(freespinPacks.game, game), withStatus('active')))
        .orderBy(freespinPacks.expiresAt, freespinPacks.id)
        .limit(1)
      if (!pack) return undefined
      await tx.insert(freespinRounds).values({ round, packId: pack.id, createdAt: clock() })
      await tx
        .update(freespinPacks)
        .set({ remaining: pack.remaining - 1 })
        .where(eq(freespinPacks.id, pack.id))
      return { pack: pack.id, stake: pack.stake, currency: pack.currency }
    },

    /** The newest first. */
    async list(query: { uid: number; status: PackStatus | 'all'; offset: number; count: number }) {
      const { uid, status, offset, count } = query
      const where = and(eq(freespinPacks.uid, uid), ...(status === 'all' ? [] : [withStatus(status)]))
      const total = await database.drizzle.$count(freespinPacks, where)
      const packs = await database.drizzle
        .select()
        .from(freespinPacks)
        .where(where)
        .orderBy(desc(freespinPacks.id))
        .limit(count)
        .offset(offset)
      return { packs, total }
    },
  }
}

export type Freespins = ReturnType<typeof createFreespins>
