import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { type Lot, loyaltyLots, loyaltySpentLots } from '../schema.ts'
import { type LotSource, playSources } from '../sources.ts'
import type { Player } from './Points.ts'

export type NewLot = typeof loyaltyLots.$inferInsert
type Source = { source: LotSource; ref: string }

const isOf = ({ uid, programme }: Player) =>
  and(eq(loyaltyLots.uid, uid), eq(loyaltyLots.programme, programme))
const isSpendable = (now: Date): SQL | undefined =>
  and(gt(loyaltyLots.left, 0n), or(isNull(loyaltyLots.expiresAt), gt(loyaltyLots.expiresAt, now)))

/** What brought points, and what of them is left. Whoever changes a lot holds the standing of its player. */
export const lotRepository = {
  async find(tx: Executor, player: Player, { source, ref }: Source): Promise<Lot | undefined> {
    const [lot] = await tx
      .select()
      .from(loyaltyLots)
      .where(and(isOf(player), eq(loyaltyLots.source, source), eq(loyaltyLots.ref, ref)))
    return lot
  },

  /** Of all programmes in which a player has lots of these sources. */
  async ofSources(tx: Executor, uid: number, sources: readonly Source[]): Promise<Lot[]> {
    if (sources.length === 0) return []
    const named = sources.map(({ source, ref }) => sql`(${source}::text, ${ref}::text)`)
    return tx
      .select()
      .from(loyaltyLots)
      .where(
        and(
          eq(loyaltyLots.uid, uid),
          sql`(${loyaltyLots.source}, ${loyaltyLots.ref}) in (${sql.join(named, sql`, `)})`,
        ),
      )
  },

  async add(tx: Executor, lot: NewLot): Promise<Lot> {
    const [added] = await tx.insert(loyaltyLots).values(lot).returning()
    if (!added) throw new Error('The lot was not returned')
    return added
  },

  async set(tx: Executor, id: number, values: Partial<Lot>): Promise<void> {
    await tx.update(loyaltyLots).set(values).where(eq(loyaltyLots.id, id))
  },

  /**
   * Takes as many points as there are to spend, those that expire soonest first.
   * @param order of which it is noted from which lots they came; its spending is there already
   * @returns how many were there
   */
  async take(
    tx: Executor,
    player: Player,
    { points, now, order }: { points: bigint; now: Date; order?: string },
  ): Promise<bigint> {
    const { id, left, expiresAt } = loyaltyLots
    const noted = sql`, noted as (
        insert into ${loyaltySpentLots} ("order", lot_id, points) select ${order}, id, points from taken)`
    const [row] = await rowsOf<{ points: string }>(
      tx,
      sql`with lots as (
          select ${id} as id, sum(${left}) over (order by ${expiresAt} nulls last, ${id}) - ${left} as before
          from ${loyaltyLots} where ${and(isOf(player), isSpendable(now))}
        ), parts as (
          select lots.id, least(lot."left", ${points}::bigint - before)::bigint as points
          from lots join platform.loyalty_lots lot using (id) where before < ${points}::bigint
        ), taken as (
          update platform.loyalty_lots lot set "left" = lot."left" - parts.points from parts where lot.id = parts.id
          returning lot.id, parts.points
        )${order === undefined ? sql`` : noted}
        select coalesce(sum(points), 0)::text as points from taken`,
    )
    return BigInt(row?.points ?? 0)
  },

  /** How many points were taken for an order. */
  async spentFor(tx: Executor, order: string): Promise<bigint> {
    const [row] = await tx
      .select({ points: sql<string>`coalesce(sum(${loyaltySpentLots.points}), 0)::text` })
      .from(loyaltySpentLots)
      .where(eq(loyaltySpentLots.order, order))
    return BigInt(row?.points ?? 0)
  },

  /**
   * What was taken for an order comes back into the lots that it came from, but for the first so many, with which a debt is paid.
   * @returns how many can be spent again, and how many have expired meanwhile
   */
  async giveBack(
    tx: Executor,
    order: string,
    { debt, now }: { debt: bigint; now: Date },
  ): Promise<{ back: bigint; gone: bigint }> {
    const { expiresAt } = loyaltyLots
    const [row] = await rowsOf<{ back: string; gone: string }>(
      tx,
      sql`with spent as (
          select lot_id as id, points, sum(points) over (order by lot_id) as until
          from platform.loyalty_spent_lots where "order" = ${order}
        ), given as (
          select spent.id, least(spent.points, greatest(until - ${debt}::bigint, 0))::bigint as points,
            coalesce(${expiresAt} <= ${now.toISOString()}::timestamptz, false) as is_over
          from spent join ${loyaltyLots} on ${loyaltyLots.id} = spent.id
        ), changed as (
          update platform.loyalty_lots lot set
            "left" = lot."left" + case when is_over then 0 else given.points end,
            expired = lot.expired + case when is_over then given.points else 0 end
          from given where lot.id = given.id
        )
        select coalesce(sum(points) filter (where not is_over), 0)::text as back,
          coalesce(sum(points) filter (where is_over), 0)::text as gone from given`,
    )
    return { back: BigInt(row?.back ?? 0), gone: BigInt(row?.gone ?? 0) }
  },

  /** What has expired and lies there still. */
  async expired(tx: Executor, player: Player, now: Date, atMost = 1000): Promise<Lot[]> {
    return tx
      .select()
      .from(loyaltyLots)
      .where(and(isOf(player), gt(loyaltyLots.left, 0n), lte(loyaltyLots.expiresAt, now)))
      .orderBy(asc(loyaltyLots.expiresAt), asc(loyaltyLots.id))
      .limit(atMost)
  },

  /** Nothing is left of these lots. */
  async expire(tx: Executor, ids: readonly number[]): Promise<void> {
    const { id, left, expired } = loyaltyLots
    if (ids.length === 0) return
    await tx
      .update(loyaltyLots)
      .set({ left: 0n, expired: sql`${expired} + ${left}` })
      .where(inArray(id, [...ids]))
  },

  /** Players of whom something has expired. */
  async withExpired(executor: Executor, now: Date, atMost: number): Promise<Player[]> {
    const { uid, programme } = loyaltyLots
    return executor
      .selectDistinct({ uid, programme })
      .from(loyaltyLots)
      .where(and(gt(loyaltyLots.left, 0n), lte(loyaltyLots.expiresAt, now)))
      .limit(atMost)
  },

  /** Millionths that play of a day comes to, before the most a day. */
  async dueOfDay(tx: Executor, player: Player, day: string): Promise<bigint> {
    const [row] = await tx
      .select({ due: sql<string>`coalesce(sum(${loyaltyLots.due}), 0)::text` })
      .from(loyaltyLots)
      .where(
        and(
          isOf(player),
          eq(loyaltyLots.day, day),
          eq(loyaltyLots.isPending, false),
          inArray(loyaltyLots.source, [...playSources]),
        ),
      )
    return BigInt(row?.due ?? 0)
  },

  /** What waits of a player. */
  async pending(tx: Executor, uid: number): Promise<Lot[]> {
    return tx
      .select()
      .from(loyaltyLots)
      .where(and(eq(loyaltyLots.uid, uid), eq(loyaltyLots.isPending, true)))
      .orderBy(asc(loyaltyLots.at), asc(loyaltyLots.id))
  },

  /** Players who were verified, and of whom something waits for that; not for what waits to be reckoned again, or fails to be. */
  async toActivate(executor: Executor): Promise<number[]> {
    const rows = await rowsOf<{ uid: string }>(
      executor,
      sql`select distinct lot.uid::text as uid from platform.loyalty_lots lot
        join platform.accounts account on account.uid = lot.uid
        where lot.is_pending and account.verification_step = 'completed'
          and not exists (select from platform.loyalty_outbox waits
            where waits.uid = lot.uid and waits.kind = lot.source and waits.ref = lot.ref)`,
    )
    return rows.map(({ uid }) => Number(uid))
  },

  /** What can be spent and what waits, whole points, and which amounts expire when. */
  async sums(executor: Executor, player: Player, now: Date) {
    const expiring = await executor
      .select({ at: loyaltyLots.expiresAt, points: sql<string>`sum(${loyaltyLots.left})::text` })
      .from(loyaltyLots)
      .where(and(isOf(player), isSpendable(now)))
      .groupBy(loyaltyLots.expiresAt)
      .orderBy(sql`${loyaltyLots.expiresAt} asc nulls last`)
    const [waits] = await executor
      .select({ due: sql<string>`coalesce(sum(${loyaltyLots.due}), 0)::text` })
      .from(loyaltyLots)
      .where(and(isOf(player), eq(loyaltyLots.isPending, true)))
    const amounts = expiring.map(({ at, points }) => ({ at, points: BigInt(points) }))
    return {
      points: amounts.reduce((total, { points }) => total + points, 0n),
      pending: BigInt(waits?.due ?? 0) / 1_000_000n,
      expiring: amounts.flatMap(({ at, points }) => (at ? [{ at, points }] : [])),
    }
  },
}
