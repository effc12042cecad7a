import type { BlockProps } from '#generated/grammar/types.ts'
import { askedOf } from './askedOf.ts'
import { gameFields } from './Game.ts'

/** Games that the hall asks for at once. */
export const usualSize = 24

export const categoriesAsked = { fields: ['games_count', 'icon'] }
export const providersAsked = { fields: ['name', 'games_count'] }

/** A part of the list of games that fit. */
export const partOf = (asked: Record<string, unknown>, offset: number, count: number) => ({
  ...asked,
  fields: gameFields,
  offset,
  count,
})

/** What the hall asks the platform where nothing is chosen, and nobody is signed in. */
export function firstQuestions({
  size = usualSize,
  tournament,
}: BlockProps['gamehall']): [operation: string, values: Record<string, unknown>][] {
  // Which one it is, is known where the hall stands.
  if (tournament !== undefined) return []
  const all = askedOf({ providers: [], tags: [] }, { liked: [] })
  return [
    ['games.getCategories', categoriesAsked],
    ['games.getProviders', providersAsked],
    ['games.get', partOf(all, 0, size)],
  ]
}
