import type { Choice } from './Choice.ts'

/** No game has this name: whoever likes none is shown none. */
const none = '-'

/**
 * Parameters of games.get for a choice.
 * @param own liked: sysnames of the games that the player keeps; tournament: number of the one whose games they are
 */
export function askedOf(
  { category, providers, tags, sort }: Choice,
  { liked, tournament }: { liked: readonly string[]; tournament?: unknown },
): Record<string, unknown> {
  const isOwn = category === 'liked' || category === 'recent'
  const words = category === undefined || isOwn ? tags : [category, ...tags]
  return {
    ...(words.length > 0 && { tags: words }),
    ...(providers.length > 0 && { providers }),
    ...(category === 'liked' && { sysname: liked.length > 0 ? liked.slice(0, 200) : [none] }),
    ...(category === 'recent' ? { sort: 'recent' } : sort !== undefined && { sort }),
    ...(tournament !== undefined && { options: { id: Number(tournament), type: 'tournament' } }),
  }
}
