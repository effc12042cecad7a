import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/Database.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, notSignedIn, PlatformError, userBlocked } from '../shared/errors.ts'
import type { CallContext, Handlers, Session } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import type { Game } from './catalogue/Game.ts'
import type { PlayerGames } from './createPlayerGames.ts'
import { hallAddress } from './hallAddress.ts'
import { playRules } from './playRules.ts'
import { type GameProvider, GameProviderError } from './provider/GameProvider.ts'

/** A game that is opened for money. */
type Launch = {
  uid: number
  /** Public name of the sign-in; the game session ends with it. */
  session: string
  provider: string
  /** @property id the provider's name of it @property categories every word by which terms of a bonus may name it */
  game: { id: string; sysname: string; categories: readonly string[] }
  currency: string
}

/** Begins a game session, and answers the token that its provider redeems once. */
export type OpenGameSession = (launch: Launch) => Promise<string>

export type LaunchHandlerServices = {
  database: Database
  catalogue: Catalogue
  playerGames: PlayerGames
  live: LiveSite
  limiter: RateLimiter
  clock: () => Date
  /** Where players reach the site, without a trailing slash. */
  siteUrl: () => string
  log: Pick<FastifyBaseLogger, 'warn'>
  gameProvider?: GameProvider | undefined
  openGameSession?: OpenGameSession | undefined
}

const launches: Limit = { times: 60, seconds: 300 }

/** Opens games: a demo for everybody, for money for who is signed in. */
export function launchHandlers(services: LaunchHandlerServices) {
  const { database, catalogue, playerGames, live, limiter, clock, siteUrl, log } = services

  /** @throws PlatformError */
  async function forMoney(game: Game, session: Session) {
    const { uid, id } = session
    const { sysname, kept, tags, features } = game
    const { currency, countryCode } = await readBasics(database.drizzle, uid)
    if (!Object.hasOwn(kept.stakes, currency))
      throw invalidParameters({ sysname: [{ code: 'wrong_currency', params: { currency } }] })
    const { openGameSession } = services
    if (!openGameSession) throw unavailable('Nobody takes stakes')
    const inCategories = catalogue.current().categoriesOf(game)
    const categories = [...new Set([kept.type, kept.kind, ...tags, ...features, ...inCategories])]
    const token = await openGameSession({
      uid,
      session: id,
      provider: kept.provider,
      game: { id: kept.providerGame, sysname, categories },
      currency,
    })
    return { token, currency, country: countryCode }
  }

  /** In the currency of the site, or in any that the game takes. */
  async function forFun(game: Game, session: Session | null) {
    const { default_currency: usual } = live.site().general
    const currencies = Object.keys(game.kept.stakes)
    const player = session && (await readBasics(database.drizzle, session.uid))
    const currency = [player?.currency, usual, ...currencies].find((one) => one && currencies.includes(one))
    return { currency: currency ?? usual, country: player?.countryCode }
  }

  return {
    async 'games.launch'({ sysname, mode }, context) {
      const { session } = context
      await refuseOften(limiter, `launches ${session?.uid ?? context.ip}`, launches)
      const game = catalogue.current().find(sysname)
      if (!game) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      if (mode === 'demo' && !game.kept.hasDemo)
        throw invalidParameters({ mode: [{ code: 'not_available' }] })
      const { gameProvider } = services
      if (gameProvider?.name !== game.kept.provider) throw unavailable('Nobody runs the game')
      const { country, ...order } =
        mode === 'real' ? await forMoney(game, whoPlays(context)) : await forFun(game, session)
      const locale = context.locale || live.locales().default
      const opened = await gameProvider
        .openSession({
          ...order,
          game: game.kept.providerGame,
          mode,
          locale,
          returnUrl: hallAddress(live, siteUrl(), locale),
          rules: playRules(live.site(), country, game.kept.kind),
        })
        .catch((error: unknown) => {
          if (!(error instanceof GameProviderError)) throw error
          log.warn({ err: error, game: sysname }, 'a game could not be opened')
          throw unavailable('The provider of the game does not answer as it should')
        })
      if (session) await playerGames.opened(session.uid, sysname, clock())
      return { url: opened.url, mode }
    },
  } satisfies Handlers
}

/** @throws PlatformError where nobody is signed in, or somebody whose account is blocked */
function whoPlays({ session, isBlocked }: CallContext): Session {
  if (session && !session.isBlocked) return session
  throw isBlocked || session?.isBlocked ? userBlocked() : notSignedIn()
}

/** Not 503, which is the page for maintenance: everything else goes on. */
const unavailable = (message: string) =>
  new PlatformError('UnknownErrorException', message, {
    status: 502,
    errorData: { reason: 'provider_unavailable' },
  })
