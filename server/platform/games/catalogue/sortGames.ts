import type { GameSort } from '#generated/grammar/types.ts'
import type { Game } from './Game.ts'

export type Order = 'asc' | 'desc'

/** Names from A to Z, all else from the most. */
export const usualOrder = (sort: GameSort): Order => (sort === 'name' ? 'asc' : 'desc')

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** By name; two games of one name by sysname, so that every order has one place for each game. */
export const byName = (one: Pick<Game, 'name' | 'sysname'>, other: Pick<Game, 'name' | 'sysname'>): number =>
  collator.compare(one.name, other.name) || compareTexts(one.sysname, other.sysname)

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What a sort looks at; games that have nothing of it stand last in either direction. */
const keys: Record<Exclude<GameSort, 'name'>, (game: Game) => number | undefined> = {
  popular: ({ kept }) => kept.popularity,
  new: ({ kept }) => (kept.releasedOn === null ? undefined : Date.parse(kept.releasedOn)),
  return: ({ kept }) => (kept.returnRate === null ? undefined : Number(kept.returnRate)),
  volatility: ({ kept }) => kept.volatility ?? undefined,
}

/** A new list, in an order in which no two games share a place. */
export function sortGames(games: readonly Game[], sort: GameSort, order: Order = usualOrder(sort)): Game[] {
  const sign = order === 'asc' ? 1 : -1
  if (sort === 'name') return games.toSorted((one, other) => sign * byName(one, other))
  const key = keys[sort]
  const placed = games.map((game) => ({
    game,
    key: key(game),
    first: sort === 'popular' ? game.order : undefined,
    rank: (sort === 'popular' && game.kept.rank) || undefined,
  }))
  const last = Number.POSITIVE_INFINITY
  return placed
    .sort(
      (one, other) =>
        sign * -compare(one.first ?? last, other.first ?? last) ||
        Number(one.key === undefined) - Number(other.key === undefined) ||
        sign * compare(one.key ?? 0, other.key ?? 0) ||
        // Where nobody has played yet, what its provider says of it.
        sign * -compare(one.rank ?? last, other.rank ?? last) ||
        byName(one.game, other.game),
    )
    .map(({ game }) => game)
}

/** Infinite numbers are equal, though their difference is none. */
const compare = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0)
