import { expect, it } from 'vitest'
import type {
  Definition,
  GameCategoryDefinition,
  GameDefinition,
  GameSelection,
} from '#generated/grammar/types.ts'
import { checkGame, checkGameCategory } from './checkGames.ts'

const category = (change: Partial<GameCategoryDefinition>): GameCategoryDefinition => ({
  kind: 'game-category',
  id: 'slots',
  number: 3,
  name: 'games.categories.slots',
  games: { types: ['slot'] },
  sort: 'popular',
  ...change,
})
const findings = (one: GameCategoryDefinition, ...others: Definition[]) =>
  checkGameCategory(one, { definitions: [one, ...others] }).map(({ code, pointer }) => `${code} ${pointer}`)

it('a category has a place of its own, and some games', () => {
  expect(findings(category({}), category({ id: 'table', number: 4 }))).toEqual([])
  expect(findings(category({}), category({ id: 'table' }))).toEqual(['duplicate_number /number'])
  const slots: Pick<GameSelection, 'types'> = { types: ['slot'] }
  const games = { ...slots, except: slots }
  expect(findings(category({ games }))).toEqual(['no_games /games/except'])
})

it('a tag is not added to a game and removed from it', () => {
  const game: GameDefinition = {
    kind: 'game',
    id: 'nova',
    tagsAdded: ['fruit', 'space'],
    tagsRemoved: ['space'],
  }
  expect(checkGame(game).map(({ pointer }) => pointer)).toEqual(['/tagsAdded/1'])
  expect(checkGame({ ...game, tagsRemoved: ['gems'] })).toEqual([])
})
