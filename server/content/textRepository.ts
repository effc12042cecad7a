import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { rowsOf } from '../db/rowsOf.ts'
import { revisions, textReviews } from './schema.ts'

/** A text that a definition of messages got in one of its revisions, or lost (null). */
export interface TextChange {
  definition: string
  key: string
  text: string | null
  revision: number
  /** The same for all that was saved in one go. */
  at: Date
}

/** What is known of single texts: when each came to say what it says, and when somebody looked at a translation again. */
export const textRepository = {
  /**
   * Every change of every text of a language, from its first revision to its draft, oldest first. Drafts that were
   * discarded are no part of it, as the way leads from each revision to the one that it was made of.
   * @param locale the beginning of the definitions' ids, as in `en/cashier`
   */
  async changes(executor: Executor, locale: string): Promise<TextChange[]> {
    const rows = await rowsOf<{
      definition: string
      key: string
      text: string | null
      revision: string
      at: string | Date
    }>(
      executor,
      sql`
      with recursive line as (
        select r.id, r.definition_id, r.parent_id, r.body, r.created_at
        from content.drafts d join content.revisions r on r.id = d.revision_id
        where d.kind = 'messages' and starts_with(d.definition_id, ${`${locale}/`})
        union all
        select r.id, r.definition_id, r.parent_id, r.body, r.created_at
        from line join content.revisions r on r.id = line.parent_id
      ), texts as (
        select id, definition_id, parent_id, created_at, key, value
        from line, jsonb_each_text(coalesce(line.body::jsonb -> 'messages', '{}'))
      )
      select coalesce(now.definition_id, before.definition_id) as definition, coalesce(now.key, before.key) as key,
        now.value as text, coalesce(now.id, before.child) as revision, coalesce(now.created_at, before.child_at) as at
      from texts now full join (
        select texts.*, line.id as child, line.created_at as child_at from texts join line on line.parent_id = texts.id
      ) before on before.child = now.id and before.key = now.key
      where now.value is distinct from before.value
      order by 4
    `,
    )
    return rows.map((row) => ({ ...row, revision: Number(row.revision), at: new Date(row.at) }))
  },

  /** By `definition key`, when the other language got the words that a translation was last held against. */
  async reviews(executor: Executor, locale: string): Promise<Map<string, Date>> {
    const rows = await executor
      .select({ definition: textReviews.definitionId, key: textReviews.key, at: revisions.createdAt })
      .from(textReviews)
      .innerJoin(revisions, eq(revisions.id, textReviews.revisionId))
      .where(sql`starts_with(${textReviews.definitionId}, ${`${locale}/`})`)
    return new Map(rows.map(({ definition, key, at }) => [`${definition} ${key}`, at]))
  },

  /** Translations still fit what the text that they were made of says in these revisions. */
  async review(
    executor: Executor,
    staffId: number,
    reviewed: readonly { definitionId: string; key: string; revisionId: number }[],
  ): Promise<void> {
    await executor
      .insert(textReviews)
      .values(reviewed.map((one) => ({ ...one, staffId })))
      .onConflictDoUpdate({
        target: [textReviews.definitionId, textReviews.key],
        set: { revisionId: sql`excluded.revision_id`, staffId },
        setWhere: sql`excluded.revision_id > ${textReviews.revisionId}`,
      })
  },
}
