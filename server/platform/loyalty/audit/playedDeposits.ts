import type { AuditedSource } from './auditRepository.ts'

/** Deposits with what was staked of them, each stake by itself, in the place of what was paid in. */
export function playedDeposits(sources: readonly AuditedSource[]): AuditedSource[] {
  const moment = ({ staked_at }: AuditedSource) => new Date(staked_at).getTime()
  const inOrder = [...sources].sort((one, other) => moment(one) - moment(other) || rank(one) - rank(other))
  const waiting: { of: AuditedSource; unplayed: bigint }[] = []
  const played = new Map<AuditedSource, bigint>()
  for (const one of inOrder) {
    if (one.source === 'deposit') {
      waiting.push({ of: one, unplayed: BigInt(one.real) })
      continue
    }
    const isOver = one.source === 'round' || one.decided > 0 || one.cashed === 10_000
    let stake = isOver ? BigInt(one.real) : 0n
    while (stake > 0n && waiting[0]) {
      const [oldest] = waiting
      const part = stake < oldest.unplayed ? stake : oldest.unplayed
      played.set(oldest.of, (played.get(oldest.of) ?? 0n) + part)
      oldest.unplayed -= part
      stake -= part
      if (oldest.unplayed === 0n) waiting.shift()
    }
  }
  return sources.map((one) =>
    one.source === 'deposit' ? { ...one, real: String(played.get(one) ?? 0n) } : one,
  )
}

/** What comes in at a moment is there for what is staked at it. */
const rank = ({ source }: AuditedSource) => (source === 'deposit' ? 0 : 1)
