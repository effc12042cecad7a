import { callProvider, type GameAccess } from './callProvider.ts'
import { type GameList, type GameProvider, GameProviderError, type ListedGame } from './GameProvider.ts'
import { readGamePage } from './readGameList.ts'
import { readPicture } from './readPicture.ts'

export type GameProviderSettings = GameAccess & {
  /** Names it in our tables; never another's. */
  name: string
  /** Origins besides that of its API where its games and their covers may lie. */
  origins: readonly string[]
}

/** More games than any provider has; a list without an end is none. */
const mostGames = 50_000
/** Bytes of a page of the list: a thousand games. */
const pageLimit = 4 * 1024 * 1024
/** Bytes of the record of a round: with the mathematics of its game it is far less. */
const recordLimit = 512 * 1024

/** Whoever speaks the protocol of games (docs/integrating-games.md). */
export function httpGameProvider(settings: GameProviderSettings): GameProvider {
  const home = new URL(settings.url).origin
  const mayLead = new Set([home, ...settings.origins])

  return {
    name: settings.name,

    async list() {
      const all: GameList = { games: [], faulty: [] }
      const seen = new Set<string>()
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const path: string = cursor === '' ? '/games' : `/games?cursor=${encodeURIComponent(cursor)}`
        const page = readGamePage(await callProvider(settings, { method: 'GET', path, limit: pageLimit }))
        if (!page) throw senseless('which games it has')
        const fresh = page.games.filter(({ id }) => !seen.has(id) && seen.add(id))
        all.games.push(...fresh.map((game) => withCover(game, home, mayLead)))
        all.faulty.push(...page.faulty)
        if (page.next !== undefined && (fresh.length === 0 || seen.size > mostGames))
          throw senseless('where its list ends')
        cursor = page.next
      }
      // Nothing at all is what an error looks like, and would take every game away.
      if (all.games.length === 0) throw senseless('any game that it has')
      return all
    },

    async readCover(address) {
      const url = new URL(address, home)
      if (!mayLead.has(url.origin)) throw new GameProviderError('faulty', 'A cover lies elsewhere')
      return readPicture(url)
    },

    async openSession({ game, mode, token, currency, locale, returnUrl, rules }) {
      const { leastRoundMs, autoplay, turbo, celebrateReturns } = rules
      const fields = {
        game,
        mode,
        ...(token !== undefined && { token }),
        currency,
        locale,
        return_url: returnUrl,
        rules: { least_round_ms: leastRoundMs, autoplay, turbo, celebrate_returns: celebrateReturns },
      }
      const answer = await callProvider(settings, { method: 'POST', path: '/sessions', fields })
      const { url } = (typeof answer === 'object' && answer !== null ? answer : {}) as { url?: unknown }
      if (typeof url !== 'string' || !isSafeFrame(url, mayLead)) throw senseless('where the game is played')
      return { url }
    },

    async readRound({ game, round, player }) {
      const path = `/rounds/${encodeURIComponent(round)}?${new URLSearchParams({ game, player })}`
      const answer = await callProvider(settings, { method: 'GET', path, limit: recordLimit, mayLack: true })
      if (answer === undefined) return undefined
      if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
        throw senseless('what a round was')
      return answer as Record<string, unknown>
    },

    async grantFreeRounds({ campaign, player, game, count, stake, currency, endsAt }) {
      const fields = {
        campaign,
        player,
        game,
        count,
        stake: String(stake),
        currency,
        ends_at: endsAt.toISOString(),
      }
      await callProvider(settings, { method: 'POST', path: '/free-rounds', fields })
    },

    async cancelFreeRounds(campaign) {
      await callProvider(settings, { method: 'DELETE', path: `/free-rounds/${encodeURIComponent(campaign)}` })
    },
  }
}

/** Covers are fetched from the provider alone; those at its API are kept by their path, as its port may change. */
function withCover({ cover, ...game }: ListedGame, home: string, mayLead: ReadonlySet<string>): ListedGame {
  if (cover === undefined || !URL.canParse(cover)) return game
  const { origin, username } = new URL(cover)
  if (!mayLead.has(origin) || username !== '') return game
  return {
    ...game,
    cover: origin === home ? cover.slice(cover.indexOf('/', cover.indexOf('//') + 2)) : cover,
  }
}

/** A page at one of its origins, and no script. */
function isSafeFrame(url: string, mayLead: ReadonlySet<string>): boolean {
  if (url.length > 4000 || /[\s\\]/.test(url) || !URL.canParse(url)) return false
  const { protocol, origin, username } = new URL(url)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && mayLead.has(origin)
}

const senseless = (what: string) =>
  new GameProviderError('faulty', `The provider of games did not say in words we know ${what}`)
