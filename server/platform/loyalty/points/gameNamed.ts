import type { Catalogue } from '../../games/catalogue/createCatalogue.ts'
import type { Game } from '../../games/catalogue/Game.ts'

/**
 * A game as it is offered, or as its provider listed it where it is hidden now: what was played in it counts all the same.
 * @returns undefined for a game that nobody has listed, or that this process has not read yet
 */
export function gameNamed(
  catalogue: Pick<Catalogue, 'current' | 'kept'>,
  sysname: string,
): Pick<Game, 'kept' | 'sysname' | 'provider' | 'tags' | 'features'> | undefined {
  const offered = catalogue.current().find(sysname)
  if (offered) return offered
  const kept = catalogue.kept().get(sysname)
  return kept && { kept, sysname, provider: kept.studio, tags: kept.tags, features: kept.features }
}
