import { asPercent } from './catalogue/asPercent.ts'
import type { Game } from './catalogue/Game.ts'
import { stakesOf } from './catalogue/stakes.ts'
import { studios } from './catalogue/studios.ts'

/** A game as casinos see it in the list. @param origin where this provider answers */
export function listedGame(game: Game, origin: string): object {
  return {
    id: game.id,
    name: game.name,
    studio: game.studio,
    studio_name: studios[game.studio].name,
    type: game.type,
    kind: game.kind,
    tags: game.tags,
    features: game.features,
    has_demo: true,
    return: asPercent(game.returns),
    volatility: game.volatility,
    cover: `${origin}/sandbox/games/covers/${game.id}.svg`,
    released_on: game.releasedOn,
    rank: game.rank,
    stakes: stakesOf(game.mostWin),
  }
}
