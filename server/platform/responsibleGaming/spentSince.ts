import type { Executor } from '../../db/Database.ts'
import type { Ledger } from '../wallet/createLedger.ts'
import type { LimitKind } from './moneyLimit.ts'

type Asked = { uid: number; kind: LimitKind; since: Date; executor?: Executor }

/** Minor units that count against a limit of a kind since then. Where more was won than lost, a loss is below zero. */
export async function spentSince(
  ledger: Pick<Ledger, 'depositedSince' | 'ownPlaySince'>,
  { uid, kind, since, executor }: Asked,
): Promise<bigint> {
  if (kind === 'deposit') return ledger.depositedSince(uid, since, executor)
  const { staked, lost } = await ledger.ownPlaySince(uid, since, executor)
  return kind === 'stake' ? staked : lost
}
