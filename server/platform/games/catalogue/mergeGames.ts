import type { GameDefinition, GameProviderDefinition, GamesDefinition } from '#generated/grammar/types.ts'
import type { Game, KeptGame } from './Game.ts'

/** What editors say of games and their makers, by sysname. */
export type EditorsWord = {
  words: Pick<GamesDefinition, 'tags' | 'features'>
  providers: ReadonlyMap<string, GameProviderDefinition>
  games: ReadonlyMap<string, GameDefinition>
}

/**
 * The games that are offered: what the provider lists still and editors do not hide. Where both say something, editors
 * are right. Tags and features that the site has no words for are left out.
 */
export function mergeGames(kept: Iterable<KeptGame>, editors: EditorsWord): Game[] {
  const games: Game[] = []
  for (const one of kept) {
    const said = editors.games.get(one.sysname)
    const maker = editors.providers.get(one.studio)
    if (one.isEnabled && !said?.isHidden && !maker?.isHidden) games.push(merge(one, editors, said, maker))
  }
  return games
}

function merge(
  kept: KeptGame,
  { words }: EditorsWord,
  said: GameDefinition | undefined,
  maker: GameProviderDefinition | undefined,
): Game {
  const { name, cover, order } = said ?? {}
  const added: readonly string[] = said?.tagsAdded ?? []
  const removed: readonly string[] = said?.tagsRemoved ?? []
  const tags = [...kept.tags.filter((tag) => !removed.includes(tag)), ...added]
  return {
    kept,
    sysname: kept.sysname,
    name: name ?? kept.name,
    provider: kept.studio,
    providerName: maker?.name ?? kept.studioName,
    tags: known(tags, words.tags),
    features: known(kept.features, words.features),
    own: { ...(name !== undefined && { name }), ...(cover !== undefined && { cover }) },
    ...(order !== undefined && { order }),
  }
}

const known = (words: readonly string[], names: object) =>
  [...new Set(words)].filter((word) => Object.hasOwn(names, word))
