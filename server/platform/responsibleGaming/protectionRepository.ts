import { eq, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { accounts, contacts } from '../accounts/schema.ts'
import { type DepositLimit, forgetLapsed } from './depositLimit.ts'
import type { Exclusion } from './exclusion.ts'
import { playerProtection, protectionHistory } from './schema.ts'

/** What protects a player. */
export type Protection = {
  limit: DepositLimit
  /** Minutes between two reminders; null where the player chose nothing. */
  realityMinutes: number | null
  exclusion: Exclusion | null
}

export type ProtectionEvent = { event: string; details?: Record<string, string | number | null> }

type Change = {
  uid: number
  now: Date
  /** Network address of the player. */
  ip: string
  /** Pure: it may be called again where the database broke a conflict. */
  work: (before: Protection) => { after: Protection; events: ProtectionEvent[] }
  /** What must happen with the change or not at all. */
  also?: (tx: Executor) => Promise<void>
}

type Row = typeof playerProtection.$inferSelect

const nothing: Protection = { limit: { current: null, pending: null }, realityMinutes: null, exclusion: null }

/** What protects players, changed one command after another for each player, with its history. */
export function createProtectionRepository(database: Database) {
  async function change({ uid, now, ip, work, also }: Change): Promise<Protection> {
    return database.transaction(async (tx) => {
      const before = await forgetLapsedOf(tx, uid, await lock(tx, uid), now)
      const { after, events } = work(before)
      await tx.update(playerProtection).set(toRow(after)).where(eq(playerProtection.uid, uid))
      if (events.length > 0)
        await tx.insert(protectionHistory).values(
          events.map(({ event, details = {} }) => ({
            uid,
            at: now,
            actor: 'player' as const,
            ip,
            event,
            details,
          })),
        )
      await also?.(tx)
      return after
    })
  }

  return {
    change,

    async read(uid: number, now: Date, executor: Executor = database.drizzle): Promise<Protection> {
      const rows = await executor.select().from(playerProtection).where(eq(playerProtection.uid, uid))
      const found = rows[0] ? fromRow(rows[0]) : nothing
      return { ...found, limit: forgetLapsed(found.limit, now) }
    },

    /** Writes down which requests lapsed, so that the history is whole even where a player never comes back. */
    async sweep(now: Date): Promise<void> {
      const lapsed = await database.drizzle
        .select({ uid: playerProtection.uid })
        .from(playerProtection)
        .where(lte(playerProtection.pendingLapsesAt, now))
        .limit(500)
      for (const { uid } of lapsed) {
        await database.transaction(async (tx) => {
          const after = await forgetLapsedOf(tx, uid, await lock(tx, uid), now)
          await tx.update(playerProtection).set(toRow(after)).where(eq(playerProtection.uid, uid))
        })
      }
    },
  }
}

/** Nothing that advertises play goes to somebody who excluded themselves. */
export async function endSubscriptions(tx: Executor, uid: number): Promise<void> {
  await tx.update(accounts).set({ isSubscribed: false }).where(eq(accounts.uid, uid))
  await tx.update(contacts).set({ isSubscribed: false }).where(eq(contacts.uid, uid))
}

/** The player's row, held until the transaction ends; made if there was none. */
async function lock(tx: Executor, uid: number): Promise<Protection> {
  const rows = await tx
    .insert(playerProtection)
    .values({ uid })
    .onConflictDoUpdate({ target: playerProtection.uid, set: { uid: sql`excluded.uid` } })
    .returning()
  if (!rows[0]) throw new Error('The row was not returned')
  return fromRow(rows[0])
}

async function forgetLapsedOf(tx: Executor, uid: number, found: Protection, now: Date): Promise<Protection> {
  const limit = forgetLapsed(found.limit, now)
  const { pending } = found.limit
  if (!pending || limit.pending) return found
  const row = {
    uid,
    at: pending.lapsesAt,
    actor: 'system' as const,
    event: 'deposit_limit_lapsed',
    details: {},
  }
  await tx.insert(protectionHistory).values(row)
  return { ...found, limit }
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
