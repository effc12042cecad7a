import type { Engine, Scoreboard } from '../Engine.ts'
import { cricketLines } from './lines.ts'
import { cricketResult } from './results.ts'
import { advanceCricket, beginCricket, type CricketState, isBowled, isCricketOver } from './state.ts'

/** Twenty overs a side, ball by ball, and a super over after a tie. */
export const cricket: Engine<CricketState> = {
  sport: 21,
  begin: beginCricket,
  advance: advanceCricket,
  elapsed: ({ seconds }) => seconds,
  isOver: isCricketOver,
  lines: cricketLines,
  resultOf: cricketResult,
  scoreboard,
}

/** Numbers of the feed for the first innings of both sides and for a super over. */
const STATUS = { home: 501, away: 502, superOver: 505 }

function scoreboard(state: CricketState): Scoreboard {
  const now = state.innings.at(-1)
  const runsOf = (side: 0 | 1) => state.innings.find(({ batting }) => batting === side)?.runs ?? 0
  const wicketsOf = (side: 0 | 1) => state.innings.find(({ batting }) => batting === side)?.wickets ?? 0
  const [home, away] = [runsOf(0), runsOf(1)]
  return {
    home,
    away,
    periods: state.innings.length > 0 ? [{ home, away }] : [],
    matchStatus: statusOf(state),
    ...(now
      ? {
          statistics: {
            home_dismissals: wicketsOf(0),
            away_dismissals: wicketsOf(1),
            innings: state.innings.length,
            over: Math.floor(now.balls / 6),
            delivery: now.balls % 6,
          },
        }
      : {}),
  }
}

function statusOf(state: CricketState): number {
  const now = state.innings.at(-1)
  if (isCricketOver(state)) return 100
  if (!now) return 0
  if (isBowled(state)) return STATUS.superOver
  return now.batting === 0 ? STATUS.home : STATUS.away
}
