import { sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { rowsOf } from '../db/rowsOf.ts'

export type JobFigures = { name: string; waiting: number; failed: number }

/** What pg-boss keeps of jobs. */
export const jobRepository = {
  /** By kind, those that wait for their time or for a process, and those given up within the last hour, for which they are kept. */
  async figures(executor: Executor): Promise<JobFigures[]> {
    return rowsOf<JobFigures>(
      executor,
      sql`select name,
          count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed
        from jobs.job where state in ('created', 'retry', 'failed') group by name`,
    )
  },
}
