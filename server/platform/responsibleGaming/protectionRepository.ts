import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { contacts } from '../accounts/schema.ts'
import type { Exclusion } from './exclusion.ts'
import { limitRepository, limitsOf } from './limitRepository.ts'
import type { Limits } from './moneyLimit.ts'
import { playerLimits, playerProtection, protectionHistory } from './schema.ts'

/** What protects a player. */
export type Protection = {
  limits: Limits
  /** Minutes between two reminders; null where the player chose nothing. */
  realityMinutes: number | null
  exclusion: Exclusion | null
}

type Row = typeof playerProtection.$inferSelect
type NewHistory = typeof protectionHistory.$inferInsert

const ofPlayer = prepared('protection_of_player', (executor) =>
  executor
    .select({ own: playerProtection, limit: playerLimits })
    .from(playerProtection)
    .leftJoin(playerLimits, eq(playerLimits.uid, playerProtection.uid))
    .where(eq(playerProtection.uid, given('uid'))),
)

/** What protects players, and its history. */
export const protectionRepository = {
  /** One question, for it is asked before every stake. */
  async find(executor: Executor, uid: number): Promise<Protection | undefined> {
    const rows = await ofPlayer(executor, { uid })
    return rows[0] && fromRow(rows[0].own, limitsOf(rows.flatMap(({ limit }) => limit ?? [])))
  },

  /** The player's row, held until the transaction ends; made if there was none. */
  async lock(tx: Executor, uid: number): Promise<Protection> {
    const rows = await tx
      .insert(playerProtection)
      .values({ uid })
      .onConflictDoUpdate({ target: playerProtection.uid, set: { uid: sql`excluded.uid` } })
      .returning()
    if (!rows[0]) throw new Error('The row was not returned')
    return fromRow(rows[0], await limitRepository.find(tx, uid))
  },

  async set(tx: Executor, uid: number, { limits, realityMinutes, exclusion }: Protection): Promise<void> {
    await tx
      .update(playerProtection)
      .set({
        realityMinutes,
        excludedAt: exclusion?.since ?? null,
        excludedUntil: exclusion?.until ?? null,
        excludedForEver: exclusion !== null && exclusion.until === null,
      })
      .where(eq(playerProtection.uid, uid))
    await limitRepository.set(tx, uid, limits)
  },

  async addHistory(tx: Executor, events: NewHistory[]): Promise<void> {
    await tx.insert(protectionHistory).values(events)
  },

  /** Whether the player has ever excluded themselves in this very account. */
  async hasExcludedSelf(executor: Executor, uid: number): Promise<boolean> {
    const rows = await executor
      .select({ id: protectionHistory.id })
      .from(protectionHistory)
      .where(
        and(
          eq(protectionHistory.uid, uid),
          eq(protectionHistory.actor, 'player'),
          eq(protectionHistory.event, 'excluded'),
        ),
      )
      .limit(1)
    return rows.length > 0
  },

  /** When a player was excluded, from ever on; one that was made longer is several that overlap. Without an end where that is null. */
  async exclusions(executor: Executor, uid: number): Promise<{ since: Date; until: Date | null }[]> {
    const rows = await executor
      .select({ since: protectionHistory.at, details: protectionHistory.details })
      .from(protectionHistory)
      .where(
        and(
          eq(protectionHistory.uid, uid),
          inArray(protectionHistory.event, ['excluded', 'excluded_as_person']),
        ),
      )
      .orderBy(protectionHistory.id)
    return rows.map(({ since, details: { until } }) => ({
      since,
      until: typeof until === 'string' ? new Date(until) : null,
    }))
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

function fromRow(row: Row, limits: Limits): Protection {
  return {
    limits,
    realityMinutes: row.realityMinutes,
    exclusion: row.excludedAt && {
      since: row.excludedAt,
      until: row.excludedForEver ? null : (row.excludedUntil ?? row.excludedAt),
    },
  }
}
