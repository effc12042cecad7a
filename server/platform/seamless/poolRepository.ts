import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { ledgerAccounts } from '../wallet/schema.ts'

/** Pools of jackpots, as the ledger has them. */
export const poolRepository = {
  /** Minor units; none where there is no such pool. */
  async balance(tx: Executor, ref: string, currency: string): Promise<bigint> {
    const { uid, kind, ref: name, currency: asset, balance } = ledgerAccounts
    const [row] = await tx
      .select({ balance })
      .from(ledgerAccounts)
      .where(and(isNull(uid), eq(kind, 'jackpot'), eq(name, ref), eq(asset, currency)))
    return row?.balance ?? 0n
  },
}
