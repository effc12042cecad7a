import { lt } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { walletNonces } from './schema.ts'
import { tolerance } from './walletSignature.ts'

/** Milliseconds after which no call with the nonce would be in time: its time may lie as far ahead as behind. */
const remembered = 2 * tolerance * 1000

/** Names of calls, each heard once. What is refused later stays heard: whoever tries again signs anew. */
export const nonceRepository = {
  /** @returns whether it is new */
  async use(executor: Executor, provider: string, nonce: string, now: Date): Promise<boolean> {
    const rows = await executor
      .insert(walletNonces)
      .values({ provider, nonce, seenAt: now })
      .onConflictDoNothing()
      .returning({ nonce: walletNonces.nonce })
    return rows.length > 0
  },

  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor.delete(walletNonces).where(lt(walletNonces.seenAt, new Date(now.getTime() - remembered)))
  },
}
