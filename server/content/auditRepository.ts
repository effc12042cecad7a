import { and, count, desc, eq, inArray, max, or, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../db/Database.ts'
import { program } from './draftView.ts'
import { inBatches } from './inBatches.ts'
import { audit, staff } from './schema.ts'

/** What is done to the site: all staff may know of it. */
const siteActions = [
  'save',
  'delete',
  'discard',
  'rename',
  'review',
  'import',
  'upload',
  'remove_file',
  'publish',
  'rollback',
  'unpublish',
  'approve',
  'withdraw',
  'comment',
  'settle',
  'uncomment',
  'share',
  'unshare',
  'schedule',
  'reschedule',
  'unschedule',
  'refuse',
  'raise_alarm',
  'end_alarm',
] as const

/** What is done to the access of the member whose number is the target. */
const memberActions = [
  'add_staff',
  'change_staff',
  'accept_invitation',
  'change_password',
  'end_sessions',
  'add_factor',
  'remove_factor',
  'rename_factor',
  'reset_factors',
  'renew_recovery_codes',
  'use_recovery_code',
  'refuse_code',
  'sign_in',
  'sign_out',
] as const

/** What is done about bets on sports. */
type BetAction = 'stop_bets' | 'reopen_bets' | 'ask_ruling' | 'confirm_ruling'

/** What is done about points, to the player or the order that the details name. */
type LoyaltyAction = 'intervene'

/** What is done to the invitation whose number is the target. */
type InvitationAction = 'invite' | 'revoke_invitation'

/** What is done about the user of the content backend whose number is the target. */
type ContentUserAction =
  | 'add_content_user'
  | 'block_content_user'
  | 'unblock_content_user'
  | 'remove_content_user'

export type AuditAction =
  | (typeof siteActions)[number]
  | (typeof memberActions)[number]
  | InvitationAction
  | ContentUserAction
  | BetAction
  | LoyaltyAction

export interface AuditRow {
  id: number
  at: Date
  /** Null when the program itself did it. */
  by: string | null
  action: string
  target: string
  /** Name of the member that it was done to; null when it was done to anything else. */
  targetName: string | null
  details: Record<string, unknown>
}

/** What is looked for: one thing done, a part of a name, a part of a key or number. */
export type AuditFilter = { action?: string; by?: string; target?: string }

type Entry = { action: AuditAction; target: string; details: Record<string, unknown> }

/** What staff did. Call it in the transaction of what it records: neither stands without the other. */
export const auditRepository = {
  async add(
    executor: Executor,
    staffId: number | null,
    action: AuditAction,
    target: string,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await executor.insert(audit).values({ staffId, action, target, details: JSON.stringify(details) })
  },

  /** Records much at once, in order. */
  async addAll(executor: Executor, staffId: number | null, entries: readonly Entry[]): Promise<void> {
    for await (const some of inBatches(entries))
      await executor
        .insert(audit)
        .values(some.map(({ details, ...rest }) => ({ ...rest, staffId, details: JSON.stringify(details) })))
  },

  /**
   * Definitions that were renamed, the last first, by what follows a prefix of their keys.
   * @param prefix like `form/`
   */
  async renames(executor: Executor, prefix: string): Promise<{ from: string; to: string }[]> {
    const rows = await executor
      .select({ target: audit.target, details: audit.details })
      .from(audit)
      .where(and(eq(audit.action, 'rename'), sql`starts_with(${audit.target}, ${prefix})`))
      .orderBy(desc(audit.id))
    return rows.map(({ target, details }) => ({
      from: target.slice(prefix.length),
      to: String((JSON.parse(details) as { to: unknown }).to),
    }))
  },

  /** Of all that was done: another one as soon as anything is. */
  async version(executor: Executor): Promise<string> {
    const [last] = await executor.select({ id: max(audit.id) }).from(audit)
    return String(last?.id ?? 0)
  },

  /**
   * Newest first, those alone that fit.
   * @param reader number of a member who may know what was done to the site, and what they did or was done to themselves;
   *   undefined for whoever may know all
   */
  async list(
    executor: Executor,
    page: { offset: number; limit: number },
    { action, by, target }: AuditFilter = {},
    reader?: number,
  ): Promise<{ items: AuditRow[]; total: number }> {
    const holds = (column: SQLWrapper, part: string | undefined) =>
      part === undefined ? undefined : sql`position(lower(${part}) in lower(${column})) > 0`
    const name = sql`coalesce(${staff.name}, ${program})`
    const member = alias(staff, 'member')
    const isMember = and(inArray(audit.action, memberActions), eq(sql`${member.id}::text`, audit.target))
    const wanted = and(
      action === undefined ? undefined : eq(audit.action, action),
      holds(name, by),
      or(holds(audit.target, target), holds(member.name, target)),
      reader === undefined ? undefined : mayKnow(reader),
    )
    const rows = await executor
      .select({
        id: audit.id,
        at: audit.at,
        by: staff.name,
        action: audit.action,
        target: audit.target,
        targetName: member.name,
        details: audit.details,
      })
      .from(audit)
      .leftJoin(staff, eq(staff.id, audit.staffId))
      .leftJoin(member, isMember)
      .where(wanted)
      .orderBy(desc(audit.id))
      .offset(page.offset)
      .limit(page.limit)
    const [all] = await executor
      .select({ total: count() })
      .from(audit)
      .leftJoin(staff, eq(staff.id, audit.staffId))
      .leftJoin(member, isMember)
      .where(wanted)
    const items = rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> }))
    return { items, total: all?.total ?? 0 }
  },
}

const mayKnow = (reader: number) =>
  or(
    inArray(audit.action, siteActions),
    eq(audit.staffId, reader),
    and(inArray(audit.action, memberActions), eq(audit.target, String(reader))),
  )
