import type { exportPurses, exportStates } from '#schemas/runtime/exportTexts.ts'
import type { PlayedRound } from '../seamless/playedRound.ts'
import type { FoundRound } from '../seamless/playedRoundRepository.ts'
import { toAmount } from '../wallet/money.ts'
import { balanceOf } from './describeRound.ts'

type Words<Keys> = { [Name in keyof Keys]?: string }

/** A round as a line of the file. Times are UTC, sums have a point, so that every program reads them alike. */
export function exportCells(
  round: FoundRound,
  played: PlayedRound,
  {
    name,
    states,
    purses,
  }: { name: string; states: Words<typeof exportStates>; purses: Words<typeof exportPurses> },
): (string | number)[] {
  const sum = (units: bigint) => toAmount(units, round.currency).amount
  const { staked, won, balance } = played
  return [
    round.id,
    round.openedAt.toISOString(),
    round.closedAt?.toISOString() ?? '',
    name,
    round.name,
    states[round.state] ?? round.state,
    round.currency,
    sum(round.staked),
    sum(staked.own),
    sum(staked.bonus),
    sum(round.won),
    sum(won.own),
    sum(won.bonus),
    ...(balance === undefined ? ['', ''] : [sum(balance), purses[balanceOf(round)] ?? balanceOf(round)]),
  ]
}
