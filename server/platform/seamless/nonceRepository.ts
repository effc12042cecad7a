import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, preparedRows } from '../../db/prepared.ts'
import { walletNonces } from './schema.ts'
import { tolerance } from './walletSignature.ts'

/** Milliseconds after which no call with the nonce would be in time: its time may lie as far ahead as behind. */
const remembered = 2 * tolerance * 1000

const use = preparedRows<{ nonce: string }>(
  'use_nonce',
  sql`with unawaited as materialized (select set_config('synchronous_commit', 'off', true))
    insert into platform.wallet_nonces (provider, nonce, seen_at)
    select ${given('provider')}, ${given('nonce')}, ${given('now')}::timestamptz from unawaited
    on conflict do nothing returning nonce`,
)

/** Names of calls, each heard once. What is refused later stays heard: whoever tries again signs anew. */
export const nonceRepository = {
  /**
   * Does not wait for the disk: what a crash of the database takes away with it was heard in the last second, and names of
   * transactions keep a call that is heard again from doing anything twice.
   * @returns whether it is new
   */
  async use(executor: Executor, provider: string, nonce: string, now: Date): Promise<boolean> {
    const rows = await use(executor, { provider, nonce, now: now.toISOString() })
    return rows.length > 0
  },

  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor.delete(walletNonces).where(lt(walletNonces.seenAt, new Date(now.getTime() - remembered)))
  },
}
