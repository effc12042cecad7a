import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { freespinPacks, freespinRounds } from './schema.ts'

export type StoredPack = typeof freespinPacks.$inferSelect
export type PackStatus = 'active' | 'finished' | 'expired'

export type PackQuery = { uid: number; status: PackStatus | 'all'; offset: number; count: number }

/** Packs of free spins, and the rounds that took one. */
export const packRepository = {
  /** @returns its number; undefined where the player has one for this reason already, which stays as it is */
  async add(tx: Executor, pack: typeof freespinPacks.$inferInsert): Promise<number | undefined> {
    const added = await tx
      .insert(freespinPacks)
      .values(pack)
      .onConflictDoNothing()
      .returning({ id: freespinPacks.id })
    return added[0]?.id
  },

  async find(executor: Executor, id: number): Promise<StoredPack | undefined> {
    const [pack] = await executor.select().from(freespinPacks).where(eq(freespinPacks.id, id))
    return pack
  },

  /** The pack of a player that a round has taken its spin from. */
  async findByRound(executor: Executor, uid: number, round: string): Promise<StoredPack | undefined> {
    const [known] = await executor
      .select({ pack: freespinPacks })
      .from(freespinRounds)
      .innerJoin(freespinPacks, eq(freespinPacks.id, freespinRounds.packId))
      .where(and(eq(freespinRounds.round, round), eq(freespinPacks.uid, uid)))
    return known?.pack
  },

  /** The pack of a game that burns first, of those that can be played now, or the one that is named. */
  async findNext(
    executor: Executor,
    { uid, game, named, now }: { uid: number; game: string; named: number | undefined; now: Date },
  ): Promise<StoredPack | undefined> {
    const [pack] = await executor
      .select()
      .from(freespinPacks)
      .where(
        and(
          eq(freespinPacks.uid, uid),
          eq(freespinPacks.game, game),
          named === undefined ? undefined : eq(freespinPacks.id, named),
          withStatus('active', now),
        ),
      )
      .orderBy(freespinPacks.expiresAt, freespinPacks.id)
      .limit(1)
    return pack
  },

  /** How many spins of a game are left to be played now. */
  async left(
    executor: Executor,
    { uid, game, now }: { uid: number; game: string; now: Date },
  ): Promise<number> {
    const [sum] = await executor
      .select({ left: sql<number>`coalesce(sum(${freespinPacks.remaining}), 0)::int` })
      .from(freespinPacks)
      .where(and(eq(freespinPacks.uid, uid), eq(freespinPacks.game, game), withStatus('active', now)))
    return sum?.left ?? 0
  },

  /** Whether a pack is the player's, and of this game. */
  async has(
    executor: Executor,
    { uid, game, pack }: { uid: number; game: string; pack: number },
  ): Promise<boolean> {
    const { id, uid: owner, game: of } = freespinPacks
    return (await executor.$count(freespinPacks, and(eq(id, pack), eq(owner, uid), eq(of, game)))) > 0
  },

  /** Takes a spin of a pack, which the transaction holds by its player, for a round. */
  async takeSpin(
    tx: Executor,
    pack: Pick<StoredPack, 'id' | 'remaining'>,
    round: string,
    at: Date,
  ): Promise<void> {
    await tx.insert(freespinRounds).values({ round, packId: pack.id, createdAt: at })
    await tx
      .update(freespinPacks)
      .set({ remaining: pack.remaining - 1 })
      .where(eq(freespinPacks.id, pack.id))
  },

  /** Ends the packs of a deposit that can be played still. */
  async endOfDeposit(tx: Executor, deposit: number, now: Date): Promise<void> {
    await tx
      .update(freespinPacks)
      .set({ expiresAt: now })
      .where(and(eq(freespinPacks.deposit, deposit), withStatus('active', now)))
  },

  /** Notes that the provider of the game knows of a pack. */
  async told(executor: Executor, id: number): Promise<void> {
    await executor.update(freespinPacks).set({ tellAt: null }).where(eq(freespinPacks.id, id))
  },

  /**
   * Notes that jobs are left that tell of packs. @returns those that can be played and that nobody was told of, of which
   * the next try is due; at most so many
   */
  async leave(
    tx: Executor,
    { now, again, atMost }: { now: Date; again: Date; atMost: number },
  ): Promise<number[]> {
    const due = tx
      .select({ id: freespinPacks.id })
      .from(freespinPacks)
      .where(and(lte(freespinPacks.tellAt, now), withStatus('active', now)))
      .orderBy(freespinPacks.tellAt)
      .limit(atMost)
      // What another process leaves just now is left.
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(freespinPacks)
      .set({ tellAt: again })
      .where(inArray(freespinPacks.id, due))
      .returning({ id: freespinPacks.id })
    return rows.map(({ id }) => id)
  },

  /** Whether spins can still be played, so that the currency of what they are worth must stay. */
  async hasSpins(executor: Executor, uid: number): Promise<boolean> {
    const { uid: owner, remaining, expiresAt } = freespinPacks
    const canPlay = and(eq(owner, uid), gt(remaining, 0), gt(expiresAt, sql`now()`))
    return (await executor.$count(freespinPacks, canPlay)) > 0
  },

  /** The newest first. */
  async list(
    executor: Executor,
    { uid, status, offset, count }: PackQuery,
    now: Date,
  ): Promise<{ packs: StoredPack[]; total: number }> {
    const where = and(eq(freespinPacks.uid, uid), ...(status === 'all' ? [] : [withStatus(status, now)]))
    const total = await executor.$count(freespinPacks, where)
    const packs = await executor
      .select()
      .from(freespinPacks)
      .where(where)
      .orderBy(desc(freespinPacks.id))
      .limit(count)
      .offset(offset)
    return { packs, total }
  },
}

const withStatus = (status: PackStatus, now: Date): SQL | undefined =>
  status === 'finished'
    ? eq(freespinPacks.remaining, 0)
    : and(
        gt(freespinPacks.remaining, 0),
        status === 'active' ? gt(freespinPacks.expiresAt, now) : lte(freespinPacks.expiresAt, now),
      )
