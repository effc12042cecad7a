import type { FastifyBaseLogger } from 'fastify'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import type { Database } from '../../db/Database.ts'
import type { BonusPlay } from '../bonuses/createBonusPlay.ts'
import type { RefuseIncomplete } from '../players/refuseIncomplete.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import { invalidParameters, notSignedIn, PlatformError, userBlocked } from '../shared/errors.ts'
import type { CallContext, Handlers, Session } from '../shared/operations.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'
import type { Game } from './catalogue/Game.ts'
import { matchesSelection } from './catalogue/matchesSelection.ts'
import { choosePurse } from './choosePurse.ts'
import type { PlayerGames } from './createPlayerGames.ts'
import { hallAddress } from './hallAddress.ts'
import { namedInTerms } from './namedInTerms.ts'
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
  /** What is played with, where real and bonus money are isolated. */
  from?: 'main' | 'bonus'
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
  refuseIncomplete: RefuseIncomplete
  bonusPlay: Pick<BonusPlay, 'terms'>
  log: Pick<FastifyBaseLogger, 'warn'>
  gameProvider?: GameProvider | undefined
  openGameSession?: OpenGameSession | undefined
}

const launches: Limit = { times: 60, seconds: 300 }

/** Opens games: a demo for everybody, for money for who is signed in. */
export function launchHandlers(services: LaunchHandlerServices) {
  const { database, catalogue, playerGames, live, limiter, clock, refuseIncomplete, bonusPlay, log } =
    services

  /** @throws PlatformError */
  async function forMoney(game: Game, session: Session, chosen: Launch['from']) {
    const { uid, id } = session
    const { sysname, kept } = game
    const { currency, countryCode } = await readBasics(database.drizzle, uid)
    if (!Object.hasOwn(kept.stakes, currency))
      throw invalidParameters({ sysname: [{ code: 'wrong_currency', params: { currency } }] })
    refuseNotOffered(game, countryCode)
    await refuseIncomplete(uid, countryCode)
    const { openGameSession } = services
    if (!openGameSession) throw unavailable('Nobody takes stakes')
    const named = { sysname, categories: namedInTerms(catalogue, game) }
    const asked = { uid, product: 'casino' as const, currency, game: named }
    const least = BigInt(kept.stakes[currency]?.min ?? 0)
    // Settled now and told, so that what the player reads is what every stake is paid with.
    const from = chosen ?? choosePurse(await bonusPlay.terms(database.drizzle, asked), least)
    const token = await openGameSession({
      uid,
      session: id,
      provider: kept.provider,
      game: { id: kept.providerGame, ...named },
      currency,
      ...(from && { from }),
    })
    return { order: { token, currency }, country: countryCode, purse: from }
  }

  /** In the currency of the site, or in any that the game takes. */
  async function forFun(game: Game, session: Session | null) {
    const { default_currency: usual } = live.site().general
    const currencies = Object.keys(game.kept.stakes)
    const player = session && (await readBasics(database.drizzle, session.uid))
    refuseNotOffered(game, player?.countryCode)
    const currency = [player?.currency, usual, ...currencies].find((one) => one && currencies.includes(one))
    return { order: { currency: currency ?? usual }, country: player?.countryCode, purse: undefined }
  }

  /** @throws PlatformError where the rules of the country keep the game from its players */
  function refuseNotOffered(game: Game, country: string | undefined): void {
    const { notOffered } = jurisdictionOf(live.site(), country).play ?? {}
    if (notOffered && matchesSelection(game, notOffered, clock().toISOString().slice(0, 10)))
      throw new PlatformError(
        'AccessDeniedException',
        'The game is not offered in the country of the player',
        {
          status: 409,
          errorData: { reason: 'not_offered' },
        },
      )
  }

  return {
    async 'games.launch'({ sysname, mode, purse: chosen }, context) {
      const { session } = context
      await refuseOften(limiter, `launches ${session?.uid ?? context.ip}`, launches)
      const game = catalogue.current().find(sysname)
      if (!game) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      if (mode === 'demo' && !game.kept.hasDemo)
        throw invalidParameters({ mode: [{ code: 'not_available' }] })
      const { gameProvider } = services
      if (gameProvider?.name !== game.kept.provider) throw unavailable('Nobody runs the game')
      const { order, country, purse } =
        mode === 'real' ? await forMoney(game, whoPlays(context), chosen) : await forFun(game, session)
      const locale = context.locale || live.locales().default
      const opened = await gameProvider
        .openSession({
          ...order,
          game: game.kept.providerGame,
          mode,
          locale,
          returnUrl: hallAddress(live, context.origin, locale),
          rules: playRules(live.site(), country, game.kept.kind),
        })
        .catch((error: unknown) => {
          if (!(error instanceof GameProviderError)) throw error
          log.warn({ err: error, game: sysname }, 'a game could not be opened')
          throw unavailable('The provider of the game does not answer as it should')
        })
      // With our own origin it would be no other's: it could do whatever our pages can.
      if (new URL(opened.url).origin === new URL(context.origin).origin) {
        log.warn({ game: sysname }, 'a game leads to the site itself, and is not opened')
        throw unavailable('The game is no other origin')
      }
      if (session) await playerGames.opened(session.uid, sysname, clock())
      return { url: opened.url, mode, ...(purse && { purse }) }
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
