import type { KeptGame } from './catalogue/Game.ts'
import type { ListedGame } from './provider/GameProvider.ts'

/**
 * What a provider lists as it is kept: a game that is known keeps its sysname for ever, a new one gets one that no other
 * has. Games that the list has no more are there too, no longer enabled.
 * @returns those that differ from what is kept
 */
export function nameGames(
  provider: string,
  listed: readonly ListedGame[],
  kept: ReadonlyMap<string, KeptGame>,
): KeptGame[] {
  const own = [...kept.values()].filter((one) => one.provider === provider)
  const known = new Map(own.map((one) => [one.providerGame, one]))
  const taken = new Set(kept.keys())
  const names = new Set<string>()
  const changed: KeptGame[] = []
  for (const game of listed) {
    const before = known.get(game.id)
    const sysname = before?.sysname ?? freeName(game.id, taken)
    taken.add(sysname)
    names.add(sysname)
    const now = rowOf(provider, sysname, game, before?.popularity ?? 0)
    if (!before || !isSame(before, now)) changed.push(now)
  }
  const gone = own.filter(({ sysname, isEnabled }) => isEnabled && !names.has(sysname))
  return [...changed, ...gone.map((one) => ({ ...one, isEnabled: false }))]
}

function freeName(id: string, taken: ReadonlySet<string>): string {
  const name =
    id
      .toLowerCase()
      .replace(/[^a-z0-9_]+/g, '-')
      .replace(/^[-_]+|-+$/g, '')
      .slice(0, 70) || 'game'
  for (let at = 1; ; at += 1) {
    const one = at === 1 ? name : `${name}-${at}`
    if (!taken.has(one)) return one
  }
}

function rowOf(provider: string, sysname: string, game: ListedGame, popularity: number): KeptGame {
  const {
    id,
    tags,
    features,
    returnRate = null,
    volatility = null,
    cover = null,
    releasedOn = null,
    rank = null,
    ...more
  } = game
  return {
    ...more,
    sysname,
    provider,
    providerGame: id,
    tags: [...tags],
    features: [...features],
    returnRate,
    volatility,
    cover,
    releasedOn,
    rank,
    popularity,
    isEnabled: true,
  }
}

function isSame(one: KeptGame, other: KeptGame): boolean {
  return (Object.keys(other) as (keyof KeptGame)[]).every(
    (part) => JSON.stringify(sorted(one[part])) === JSON.stringify(sorted(other[part])),
  )
}

/** The database keeps the keys of stakes in an order of its own. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, sorted(part)])
    : value
