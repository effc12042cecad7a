import type { GameException, GameSelection } from '#generated/grammar/types.ts'
import type { Game } from './Game.ts'

/** What of a game is asked. */
type Selectable = Pick<Game, 'kept' | 'sysname' | 'provider' | 'tags' | 'features'>

/**
 * Whether a game is among those that a definition means: it fits every list that is given, by any word of it.
 * @param today ISO date
 */
export function matchesSelection(game: Selectable, selection: GameSelection, today: string): boolean {
  const { except, ...wanted } = selection
  return matchesAll(game, wanted, today) && !(except && matchesAll(game, except, today))
}

function matchesAll(game: Selectable, wanted: GameException, today: string): boolean {
  const { types, kinds, tags, features, providers, sysnames, newForDays } = wanted
  return (
    isAmong(types, game.kept.type) &&
    isAmong(kinds, game.kept.kind) &&
    isAmong(providers, game.provider) &&
    isAmong(sysnames, game.sysname) &&
    haveOne(tags, game.tags) &&
    haveOne(features, game.features) &&
    (newForDays === undefined || isNew(game, newForDays, today))
  )
}

const isAmong = (list: readonly string[] | undefined, word: string) => !list || list.includes(word)
const haveOne = (list: readonly string[] | undefined, words: readonly string[]) =>
  !list || list.some((one) => words.includes(one))

/** Whether a game came out within so many days before a day. What is yet to come out is new too. */
export function isNew({ kept: { releasedOn } }: Pick<Game, 'kept'>, days: number, today: string): boolean {
  return releasedOn !== null && Date.parse(releasedOn) > Date.parse(today) - days * 86_400_000
}
