import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { rowsOf } from '../db/rowsOf.ts'
import { approvals, staff, textApprovals } from './schema.ts'

export interface Approval {
  revisionId: number
  staffId: number
  name: string
}

/** Which publishers found right what stands in a revision. */
export const approvalRepository = {
  /** False when it is approved by them already. */
  async add(tx: Executor, revisionId: number, staffId: number): Promise<boolean> {
    const rows = await tx
      .insert(approvals)
      .values({ revisionId, staffId })
      .onConflictDoNothing()
      .returning({ revisionId: approvals.revisionId })
    return rows.length > 0
  },

  /** Those of members who may still publish. */
  async list(executor: Executor, revisionIds: readonly number[]): Promise<Approval[]> {
    if (revisionIds.length === 0) return []
    return executor
      .select({ revisionId: approvals.revisionId, staffId: approvals.staffId, name: staff.name })
      .from(approvals)
      .innerJoin(staff, eq(staff.id, approvals.staffId))
      .where(and(inArray(approvals.revisionId, [...revisionIds]), mayPublish))
      .orderBy(approvals.at, staff.id)
  },

  /** Finds right what single texts say in a revision. */
  async addTexts(
    tx: Executor,
    given: readonly { revisionId: number; key: string; staffId: number }[],
  ): Promise<void> {
    if (given.length > 0)
      await tx
        .insert(textApprovals)
        .values([...given])
        .onConflictDoNothing()
  },

  /**
   * Takes back all that somebody found right in a revision, and in those before it that no release holds.
   * False where that was nothing.
   */
  async removeLine(tx: Executor, revision: number, staffId: number): Promise<boolean> {
    const ids = await lineOf(tx, revision)
    const held = await rowsOf<{ id: string }>(
      tx,
      sql`select distinct revision_id as id from content.release_entries where revision_id in ${ids}`,
    )
    const isHeld = new Set(held.map(({ id }) => Number(id)))
    const open = ids.filter((id) => id === revision || !isHeld.has(id))
    const whole = await tx
      .delete(approvals)
      .where(and(inArray(approvals.revisionId, open), eq(approvals.staffId, staffId)))
      .returning({ revisionId: approvals.revisionId })
    const single = await tx
      .delete(textApprovals)
      .where(and(inArray(textApprovals.revisionId, open), eq(textApprovals.staffId, staffId)))
      .returning({ revisionId: textApprovals.revisionId })
    return whole.length + single.length > 0
  },

  /** A revision and those before it, each with who approved it or one text of it, and may still publish. */
  async line(
    executor: Executor,
    revision: number,
    key: string,
  ): Promise<{ revision: number; approvals: Approval[] }[]> {
    const ids = await lineOf(executor, revision)
    const rows = await executor
      .select({ revisionId: textApprovals.revisionId, staffId: textApprovals.staffId, name: staff.name })
      .from(textApprovals)
      .innerJoin(staff, eq(staff.id, textApprovals.staffId))
      .where(and(inArray(textApprovals.revisionId, ids), eq(textApprovals.key, key), mayPublish))
    const given = [...(await approvalRepository.list(executor, ids)), ...rows]
    return ids.map((id) => ({
      revision: id,
      approvals: given.filter(({ revisionId }) => revisionId === id),
    }))
  },
}

const mayPublish = and(eq(staff.active, true), ne(staff.role, 'editor'))

/** States before which nobody looks for an approval. */
const furthest = 200

/** A revision and those that it was made of, the newest first. */
async function lineOf(executor: Executor, revision: number): Promise<number[]> {
  const rows = await rowsOf<{ id: string }>(
    executor,
    sql`
    with recursive line as (
      select id, parent_id, 1 as place from content.revisions where id = ${revision}
      union all
      select r.id, r.parent_id, place + 1 from line join content.revisions r on r.id = line.parent_id
      where place < ${furthest}
    ) select id from line order by place
  `,
  )
  return rows.map(({ id }) => Number(id))
}
