import { winByTwo, winMajority } from './races.ts'

/** How likely each player wins a point on their own serve. */
export type Servers = { home: number; away: number }

/** How likely the server wins a game, given how likely a point. */
export function hold(p: number): number {
  const q = 1 - p
  return p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 5 * q ** 3) / (1 - 2 * p * q)
}

/** How likely the server wins a game that stands so. @param p of winning a point */
export function holdFrom(p: number, won: number, lost: number): number {
  if (won >= 4 && won - lost >= 2) return 1
  if (lost >= 4 && lost - won >= 2) return 0
  if (won >= 3 && won === lost) return winByTwo(p * p, (1 - p) * (1 - p))
  return p * holdFrom(p, won + 1, lost) + (1 - p) * holdFrom(p, won, lost + 1)
}

/** Whether the player who served first in a tie-break serves its point. @param point from 0 */
export function firstServes(point: number): boolean {
  return Math.ceil(point / 2) % 2 === 0
}

/**
 * How likely the home player, who served first, wins a tie-break to seven that stands so. At its beginning it does not
 * matter who serves first.
 */
export function winTiebreak({ home, away }: Servers, won = 0, lost = 0): number {
  if (won >= 7 && won - lost >= 2) return 1
  if (lost >= 7 && lost - won >= 2) return 0
  if (won >= 6 && won === lost) return winByTwo(home * (1 - away), (1 - home) * away)
  const p = firstServes(won + lost) ? home : 1 - away
  return p * winTiebreak({ home, away }, won + 1, lost) + (1 - p) * winTiebreak({ home, away }, won, lost + 1)
}

/** How likely the home player wins a set with a tie-break at six all; it does not matter who serves first. */
export function winSet(servers: Servers): number {
  const [held, broken] = [hold(servers.home), 1 - hold(servers.away)]
  const from = (won: number, lost: number): number => {
    if (won === 6 && lost === 6) return winTiebreak(servers)
    if (won === 7 || (won === 6 && lost <= 4)) return 1
    if (lost === 7 || (lost === 6 && won <= 4)) return 0
    const p = (won + lost) % 2 === 0 ? held : broken
    return p * from(won + 1, lost) + (1 - p) * from(won, lost + 1)
  }
  return from(0, 0)
}

/** How likely the home player wins the best of three or five sets. */
export function winMatch(servers: Servers, best: 3 | 5): number {
  return winMajority([winSet(servers)], best)
}
