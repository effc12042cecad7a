import type { GameProviderDefinition } from '#generated/grammar/types.ts'
import { createWords } from '../shared/createWords.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { CallContext, Handlers } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { askShelf, fitting, type GameQuestion } from './catalogue/askShelf.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import type { Game } from './catalogue/Game.ts'
import { byName } from './catalogue/sortGames.ts'
import type { PlayerGames } from './createPlayerGames.ts'
import { coverOf, describeGame } from './describeGame.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Whether a game is played in a tournament; undefined where there is no such tournament. */
export type TournamentGames = (tournament: number) => Promise<((game: Game) => boolean) | undefined>

export type GameHandlerServices = {
  catalogue: Catalogue
  playerGames: PlayerGames
  live: LiveSite
  tournamentGames?: TournamentGames
}

/** Games that a category is shown with where they are asked for. */
const gamesOfCategory = 12

/** The games as the site shows them. */
export function gameHandlers({ catalogue, playerGames, live, tournamentGames }: GameHandlerServices) {
  async function opened({ session }: Pick<CallContext, 'session'>): Promise<Game[]> {
    const shelf = catalogue.current()
    const recent = session ? await playerGames.recent(session.uid) : []
    return recent.flatMap((sysname) => shelf.find(sysname) ?? [])
  }

  async function played(tournament: number): Promise<(game: Game) => boolean> {
    const isPlayed = await tournamentGames?.(tournament)
    if (!isPlayed) throw invalidParameters({ options: [{ code: 'not_found' }] })
    return isPlayed
  }

  return {
    async 'games.get'(input, context) {
      const { offset, count, sort, order, query, types, tags, providers, sysname: sysnames, options } = input
      refuseUnknown(catalogue, live.games(), { tags, providers })
      const question: GameQuestion = {
        ...(order && { order }),
        ...(query !== undefined && { query }),
        ...(types && { types }),
        ...(tags && { tags }),
        ...(providers && { providers }),
        ...(sysnames && { sysnames }),
        ...(options !== undefined && { isAmong: await played(tournamentOf(options)) }),
        ...(sort === 'recent' ? { among: await opened(context) } : sort && { sort }),
      }
      const shelf = catalogue.current()
      const found = askShelf(shelf, question)
      const all = sort === 'recent' && order === 'asc' ? found.toReversed() : found
      const items = all.slice(offset, offset + count).map((game) => describeGame(game, shelf, input.fields))
      return { items, offset, limit: count, total: all.length }
    },

    async 'games.getCategories'(
      { fields = ['games_count', 'icon', 'sort', 'image_url'], tags, providers },
      context,
    ) {
      const shelf = catalogue.current()
      const counts = fitting(shelf, { ...(tags && { tags }), ...(providers && { providers }) })
      const wordsOf = createWords(live, context.locale)
      const items = shelf.categories
        .filter(({ category, games }) => games.length > 0 && !category.isHidden)
        .map(({ category, games }) => {
          const [first] = games
          const image = first && (first.own.cover ?? coverOf(first.kept))
          const parts = {
            games_count: games.filter(counts).length,
            sort: category.sort,
            games: games.slice(0, gamesOfCategory).map((game) => describeGame(game, shelf)),
            ...(category.icon && { icon: category.icon }),
            ...(image && { image_url: image }),
          }
          const { name = category.id } = wordsOf({ name: category.name })
          return { id: category.id, name, ...only(parts, fields) }
        })
      return { items, offset: 0, limit: items.length, total: items.length }
    },

    async 'games.getProviders'({ fields = ['name', 'games_count', 'image_url'], types, tags }) {
      const counted = new Map<string, { name: string; games: number }>()
      const shelf = catalogue.current()
      const counts = fitting(shelf, { ...(tags && { tags }) })
      for (const game of shelf.games) {
        const { provider, providerName, kept } = game
        if (types && !types.includes(kept.type)) continue
        const { games } = counted.get(provider) ?? { games: 0 }
        counted.set(provider, { name: providerName, games: games + (counts(game) ? 1 : 0) })
      }
      const said = new Map(live.games().providers.map((one) => [one.id, one]))
      const items = [...counted]
        .map(([sysname, { name, games }]) => ({ sysname, name, games, ...partsOf(said.get(sysname)) }))
        .sort((one, other) => one.order - other.order || byName(one, other))
        .map(({ sysname, name, games, image_url, game_params }) => {
          const parts = { name, games_count: games, game_params, ...(image_url && { image_url }) }
          return { sysname, ...only(parts, fields) }
        })
      return { items, offset: 0, limit: items.length, total: items.length }
    },
  } satisfies Handlers
}

/** Sent as JSON, which is read and checked before it comes here; the types know what is sent. */
const tournamentOf = (options: unknown): number => (options as { id: number }).id

function partsOf(said: GameProviderDefinition | undefined) {
  return {
    order: said?.order ?? Number.MAX_SAFE_INTEGER,
    image_url: said?.logo,
    game_params: said?.params ?? {},
  }
}

const only = <T extends object>(parts: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => fields.includes(part))) as Partial<T>
