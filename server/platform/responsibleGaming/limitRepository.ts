import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type Limits, limitKinds, type MoneyLimit, noLimit } from './moneyLimit.ts'
import { playerLimits } from './schema.ts'

type Row = typeof playerLimits.$inferSelect

/** Limits that players have put on themselves. Whoever changes them holds the player's row of protection. */
export const limitRepository = {
  async find(executor: Executor, uid: number): Promise<Limits> {
    return limitsOf(await executor.select().from(playerLimits).where(eq(playerLimits.uid, uid)))
  },

  async set(tx: Executor, uid: number, limits: Limits): Promise<void> {
    const rows = limitKinds.flatMap((kind) => toRow(uid, kind, limits[kind]) ?? [])
    const gone = limitKinds.filter((kind) => !rows.some((row) => row.kind === kind))
    if (gone.length > 0)
      await tx.delete(playerLimits).where(and(eq(playerLimits.uid, uid), inArray(playerLimits.kind, gone)))
    for (const row of rows)
      await tx
        .insert(playerLimits)
        .values(row)
        .onConflictDoUpdate({ target: [playerLimits.uid, playerLimits.kind], set: row })
  },

  /** Players with a request that has lapsed and is not forgotten yet. */
  async listLapsed(executor: Executor, now: Date, atMost: number): Promise<number[]> {
    const lapsed = await executor
      .selectDistinct({ uid: playerLimits.uid })
      .from(playerLimits)
      .where(lte(playerLimits.pendingLapsesAt, now))
      .limit(atMost)
    return lapsed.map(({ uid }) => uid)
  },

  /** Whether a limit holds or waits, so that the currency of its sums must stay. */
  async hasLimit(executor: Executor, uid: number): Promise<boolean> {
    const rows = await executor
      .select({ uid: playerLimits.uid })
      .from(playerLimits)
      .where(eq(playerLimits.uid, uid))
      .limit(1)
    return rows.length > 0
  },
}

/** What the rows of a player say. */
export function limitsOf(rows: readonly Row[]): Limits {
  const of = (kind: Row['kind']) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? fromRow(row) : noLimit
  }
  return { deposit: of('deposit'), stake: of('stake'), loss: of('loss') }
}

function fromRow(row: Row): MoneyLimit {
  const limit = (days: number | null, amount: bigint | null) =>
    days === null || amount === null ? null : { days, amount, currency: row.currency }
  const current = limit(row.days, row.amount)
  const { pendingAskedAt: askedAt, pendingEffectiveAt: effectiveAt, pendingLapsesAt: lapsesAt } = row
  return {
    current: current && row.since && { ...current, since: row.since },
    pending:
      askedAt && effectiveAt && lapsesAt
        ? { wanted: limit(row.pendingDays, row.pendingAmount), askedAt, effectiveAt, lapsesAt }
        : null,
  }
}

function toRow(uid: number, kind: Row['kind'], { current, pending }: MoneyLimit): Row | undefined {
  const currency = current?.currency ?? pending?.wanted?.currency
  if (currency === undefined) return undefined
  return {
    uid,
    kind,
    days: current?.days ?? null,
    amount: current?.amount ?? null,
    currency,
    since: current?.since ?? null,
    pendingAskedAt: pending?.askedAt ?? null,
    pendingDays: pending?.wanted?.days ?? null,
    pendingAmount: pending?.wanted?.amount ?? null,
    pendingEffectiveAt: pending?.effectiveAt ?? null,
    pendingLapsesAt: pending?.lapsesAt ?? null,
  }
}
