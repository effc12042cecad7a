import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { given, prepared } from '../../../db/prepared.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { loyaltyLots, loyaltyOutbox } from '../schema.ts'
import { type FactKind, playSources } from '../sources.ts'

export type OutboxRow = typeof loyaltyOutbox.$inferSelect
export type Noted = { uid: number; kind: FactKind; ref: string; at: Date }

const note = prepared('note_for_points', (executor) =>
  executor.insert(loyaltyOutbox).values({
    uid: given('uid'),
    kind: given('kind'),
    ref: given('ref'),
    at: given('at'),
    dueAt: given('at'),
  }),
)

/** What is still to be reckoned. */
export const outboxRepository = {
  /** In the transaction in which it happens, so that it is asked by what is prepared. */
  async note(tx: Executor, { uid, kind, ref, at }: Noted): Promise<void> {
    await note(tx, { uid, kind, ref, at })
  },

  /** Players of whom something is due, who waits longest first. */
  async due(executor: Executor, now: Date, atMost: number): Promise<number[]> {
    const rows = await executor
      .select({ uid: loyaltyOutbox.uid })
      .from(loyaltyOutbox)
      .where(lte(loyaltyOutbox.dueAt, now))
      .groupBy(loyaltyOutbox.uid)
      .orderBy(asc(sql`min(${loyaltyOutbox.id})`))
      .limit(atMost)
    return rows.map(({ uid }) => uid)
  },

  /** What is due of a player and nobody else has taken, held until the transaction ends; the oldest first. */
  async take(
    tx: Executor,
    { uid, now, atMost }: { uid: number; now: Date; atMost: number },
  ): Promise<OutboxRow[]> {
    return tx
      .select()
      .from(loyaltyOutbox)
      .where(and(eq(loyaltyOutbox.uid, uid), lte(loyaltyOutbox.dueAt, now)))
      .orderBy(asc(loyaltyOutbox.tries), asc(loyaltyOutbox.id))
      .limit(atMost)
      .for('update', { skipLocked: true })
  },

  async done(tx: Executor, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tx.delete(loyaltyOutbox).where(inArray(loyaltyOutbox.id, [...ids]))
  },

  /** It was tried in vain. */
  async failed(executor: Executor, ids: readonly number[], again: Date): Promise<void> {
    await executor
      .update(loyaltyOutbox)
      .set({ tries: sql`${loyaltyOutbox.tries} + 1`, dueAt: again })
      .where(inArray(loyaltyOutbox.id, [...ids]))
  },

  /**
   * How many things there are to reckon, and how many of them were tried in vain; ten thousand at most.
   * @returns also for how many seconds the first of them is due
   */
  async figures(
    executor: Executor,
    now: Date,
  ): Promise<{ waiting: number; failed: number; seconds: number }> {
    const [row] = await rowsOf<{ waiting: string; failed: string; first: string | Date | null }>(
      executor,
      // What has failed is due last of all.
      sql`select count(*)::text as waiting, (count(*) filter (where tries > 0))::text as failed,
          (select min(due_at) from ${loyaltyOutbox}) as first
        from (select tries from ${loyaltyOutbox} order by due_at desc limit 10000) last`,
    )
    const first = row?.first ? new Date(row.first).getTime() : now.getTime()
    return {
      ...{ waiting: Number(row?.waiting ?? 0), failed: Number(row?.failed ?? 0) },
      seconds: Math.max(0, (now.getTime() - first) / 1000),
    }
  },

  /** What play since a day has brought is reckoned again: its factor may be another one. */
  async again(
    tx: Executor,
    { uid, programme, since, now }: { uid: number; programme: number; since: string; now: Date },
  ): Promise<void> {
    const { source, ref, at, levelDay } = loyaltyLots
    const moment = sql`${now.toISOString()}::timestamptz`
    await tx.execute(sql`insert into ${loyaltyOutbox} (uid, kind, ref, at, due_at)
      select ${uid}, ${source}, ${ref}, ${at}, ${moment} from ${loyaltyLots}
      where ${loyaltyLots.uid} = ${uid} and ${loyaltyLots.programme} = ${programme} and ${levelDay} >= ${since}
        and ${inArray(source, [...playSources])} order by ${at}, ${loyaltyLots.id}`)
  },

  /** What waited until the player was verified, in the order in which it happened; but for what is noted already. */
  async pendingAgain(tx: Executor, uid: number, now: Date): Promise<void> {
    const moment = sql`${now.toISOString()}::timestamptz`
    await tx.execute(sql`insert into ${loyaltyOutbox} (uid, kind, ref, at, due_at)
      select ${uid}, source, ref, at, ${moment} from ${loyaltyLots} lot
      where uid = ${uid} and is_pending and source = any(${sql.param([...playSources])}::text[])
        and not exists (select from ${loyaltyOutbox} waits
          where waits.uid = lot.uid and waits.kind = lot.source and waits.ref = lot.ref)
      order by at, id`)
  },
}
