import { type Choice, isOwn } from './Choice.ts'

/** No game has this name: whoever likes none is shown none. */
const none = '-'

/** The category, where it is one of the platform's, and the tags. */
export const tagsOf = ({ category, tags }: Choice): string[] =>
  !category || isOwn(category) ? tags : [category, ...tags]

/** What is asked by a list; nothing by an empty one. */
export const some = (words: readonly string[]) => (words.length > 0 ? words : undefined)

/**
 * Parameters of games.get for a choice.
 * @param own liked: sysnames of the games that the player keeps; tournament: number of the one whose games they are
 */
export function askedOf(
  choice: Choice,
  { liked, tournament }: { liked: readonly string[]; tournament?: unknown },
): Record<string, unknown> {
  const { category, providers, sort } = choice
  return {
    tags: some(tagsOf(choice)),
    providers: some(providers),
    sysname: category === 'liked' ? (some(liked.slice(0, 200)) ?? [none]) : undefined,
    sort: category === 'recent' ? category : sort,
    options: tournament === undefined ? undefined : { id: Number(tournament), type: 'tournament' },
  }
}
