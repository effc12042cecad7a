import type { Executor } from '../../../db/Database.ts'
import type { FactKind } from '../sources.ts'
import { coveredOf } from './coveredOf.ts'
import { type Happened, nothingStaked, type Staked } from './Happened.ts'
import {
  type BetRow,
  type DepositRow,
  type RoundRow,
  type SideRow,
  sourceRepository,
} from './sourceRepository.ts'

type Named = { kind: FactKind; ref: string }

export const nameOf = ({ kind, ref }: Named): string => `${kind}/${ref}`

/**
 * What is known now of things that have happened to a player, by `nameOf`; what is not there, or not over, is left out.
 * @param deposits all of the player, where any is asked for
 */
export async function readHappened(
  executor: Executor,
  uid: number,
  named: readonly Named[],
  deposits: readonly DepositRow[],
): Promise<Map<string, Happened>> {
  const refs = (kind: FactKind) => named.filter((one) => one.kind === kind).map(({ ref }) => ref)
  const ask = async <Row>(
    kind: FactKind,
    read: (executor: Executor, uid: number, ids: readonly string[]) => Promise<Row[]>,
    make: (row: Row) => Omit<Happened, 'uid' | 'kind'>,
  ): Promise<Happened[]> => {
    const ids = refs(kind)
    const rows = ids.length > 0 ? await read(executor, uid, ids) : []
    return rows.map((row) => ({ uid, kind, ...make(row) }))
  }
  const asked = new Set(refs('deposit'))
  const paid = ofDeposits(deposits)
    .filter(({ ref }) => asked.has(ref))
    .map((one): Happened => ({ uid, kind: 'deposit', ...one }))
  const acts = refs('act').map(
    (ref): Happened => ({
      uid,
      kind: 'act',
      ref,
      currency: '',
      staked: nothingStaked,
      played: nothingStaked,
    }),
  )
  const all = [
    ...(await ask('round', sourceRepository.rounds, ofRound)),
    ...(await ask('bet', sourceRepository.bets, ofBet(await sidesOf(executor, uid, refs('bet'))))),
    ...paid,
    ...acts,
  ]
  return new Map(all.map((one) => [nameOf(one), one]))
}

function ofRound({ id, at, currency, game, real, bonus, free }: RoundRow): Omit<Happened, 'uid' | 'kind'> {
  const staked = { real: BigInt(real), bonus: BigInt(bonus), free: BigInt(free) }
  return { ref: id, at: new Date(at), currency, game, staked, played: staked }
}

/** Real money that was staked uses up what was paid in before, the oldest first; what is won and staked again uses up nothing. */
export function ofDeposits(rows: readonly DepositRow[]): Omit<Happened, 'uid' | 'kind'>[] {
  const left = rows.map(({ amount }) => BigInt(amount))
  for (const [at, { staked }] of rows.entries()) {
    let used = BigInt(staked)
    for (let older = 0; older <= at && used > 0n; older += 1) {
      const there = left[older] ?? 0n
      const part = there < used ? there : used
      left[older] = there - part
      used -= part
    }
  }
  return rows.map(({ id, at, currency, amount }, place) => ({
    ...{ ref: id, at: new Date(at), currency },
    staked: { ...nothingStaked, real: BigInt(amount) },
    played: { ...nothingStaked, real: BigInt(amount) - (left[place] ?? 0n) },
  }))
}

const sidesOf = async (executor: Executor, uid: number, bets: readonly string[]): Promise<SideRow[]> =>
  bets.length > 0 ? await sourceRepository.sides(executor, uid, bets) : []

/** Of a bet that was not played what was cashed out before has counted; of one that is open again, nothing. */
const ofBet =
  (sides: readonly SideRow[]) =>
  (row: BetRow): Omit<Happened, 'uid' | 'kind'> => {
    const stake = BigInt(row.stake)
    const cashed = (stake * BigInt(row.cashed_share)) / 10_000n
    const decided = row.state === 'settled' && !row.is_unplayed ? stake - cashed : 0n
    const counts = row.state === 'open' ? 0n : cashed + decided
    const covered = decided > 0n ? coveredOf(row.id, sides) : 0n
    return {
      ref: row.id,
      currency: row.currency,
      staked: splitOf(row, counts),
      played: splitOf(row, decided),
      ...(covered > 0n && {
        alone: { staked: splitOf(row, counts - covered), played: splitOf(row, decided - covered) },
      }),
      bet: { system: row.system, sports: row.sports, odds: oddsOf(row.odds) },
    }
  }

/** A part of a stake, by what all of it was paid from. */
function splitOf({ stake, real, bonus, is_free }: BetRow, part: bigint): Staked {
  if (is_free) return { ...nothingStaked, free: part }
  const ofReal = (part * BigInt(real)) / BigInt(stake)
  return { real: ofReal, bonus: BigInt(bonus) === 0n ? 0n : part - ofReal, free: 0n }
}

/** In ten-thousandths, rounded down. */
function oddsOf(legs: BetRow['odds']): bigint {
  const joined = new Set<string>()
  const scale = 10_000n
  return legs.reduce((total, { event, odds, joint }) => {
    if (joint === null) return (total * BigInt(odds)) / scale
    if (joined.has(event)) return total
    joined.add(event)
    return (total * BigInt(joint)) / scale
  }, scale)
}
