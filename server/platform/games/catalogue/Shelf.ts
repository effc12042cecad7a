import type { GameCategoryDefinition, GameSort } from '#generated/grammar/types.ts'
import { createGameSearch, type Found } from '../search/createGameSearch.ts'
import type { Game } from './Game.ts'
import { isNew, matchesSelection } from './matchesSelection.ts'
import { type Order, sortGames } from './sortGames.ts'

/** A category with its games in its own order. */
export type ShelvedCategory = { category: GameCategoryDefinition; games: readonly Game[] }

type Contents = {
  games: readonly Game[]
  categories: readonly GameCategoryDefinition[]
  /** Days for which a game is new. */
  newForDays: number
  /** ISO date of today. */
  today: string
}

/**
 * The games that are offered, as they stand on one day: what each call asks of them is worked out once. Nothing of it
 * changes; what is said anew makes another shelf.
 */
export class Shelf {
  readonly games: readonly Game[]
  /** In their order, with those that hold no game. */
  readonly categories: readonly ShelvedCategory[]
  readonly #bySysname: ReadonlyMap<string, Game>
  readonly #categoriesOf = new Map<Game, string[]>()
  readonly #membersOf = new Map<string, ReadonlySet<Game>>()
  readonly #sorted = new Map<string, readonly Game[]>()
  readonly #contents: Contents
  #search: ((query: string) => Found[]) | undefined

  constructor(contents: Contents) {
    const { games, categories, today } = contents
    this.#contents = contents
    this.games = games
    this.#bySysname = new Map(games.map((game) => [game.sysname, game]))
    this.categories = categories
      .toSorted((one, other) => one.number - other.number)
      .map((category) => {
        const fitting = this.sorted(category.sort).filter((game) =>
          matchesSelection(game, category.games, today),
        )
        return { category, games: fitting.slice(0, category.most) }
      })
    for (const { category, games: members } of this.categories) {
      this.#membersOf.set(category.id, new Set(members))
      for (const game of members) this.#categoriesOf.set(game, [...this.categoriesOf(game), category.id])
    }
  }

  find(sysname: string): Game | undefined {
    return this.#bySysname.get(sysname)
  }

  /** Ids of the categories that hold a game. */
  categoriesOf(game: Game): readonly string[] {
    return this.#categoriesOf.get(game) ?? []
  }

  isNew(game: Game): boolean {
    return isNew(game, this.#contents.newForDays, this.#contents.today)
  }

  /** A category by its id. */
  category(id: string): ShelvedCategory | undefined {
    return this.categories.find(({ category }) => category.id === id)
  }

  isIn(game: Game, category: string): boolean {
    return this.#membersOf.get(category)?.has(game) ?? false
  }

  /** All games in an order; the usual one of the sort without one. */
  sorted(sort: GameSort, order?: Order): readonly Game[] {
    const key = `${sort} ${order}`
    const known = this.#sorted.get(key)
    const sorted = known ?? sortGames(this.games, sort, order)
    if (!known) this.#sorted.set(key, sorted)
    return sorted
  }

  /** What fits words that somebody types, the best first; among equals the most popular. */
  search(query: string): Game[] {
    this.#search ??= createGameSearch(this.sorted('popular'))
    return this.#search(query).map(({ game }) => game)
  }
}
