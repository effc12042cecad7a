import { timeOf } from '#games/engines/crashFlight.ts'
import { lastsFor, leavesAt, type TableGame } from './sharedRules.ts'
import type { TableState } from './TableState.ts'
import type { Part, TableRound } from './tableRepository.ts'

/** What a table does next. */
export type Step = 'open' | 'close' | 'run' | 'let-go' | 'finish'

const startOf = ({ startsAt }: TableRound) => startsAt?.getTime() ?? 0

/** When what moves is over, and when the result has been shown long enough; in milliseconds since 1970. */
const runsUntil = (game: TableGame, round: TableRound) => startOf(round) + lastsFor(game, round.result ?? 0)
const restsUntil = ({ table }: TableGame, { endedAt }: TableRound) =>
  endedAt === null ? Number.POSITIVE_INFINITY : endedAt.getTime() + table.result

/** When somebody leaves a flight by themselves. A millisecond more: the height is rounded down. */
const leavesAtTime = (round: TableRound, { round: { choice } }: Part) =>
  startOf(round) + timeOf(Number(leavesAt(choice))) + 1

/**
 * What comes next in a round, and when: in milliseconds since 1970.
 * @param first who leaves a flight next by themselves
 */
export function nextStep(game: TableGame, round: TableRound, first?: Part): { step: Step; at: number } {
  const closes = round.closesAt.getTime()
  switch (round.phase) {
    case 'betting':
      return { step: 'close', at: closes }
    case 'closed':
      return { step: 'run', at: closes + game.table.closed }
    case 'running': {
      const ends = runsUntil(game, round)
      const leaves = first ? leavesAtTime(round, first) : ends
      return leaves < ends ? { step: 'let-go', at: leaves } : { step: 'finish', at: ends }
    }
    default:
      return { step: 'open', at: restsUntil(game, round) }
  }
}

/** The phase that everybody is told, when it ends, and when what moves began. */
export function shownPhase(
  game: TableGame,
  round: TableRound | undefined,
  now: number,
): Pick<TableState, 'phase' | 'until' | 'began' | 'result'> {
  const nothing = { phase: 'waiting', until: null, began: null, result: round?.result ?? null } as const
  if (!round) return nothing
  const { at } = nextStep(game, round)
  const { phase, result } = round
  if (phase === 'betting' || phase === 'closed') return { ...nothing, phase, until: at }
  if (phase !== 'running') return at <= now ? nothing : { ...nothing, phase: 'result', until: at }
  const began = startOf(round)
  // Where a flight ends is told when it has.
  return game.kind === 'crash'
    ? { phase, until: null, began, result: null }
    : { phase, until: at, began, result }
}
