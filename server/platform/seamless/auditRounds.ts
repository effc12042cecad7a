import type { Executor } from '../../db/Database.ts'
import { roundAuditRepository } from './roundAuditRepository.ts'

/** What is wrong with rounds: `round` by our number of it, `stake` by its number among those that are disputed. */
export type RoundFault = { what: 'round' | 'stake'; id: number; details: string }

/** Rounds whose sums are not those of their transactions, and stakes of which providers say that no round holds them. */
export async function auditRounds(executor: Executor): Promise<RoundFault[]> {
  const rounds = await roundAuditRepository.wrongRounds(executor)
  const stakes = await roundAuditRepository.disputed(executor)
  return [
    ...rounds.map(({ id, details }) => ({ what: 'round' as const, id: Number(id), details })),
    ...stakes.map(({ id, details }) => ({ what: 'stake' as const, id: Number(id), details })),
  ]
}

/** Notes that somebody has seen to a stake. @returns whether there was such a one that nobody had */
export const settleStake = (executor: Executor, id: number): Promise<boolean> =>
  roundAuditRepository.settle(executor, id, new Date())
