import type { Catalogue } from './catalogue/createCatalogue.ts'
import { coverOf } from './describeGame.ts'

export type ShownGame = { name: string; image: string | undefined }

/** How a game is called and shown beside something of the player's; one that is no longer offered keeps its name. */
export function shownGame(catalogue: Pick<Catalogue, 'kept' | 'current'>, sysname: string): ShownGame {
  const kept = catalogue.kept().get(sysname)
  const game = catalogue.current().find(sysname)
  return {
    name: game?.name ?? kept?.name ?? sysname,
    image: game?.own.cover ?? (kept && coverOf(kept)),
  }
}
