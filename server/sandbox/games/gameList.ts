import type { Game } from './catalogue/Game.ts'
import { makeCatalogue } from './catalogue/makeCatalogue.ts'

let made: ReadonlyMap<string, Game> | undefined

/** Every game by its id, made when the first is asked for: most starts need none. */
export function allGames(): ReadonlyMap<string, Game> {
  made ??= new Map(makeCatalogue().map((game) => [game.id, game]))
  return made
}
