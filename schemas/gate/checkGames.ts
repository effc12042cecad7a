import type { GameCategoryDefinition, GameDefinition } from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkNumber } from './checkNumber.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A category that shares its place with another, or that leaves all its games out again. */
export function checkGameCategory(
  category: GameCategoryDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is GameCategoryDefinition => one.kind === 'game-category' && one.id !== category.id,
  )
  checkNumber(category, others, 'category', say)
  const { except, ...games } = category.games
  if (except && JSON.stringify(except) === JSON.stringify(games))
    say('/games/except', 'no_games', 'All its games are left out again.', 'Leave out fewer of them.')
  return found
}

/** A game that is given a tag and has it taken away. */
export function checkGame(game: GameDefinition): Finding[] {
  const { tagsAdded = [], tagsRemoved = [] }: { tagsAdded?: string[]; tagsRemoved?: string[] } = game
  return tagsAdded.flatMap((tag, at) =>
    tagsRemoved.includes(tag)
      ? [
          {
            code: 'tag_twice',
            pointer: `/tagsAdded/${at}`,
            message: `The tag ${tag} is added and removed.`,
            hint: 'Keep one of the two.',
          },
        ]
      : [],
  )
}
