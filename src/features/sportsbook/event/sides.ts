import type { EventView } from '../book/SportsBook.ts'

type Side = EventView['competitors'][number]
type Score = NonNullable<EventView['score']>

/** Both sides, the home side first; undefined where a field meets. */
export function sidesOf({ competitors }: Pick<EventView, 'competitors'>): readonly [Side, Side] | undefined {
  const [home, away] = competitors
  return home && away && competitors.length === 2 ? [home, away] : undefined
}

/** What is counted of both sides under a name of the feed; undefined where it tells nothing of it. */
export function countsOf(
  { statistics }: Pick<Score, 'statistics'>,
  name: string,
): [string, string] | undefined {
  const told = (of: string) => statistics.find((one) => one.name === of)?.value
  const [home, away] = [told(`home_${name}`), told(`away_${name}`)]
  return home === undefined || away === undefined ? undefined : [home, away]
}

/** Who serves or throws: 0 the home side, 1 the away side. */
export function serverOf({ statistics }: Pick<Score, 'statistics'>): 0 | 1 | undefined {
  const value = statistics.find(({ name }) => name === 'current_server')?.value
  return value === '1' ? 0 : value === '2' ? 1 : undefined
}
