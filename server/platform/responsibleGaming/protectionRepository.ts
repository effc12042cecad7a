import { and, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { contacts } from '../accounts/schema.ts'
import type { DepositLimit } from './depositLimit.ts'
import type { Exclusion } from './exclusion.ts'
import { playerProtection, protectionHistory } from './schema.ts'

/** What protects a player. */
export type Protection = {
  limit: DepositLimit
  /** Minutes between two reminders; null where the player chose nothing. */
  realityMinutes: number | null
  exclusion: Exclusion | null
}

type Row = typeof playerProtection.$inferSelect
type NewHistory = typeof protectionHistory.$inferInsert

/** What protects players, and its history. */
export const protectionRepository = {
  async find(executor: Executor, uid: number): Promise<Protection | undefined> {
    const rows = await executor.select().from(playerProtection).where(eq(playerProtection.uid, uid))
    return rows[0] && fromRow(rows[0])
  },

  /** The player's row, held until the transaction ends; made if there was none. */
  async lock(tx: Executor, uid: number): Promise<Protection> {
    const rows = await tx
      .insert(playerProtection)
      .values({ uid })
      .onConflictDoUpdate({ target: playerProtection.uid, set: { uid: sql`excluded.uid` } })
      .returning()
    if (!rows[0]) throw new Error('The row was not returned')
    return fromRow(rows[0])
  },

  async set(tx: Executor, uid: number, protection: Protection): Promise<void> {
    await tx.update(playerProtection).set(toRow(protection)).where(eq(playerProtection.uid, uid))
  },

  async addHistory(tx: Executor, events: NewHistory[]): Promise<void> {
    await tx.insert(protectionHistory).values(events)
  },

  /** Players with a request that has lapsed and is not forgotten yet. */
  async listLapsed(executor: Executor, now: Date, atMost: number): Promise<number[]> {
    const lapsed = await executor
      .select({ uid: playerProtection.uid })
      .from(playerProtection)
      .where(lte(playerProtection.pendingLapsesAt, now))
      .limit(atMost)
    return lapsed.map(({ uid }) => uid)
  },

  /** Whether a deposit limit holds or waits, so that the currency of its sums must stay. */
  async hasLimit(executor: Executor, uid: number): Promise<boolean> {
    const rows = await executor
      .select({ uid: playerProtection.uid })
      .from(playerProtection)
      .where(
        and(
          eq(playerProtection.uid, uid),
          or(isNotNull(playerProtection.limitAmount), isNotNull(playerProtection.pendingAmount)),
        ),
      )
    return rows.length > 0
  },

  /** Kinds of these contacts that players have confirmed who are excluded then. */
  async excludedContacts(
    executor: Executor,
    named: readonly string[],
    now: Date,
  ): Promise<('email' | 'phone')[]> {
    const rows = await executor
      .selectDistinct({ type: contacts.type })
      .from(contacts)
      .innerJoin(playerProtection, eq(playerProtection.uid, contacts.uid))
      .where(
        and(
          inArray(contacts.contact, [...named]),
          eq(contacts.isConfirmed, true),
          or(playerProtection.excludedForEver, gt(playerProtection.excludedUntil, now)),
        ),
      )
    return rows.map(({ type }) => type)
  },
}

function fromRow(row: Row): Protection {
  const currency = row.limitCurrency ?? ''
  const limit = (days: number | null, amount: bigint | null) =>
    days === null || amount === null ? null : { days, amount, currency }
  const current = limit(row.limitDays, row.limitAmount)
  const { pendingAskedAt: askedAt, pendingEffectiveAt: effectiveAt, pendingLapsesAt: lapsesAt } = row
  return {
    limit: {
      current: current && row.limitSince && { ...current, since: row.limitSince },
      pending:
        askedAt && effectiveAt && lapsesAt
          ? { wanted: limit(row.pendingDays, row.pendingAmount), askedAt, effectiveAt, lapsesAt }
          : null,
    },
    realityMinutes: row.realityMinutes,
    exclusion: row.excludedAt && {
      since: row.excludedAt,
      until: row.excludedForEver ? null : (row.excludedUntil ?? row.excludedAt),
    },
  }
}

function toRow({ limit: { current, pending }, realityMinutes, exclusion }: Protection) {
  return {
    limitDays: current?.days ?? null,
    limitAmount: current?.amount ?? null,
    limitCurrency: current?.currency ?? pending?.wanted?.currency ?? null,
    limitSince: current?.since ?? null,
    pendingAskedAt: pending?.askedAt ?? null,
    pendingDays: pending?.wanted?.days ?? null,
    pendingAmount: pending?.wanted?.amount ?? null,
    pendingEffectiveAt: pending?.effectiveAt ?? null,
    pendingLapsesAt: pending?.lapsesAt ?? null,
    realityMinutes,
    excludedAt: exclusion?.since ?? null,
    excludedUntil: exclusion?.until ?? null,
    excludedForEver: exclusion !== null && exclusion.until === null,
  } satisfies Partial<Row>
}
