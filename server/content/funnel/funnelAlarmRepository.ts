import { and, desc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { formVersions, funnelAlarms } from '../schema.ts'
import type { AlarmOutcome } from './alarmOutcomes.ts'
import type { Share } from './compareShares.ts'

/** That fewer visitors complete a form since a release changed it. */
export type FunnelAlarm = {
  id: number
  form: string
  version: string
  beforeVersion: string | null
  releaseId: number
  /** To which one goes back. */
  beforeReleaseId: number | null
  /** When the change went live. */
  changedAt: Date
  raisedAt: Date
  /** As they were when it was raised. */
  now: Share
  before: Share
  endedAt: Date | null
  outcome: AlarmOutcome | null
  endedByReleaseId: number | null
}

/** Alarms about forms, one for each change that needed one. */
export const funnelAlarmRepository = {
  /** @returns false where the change has one already, which another process may have raised */
  async raise(tx: Executor, formVersionId: number, before: Share, now: Share): Promise<boolean> {
    const rows = await tx
      .insert(funnelAlarms)
      .values({
        formVersionId,
        visits: now.visits,
        completed: now.completed,
        visitsBefore: before.visits,
        completedBefore: before.completed,
      })
      .onConflictDoNothing({ target: funnelAlarms.formVersionId })
      .returning({ id: funnelAlarms.id })
    return rows.length > 0
  },

  /** Opens it again where visitors had seemed to be as many as before. @returns whether it was so */
  async reopen(tx: Executor, formVersionId: number): Promise<boolean> {
    const rows = await tx
      .update(funnelAlarms)
      .set({ endedAt: null, outcome: null })
      .where(and(eq(funnelAlarms.formVersionId, formVersionId), eq(funnelAlarms.outcome, 'recovered')))
      .returning({ id: funnelAlarms.id })
    return rows.length > 0
  },

  /** @returns false where it has ended already */
  async end(tx: Executor, id: number, outcome: AlarmOutcome, releaseId?: number): Promise<boolean> {
    const rows = await tx
      .update(funnelAlarms)
      .set({ endedAt: new Date(), outcome, endedByReleaseId: releaseId ?? null })
      .where(and(eq(funnelAlarms.id, id), isNull(funnelAlarms.endedAt)))
      .returning({ id: funnelAlarms.id })
    return rows.length > 0
  },

  /** Those that are open, and those that ended since a moment if one is given; the last raised first. */
  async list(executor: Executor, endedSince?: Date): Promise<FunnelAlarm[]> {
    const isOpen = isNull(funnelAlarms.endedAt)
    const rows = await executor
      .select()
      .from(funnelAlarms)
      .innerJoin(formVersions, eq(formVersions.id, funnelAlarms.formVersionId))
      .where(endedSince ? or(isOpen, gte(funnelAlarms.endedAt, endedSince)) : isOpen)
      .orderBy(desc(funnelAlarms.id))
    return rows.map(({ funnel_alarms: alarm, form_versions: change }) => ({
      id: alarm.id,
      form: change.form,
      version: change.version,
      beforeVersion: change.beforeVersion,
      releaseId: change.releaseId,
      beforeReleaseId: change.beforeReleaseId,
      changedAt: change.at,
      raisedAt: alarm.raisedAt,
      now: { visits: alarm.visits, completed: alarm.completed },
      before: { visits: alarm.visitsBefore, completed: alarm.completedBefore },
      endedAt: alarm.endedAt,
      outcome: alarm.outcome,
      endedByReleaseId: alarm.endedByReleaseId,
    }))
  },
}
