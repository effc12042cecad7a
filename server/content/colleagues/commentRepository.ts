import { and, asc, count, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/Database.ts'
import { staff } from '../schema.ts'
import { comments } from './schema.ts'

type Row = typeof comments.$inferSelect
export type CommentRow = Row & { by: string; settler: string | null }
type Name = { kind: string; id: string }
type NewComment = Pick<Row, 'staffId' | 'text' | 'anchor' | 'quote' | 'answersId'>

const settlers = alias(staff, 'settlers')
const of = ({ kind, id }: Name) => and(eq(comments.kind, kind), eq(comments.definitionId, id))

/** What staff say about definitions. */
export const commentRepository = {
  /** Comments and answers, the first first. */
  async list(executor: Executor, name: Name): Promise<CommentRow[]> {
    const rows = await executor
      .select({ row: comments, by: staff.name, settler: settlers.name })
      .from(comments)
      .innerJoin(staff, eq(staff.id, comments.staffId))
      .leftJoin(settlers, eq(settlers.id, comments.settledBy))
      .where(of(name))
      .orderBy(asc(comments.id))
    return rows.map(({ row, by, settler }) => ({ ...row, by, settler }))
  },

  async find(executor: Executor, name: Name, number: number): Promise<Row | undefined> {
    const [row] = await executor
      .select()
      .from(comments)
      .where(and(of(name), eq(comments.id, number)))
    return row
  },

  async add(executor: Executor, { kind, id }: Name, one: NewComment): Promise<number> {
    const [row] = await executor
      .insert(comments)
      .values({ ...one, kind, definitionId: id })
      .returning({ id: comments.id })
    return row?.id ?? 0
  },

  async change(
    executor: Executor,
    number: number,
    change: Partial<Pick<Row, 'text' | 'editedAt' | 'settledAt' | 'settledBy'>>,
  ): Promise<void> {
    await executor.update(comments).set(change).where(eq(comments.id, number))
  },

  /** What was said about a definition is said about it under another name. */
  async move(executor: Executor, name: Name, definitionId: string): Promise<void> {
    await executor.update(comments).set({ definitionId }).where(of(name))
  },

  /** With its answers. */
  async remove(executor: Executor, number: number): Promise<void> {
    await executor.delete(comments).where(or(eq(comments.id, number), eq(comments.answersId, number)))
  },

  /** How many stand about a definition, answers with them. */
  count: (executor: Executor, name: Name): Promise<number> => executor.$count(comments, of(name)),

  isAnswered: async (executor: Executor, number: number): Promise<boolean> =>
    (await executor.$count(comments, eq(comments.answersId, number))) > 0,

  /** By key of a definition, how many are not settled. */
  async open(executor: Executor): Promise<Map<string, number>> {
    const rows = await executor
      .select({ kind: comments.kind, id: comments.definitionId, number: count() })
      .from(comments)
      .where(and(isNull(comments.answersId), isNull(comments.settledAt)))
      .groupBy(comments.kind, comments.definitionId)
    return new Map(rows.map(({ kind, id, number }) => [`${kind}/${id}`, number]))
  },
}
