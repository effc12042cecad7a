import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { GameKind } from '#generated/grammar/types.ts'
import common from '#schemas/grammar/common.json' with { type: 'json' }
import { isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import type { GameType, ListedGame, Stakes } from './GameProvider.ts'

/** A game as the provider's list has it (docs/integrating-games.md). */
type WrittenGame = {
  id: string
  name: string
  studio: string
  studio_name: string
  type: GameType
  kind?: string
  tags?: string[]
  features?: string[]
  has_demo: boolean
  return?: string
  volatility?: number
  cover?: string
  released_on?: string
  rank?: number
  stakes: Stakes
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const words = { type: 'array', maxItems: 50, items: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } }
const sum = { type: 'string', pattern: '^[0-9]{1,15}$' }

const gameSchema = {
  type: 'object',
  required: ['id', 'name', 'studio', 'studio_name', 'type', 'has_demo', 'stakes'],
  properties: {
    id: { type: 'string', pattern: '^[ -~]{1,100}$' },
    name: text(100),
    studio: common.$defs.gameSysname,
    studio_name: text(100),
    type: { enum: ['casino', 'slot', 'live', 'fast'] },
    kind: text(40),
    tags: words,
    features: words,
    has_demo: { type: 'boolean' },
    return: { type: 'string', pattern: '^[0-9]{1,3}(\\.[0-9]{1,6})?$' },
    volatility: { type: 'integer', minimum: 1, maximum: 5 },
    cover: { type: 'string', format: 'uri', maxLength: 1000 },
    released_on: { type: 'string', format: 'date' },
    rank: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    stakes: {
      type: 'object',
      minProperties: 1,
      maxProperties: 100,
      additionalProperties: {
        type: 'object',
        required: ['min', 'max'],
        properties: { min: sum, max: sum },
      },
    },
  },
}

const pageSchema = {
  type: 'object',
  required: ['games'],
  properties: { games: { type: 'array', maxItems: 1000 }, next: text(200) },
}

type Page = { games: unknown[]; next?: string }
type Checkers = { ajv: Ajv2020; isGame: ValidateFunction<WrittenGame>; isPage: ValidateFunction<Page> }

let made: Checkers | undefined

/** Compiled when the first list is read: most processes never read one. */
function checkers(): Checkers {
  if (made) return made
  const ajv = new Ajv2020({ strict: true })
  addFormats.default(ajv)
  made = { ajv, isGame: ajv.compile<WrittenGame>(gameSchema), isPage: ajv.compile<Page>(pageSchema) }
  return made
}
export type GamePage = {
  games: ListedGame[]
  faulty: { id: string; fault: string }[]
  /** Where the list goes on; undefined at its end. */
  next?: string
}

/** A page of a provider's list. @returns undefined where it is none; games that make no sense are told apart */
export function readGamePage(body: unknown): GamePage | undefined {
  const { ajv, isGame, isPage } = checkers()
  if (!isPage(body)) return undefined
  const page: GamePage = { games: [], faulty: [], ...(body.next !== undefined && { next: body.next }) }
  for (const one of body.games) {
    if (isGame(one)) page.games.push(readGame(one))
    else
      page.faulty.push({
        id: idOf(one),
        fault: ajv.errorsText(isGame.errors, { dataVar: 'game' }).slice(0, 200),
      })
  }
  return page
}

const kinds: readonly string[] = common.$defs.gameKind.enum

function readGame(game: WrittenGame): ListedGame {
  const { kind = 'other', volatility, cover } = game
  return {
    id: game.id,
    name: game.name,
    studio: game.studio,
    studioName: game.studio_name,
    type: game.type,
    kind: (kinds.includes(kind) ? kind : 'other') as GameKind,
    tags: game.tags ?? [],
    features: game.features ?? [],
    hasDemo: game.has_demo,
    stakes: Object.fromEntries(
      Object.entries(game.stakes).flatMap(([currency, { min, max }]) =>
        isKnownCurrency(currency) ? [[currency, { min, max }]] : [],
      ),
    ),
    ...(game.return !== undefined && { returnRate: game.return }),
    ...(volatility !== undefined && { volatility }),
    ...(cover !== undefined && { cover }),
    ...(game.released_on !== undefined && { releasedOn: game.released_on }),
    ...(game.rank !== undefined && { rank: game.rank }),
  }
}

function idOf(game: unknown): string {
  const { id } = (typeof game === 'object' && game !== null ? game : {}) as { id?: unknown }
  return typeof id === 'string' ? id.slice(0, 100) : '?'
}
