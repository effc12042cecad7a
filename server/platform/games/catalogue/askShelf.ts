import type { GameSort } from '#generated/grammar/types.ts'
import type { Game } from './Game.ts'
import type { Shelf } from './Shelf.ts'
import { type Order, sortGames } from './sortGames.ts'

/** What is asked of the games; what is left out asks for nothing. */
export type GameQuestion = {
  sort?: GameSort
  order?: Order
  /** Words as somebody types them. */
  query?: string
  types?: readonly string[]
  /** Categories, tags and features; all of them. */
  tags?: readonly string[]
  /** Of any of them; of whichever where there is none. */
  providers?: readonly string[]
  sysnames?: readonly string[]
  /** Whether a game belongs to what else is asked about. */
  isAmong?: (game: Game) => boolean
  /** Only these, in this order unless there is a sort. */
  among?: readonly Game[]
}

/** Every game that fits, in order. */
export function askShelf(shelf: Shelf, question: GameQuestion): Game[] {
  return inOrder(shelf, question, question.sort, question.order).filter(fitting(shelf, question))
}

/** Whether a game fits what is asked, but for words. */
export function fitting(shelf: Shelf, question: GameQuestion): (game: Game) => boolean {
  const { types, tags = [], providers, isAmong } = question
  const sysnames = question.sysnames && new Set(question.sysnames)
  return (game) =>
    (!types || types.includes(game.kept.type)) &&
    (!providers?.length || providers.includes(game.provider)) &&
    (!sysnames || sysnames.has(game.sysname)) &&
    tags.every((tag) => hasTag(shelf, game, tag)) &&
    (isAmong?.(game) ?? true)
}

function inOrder(
  shelf: Shelf,
  { query, tags = [], among }: GameQuestion,
  sort: GameSort | undefined,
  order: Order | undefined,
): readonly Game[] {
  const found = query === undefined || query.trim() === '' ? among : shelf.search(query)
  if (found) {
    const all = among && found !== among ? found.filter((game) => among.includes(game)) : found
    return sort ? sortGames(all, sort, order) : all
  }
  if (sort) return shelf.sorted(sort, order)
  const category = tags.map((tag) => shelf.category(tag)).find((one) => one !== undefined)
  if (category && order === undefined) return category.games
  return shelf.sorted(category?.category.sort ?? 'popular', order)
}

const hasTag = (shelf: Shelf, game: Game, tag: string) =>
  shelf.category(tag) ? shelf.isIn(game, tag) : game.tags.includes(tag) || game.features.includes(tag)
