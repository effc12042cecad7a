import type { Catalogue } from './catalogue/createCatalogue.ts'
import type { Game } from './catalogue/Game.ts'

/** Every word by which terms of a bonus, or of a country, may name a game. */
export function namedInTerms(catalogue: Catalogue, game: Game): string[] {
  const { kept, tags, features } = game
  return [...new Set([kept.type, kept.kind, ...tags, ...features, ...catalogue.current().categoriesOf(game)])]
}
