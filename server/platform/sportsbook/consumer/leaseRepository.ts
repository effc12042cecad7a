import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { sportsLease as lease } from '../schema.ts'

/** Seconds without a word from its holder after which anybody may take it. */
const UNHEARD_FOR = 3
/** Milliseconds that a transaction of the holder may stand still: one that was paused holds nobody up longer than that. */
const STANDSTILL = 2_000

/** Who listens to the feed. All instants are those of the database. */
export const leaseRepository = {
  /** @returns the term that begins, or undefined while another holds it */
  async take(executor: Executor, holder: string): Promise<number | undefined> {
    const [taken] = await rowsOf<{ term: string }>(
      executor,
      sql`insert into ${lease} as old (id, holder, term, renewed_at) values (1, ${holder}, 1, clock_timestamp())
        on conflict (id) do update
        set holder = excluded.holder, term = old.term + 1, renewed_at = clock_timestamp()
        where old.renewed_at < clock_timestamp() - make_interval(secs => ${UNHEARD_FOR})
        returning term`,
    )
    return taken && Number(taken.term)
  },

  /**
   * Says that the holder is there. First in each of its transactions: nobody takes the lease before that has ended, and who
   * has lost it meanwhile writes nothing.
   * @throws LeaseLostError
   */
  async renew(executor: Executor, term: number): Promise<void> {
    const renewed = await rowsOf(
      executor,
      sql`with renewed as (
          update ${lease} set renewed_at = clock_timestamp() where term = ${term} returning term
        )
        select set_config('idle_in_transaction_session_timeout', ${String(STANDSTILL)}, true) from renewed`,
    )
    if (renewed.length === 0) throw new LeaseLostError()
  },

  /** Lets others take it at once. */
  async release(executor: Executor, term: number): Promise<void> {
    await executor.execute(sql`update ${lease} set renewed_at = 'epoch' where term = ${term}`)
  },
}

/** Another process listens by now. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'

  constructor() {
    super('Another process listens to the feed')
  }
}
