import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { given, preparedList } from '../../../db/prepared.ts'
import { rowsOf } from '../../../db/rowsOf.ts'

/** An outcome that is bet on. */
export type Outcome = { event: string; line: string; outcome: string }

const listed = (outcomes: readonly Outcome[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(
    outcomes.map(({ event, line, outcome }) => ({ event, line, outcome })),
  )}::json) wanted(event text, line text, outcome text)`

const columns = ['event', 'line', 'outcome'] as const

const largestOf = preparedList<{ amount: string }, keyof Outcome>(
  'largest_sports_liability',
  columns,
  (list) => sql`select coalesce(max(amount), 0)::text as amount from platform.sports_liabilities held
    join ${list} using (event, line, outcome) where held.currency = ${given('currency')}`,
)

const addTo = preparedList<{ done: number }, keyof Outcome>(
  'add_sports_liability',
  columns,
  (list) => sql`insert into platform.sports_liabilities as held (event, line, outcome, currency, amount)
    select event, line, outcome, ${given('currency')}, ${given('amount')}::bigint from ${list}
    order by event, line, outcome
    on conflict (event, line, outcome, currency) do update set amount = held.amount + excluded.amount
      where held.amount + excluded.amount <= ${given('most')}::bigint
    returning 1 as done`,
)

/** What bets on each outcome may cost, in minor units of a currency. Rows are locked in one order, by event, line and outcome. */
export const liabilityRepository = {
  /** The largest of these outcomes, as it was committed last; nothing is locked. */
  async largest(executor: Executor, outcomes: readonly Outcome[], currency: string): Promise<bigint> {
    const [row] = await largestOf(executor, outcomes, { currency })
    return BigInt(row?.amount ?? 0)
  },

  /**
   * Adds to each outcome what a new bet may cost. Until the transaction ends whoever else bets on one of them waits.
   * @param amount minor units
   * @returns whether none is above `most` by it; otherwise the transaction has to be undone
   */
  async add(
    tx: Executor,
    outcomes: readonly Outcome[],
    currency: string,
    { amount, most }: { amount: bigint; most: bigint },
  ): Promise<boolean> {
    if (amount > most) return false
    const values = { currency, amount: amount.toString(), most: most.toString() }
    const rows = await addTo(tx, outcomes, values)
    return rows.length === outcomes.length
  },

  /**
   * A bet that is counted already costs more, or less where `amount` is below zero.
   * @returns whether none is above `most` by it; otherwise nothing has changed
   */
  async change(
    tx: Executor,
    outcomes: readonly Outcome[],
    currency: string,
    { amount, most }: { amount: bigint; most: bigint },
  ): Promise<boolean> {
    if (amount === 0n) return true
    const held = await rowsOf<{ amount: string }>(
      tx,
      sql`select held.amount::text as amount from platform.sports_liabilities held
        join ${listed(outcomes)} using (event, line, outcome) where held.currency = ${currency}
        order by event, line, outcome for update of held`,
    )
    if (amount > 0n && held.some((one) => BigInt(one.amount) + amount > most)) return false
    await tx.execute(sql`update platform.sports_liabilities held set amount = held.amount + ${amount.toString()}::bigint
      from ${listed(outcomes)}
      where held.event = wanted.event and held.line = wanted.line and held.outcome = wanted.outcome
        and held.currency = ${currency}`)
    return true
  },

  /** Takes away what a bet costs no more. */
  async release(tx: Executor, outcomes: readonly Outcome[], currency: string, amount: bigint): Promise<void> {
    await liabilityRepository.change(tx, outcomes, currency, { amount: -amount, most: 0n })
  },
}
