import type { PlayedRound } from '../seamless/playedRound.ts'
import type { FoundRound } from '../seamless/playedRoundRepository.ts'
import { toAmount } from '../wallet/money.ts'

/** Columns of the file, in their order, with the message key of what each is called. */
export const exportColumns = {
  id: 'history.export.id',
  opened: 'history.export.opened',
  closed: 'history.export.closed',
  game: 'history.export.game',
  round: 'history.export.round',
  state: 'history.export.state',
  currency: 'history.export.currency',
  staked: 'history.export.staked',
  stakedOwn: 'history.export.stakedOwn',
  stakedBonus: 'history.export.stakedBonus',
  won: 'history.export.won',
  wonOwn: 'history.export.wonOwn',
  wonBonus: 'history.export.wonBonus',
  balance: 'history.export.balance',
} as const

/** What states of a round are called. */
export const exportStates = { open: 'history.state.open', closed: 'history.state.closed' } as const

type Words = { [Name in keyof typeof exportStates]?: string }

/** A round as a line of the file. Times are UTC, sums have a point, so that every program reads them alike. */
export function exportCells(
  round: FoundRound,
  played: PlayedRound,
  { name, states }: { name: string; states: Words },
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
    balance === undefined ? '' : sum(balance),
  ]
}
