import { remember } from '../../models/remember.ts'
import {
  createSeries,
  type Pair,
  type PartEnd,
  type Series,
  type Side,
  winPart,
} from '../../models/series.ts'
import { hold, holdFrom, winTiebreak } from '../../models/tennis.ts'
import { isTiebreak, type TennisState } from './state.ts'

/** How a set may end: with which score, and who serves first in the next. */
export type SetEnd = PartEnd & { home: number; away: number }

export type TennisTable = {
  series: Series<SetEnd>
  /** How likely the home player wins a game from its beginning. */
  homeGame: (server: Side) => number
  endsFrom: (server: Side, games: Pair) => readonly SetEnd[]
  /** @param p how likely the home player wins the game that is played */
  endsAfter: (server: Side, games: Pair, p: number) => readonly SetEnd[]
}

/** What two players' serves make of sets and matches. */
export const tennisTable: (home: number, away: number, best: number) => TennisTable = remember(
  (home: number, away: number, best: number) => {
    const held = [hold(home), 1 - hold(away)] as const
    const homeGame = (server: Side) => held[server]
    const tiebreak = winTiebreak({ home, away })
    const known = new Map<string, readonly SetEnd[]>()

    function endsFrom(server: Side, games: Pair): readonly SetEnd[] {
      const key = `${server}${games}`
      const found =
        known.get(key) ?? endsAfter(server, games, isTiebreak(games) ? tiebreak : homeGame(server))
      known.set(key, found)
      return found
    }

    function endsAfter(server: Side, games: Pair, p: number): readonly SetEnd[] {
      return merge(
        ([0, 1] as const).flatMap((winner) => {
          const share = winner === 0 ? p : 1 - p
          const [home, away] = winPart(games, winner)
          const next = (1 - server) as Side
          if (isSetOver(home, away)) return [{ p: share, winner, next, home, away }]
          return endsFrom(next, [home, away]).map((end) => ({ ...end, p: share * end.p }))
        }),
      )
    }

    const series = createSeries<SetEnd>((best + 1) / 2, (_won, server) => endsFrom(server, [0, 0]))
    return { series, homeGame, endsFrom, endsAfter }
  },
)

function isSetOver(home: number, away: number): boolean {
  const [more, less] = home > away ? [home, away] : [away, home]
  return more === 7 || (more === 6 && more - less >= 2)
}

/** Ends of the same score as one: who serves next is in the number of games. */
function merge(ends: readonly SetEnd[]): SetEnd[] {
  const merged = new Map<string, SetEnd>()
  for (const end of ends) {
    const key = `${end.home}:${end.away} ${end.next}`
    const found = merged.get(key)
    merged.set(key, found ? { ...found, p: found.p + end.p } : end)
  }
  return [...merged.values()]
}

/** How likely the home player wins the game or tie-break as it stands. */
export function homeWinsGame({ serves, games, points }: TennisState, server: Side): number {
  const [mine, theirs] = [points[server], points[1 - server] as number]
  if (!isTiebreak(games)) return turned(holdFrom(serves[server], mine, theirs), server)
  const servers = { home: serves[server], away: serves[1 - server] as number }
  return turned(winTiebreak(servers, mine, theirs), server)
}

function turned(serverWins: number, server: Side): number {
  return server === 0 ? serverWins : 1 - serverWins
}

/** How the set that is played may end. */
export function setEnds(state: TennisState): readonly SetEnd[] {
  const table = tennisTable(...state.serves, state.best)
  if (state.server === null)
    return ([0, 1] as const).flatMap((server) =>
      table.endsFrom(server, state.games).map((end) => ({ ...end, p: end.p / 2 })),
    )
  return table.endsAfter(state.server, state.games, homeWinsGame(state, state.server))
}
