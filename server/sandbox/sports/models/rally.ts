import type { Pair, PartEnd } from './series.ts'

/** How a set of rallies may end, with its points. */
export type RallyEnd = PartEnd & { home: number; away: number }

/** What is left out of the longest sets. */
const NEGLIGIBLE = 1e-12

/**
 * All ways in which a set ends that stands so, to `target` points and two ahead.
 * @param p of the home side to win a point
 */
export function rallyEnds(p: number, target: number, [home, away]: Pair): RallyEnd[] {
  const ends: RallyEnd[] = []
  const end = (chance: number, homePoints: number, awayPoints: number) =>
    ends.push({
      p: chance,
      winner: homePoints > awayPoints ? 0 : 1,
      next: 0,
      home: homePoints,
      away: awayPoints,
    })
  let level: { chance: number; points: number } | undefined
  /** Scores of as many points together, by those of the home side. */
  let row = new Map([[home, 1]])
  for (let played = home + away; row.size > 0; played += 1) {
    const following = new Map<number, number>()
    for (const [mine, chance] of row) {
      const theirs = played - mine
      if (mine === theirs && mine >= target - 1) level = { chance, points: mine }
      else if (Math.max(mine, theirs) >= target && Math.abs(mine - theirs) >= 2) end(chance, mine, theirs)
      else {
        following.set(mine + 1, (following.get(mine + 1) ?? 0) + chance * p)
        following.set(mine, (following.get(mine) ?? 0) + chance * (1 - p))
      }
    }
    row = following
  }
  while (level && level.chance > NEGLIGIBLE) {
    const { chance, points } = level
    end(chance * p * p, points + 2, points)
    end(chance * (1 - p) * (1 - p), points, points + 2)
    level = { chance: chance * 2 * p * (1 - p), points: points + 1 }
  }
  return ends
}

/** How likely the home side comes to `target` points first, where one ahead is enough. */
export function winRaceFrom(p: number, target: number, [home, away]: Pair): number {
  // It wins if it wins so many of the points that are certain to be enough for one of them.
  const [needed, theirs] = [target - home, target - away]
  let chance = 0
  let ways = 1
  for (let lost = 0; lost < theirs; lost += 1) {
    chance += ways * p ** needed * (1 - p) ** lost
    ways = (ways * (needed + lost)) / (lost + 1)
  }
  return chance
}
