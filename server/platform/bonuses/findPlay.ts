import type { Executor } from '../../db/Database.ts'
import { journalRepository } from '../wallet/journalRepository.ts'
import { LedgerError } from '../wallet/LedgerError.ts'
import type { Stake } from './splitStake.ts'

/** What was posted under a key: the sum that the house got or gave, and what a bet was paid from. */
type Play = { kind: string; uid: number; currency: string; amount: bigint; revenue: string; stake: Stake }

export async function findPlay(tx: Executor, key: string): Promise<Play | undefined> {
  const rows = await journalRepository.linesOf(tx, key)
  const [first] = rows
  if (!first) return undefined
  const taken = (...kinds: string[]) => -BigInt(rows.find(({ kind }) => kinds.includes(kind))?.amount ?? 0)
  const house = rows.find(({ kind }) => kind === 'revenue')
  const { bonus, counted } = JSON.parse(first.details) as { bonus?: number; counted?: string }
  return {
    kind: first.journal,
    uid: Number(first.uid),
    currency: first.currency,
    amount: BigInt(house?.amount ?? 0),
    revenue: house?.ref ?? '',
    stake: {
      main: taken('main'),
      bonus: taken('bonus', 'betting_bonus'),
      ...(bonus !== undefined && counted !== undefined && { bonusId: bonus, counted: BigInt(counted) }),
    },
  }
}

/** @throws LedgerError key_conflict where the key was used for something else */
export function refuseOther(before: Play, asked: Omit<Play, 'stake'> & { key: string }): void {
  const amount = asked.kind === 'bet' ? asked.amount : -asked.amount
  const same =
    before.kind === asked.kind &&
    before.uid === asked.uid &&
    before.currency === asked.currency &&
    before.revenue === asked.revenue &&
    before.amount === amount
  if (!same) throw new LedgerError('key_conflict', `The key ${asked.key} was used for something else`)
}
