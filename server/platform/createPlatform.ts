import type { Bus, Database } from '../db/Database.ts'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { createCashier } from './cashier/createCashier.ts'
import { paymentTotalsRepository } from './cashier/paymentTotalsRepository.ts'
import type { PaymentProvider } from './cashier/provider/PaymentProvider.ts'
import type { PaymentWatch } from './cashier/provider/PaymentWatch.ts'
import { watchMoves } from './cashier/tellPlayer.ts'
import { createHandlers } from './createHandlers.ts'
import { createPromotions } from './createPromotions.ts'
import { createReach, type ReachSettings } from './createReach.ts'
import { createPlayerEvents } from './events/createPlayerEvents.ts'
import { createExports } from './gameHistory/createExports.ts'
import { roundExport } from './gameHistory/roundExport.ts'
import { createGames } from './games/createGames.ts'
import type { OpenGameSession } from './games/launchHandlers.ts'
import type { GameProvider } from './games/provider/GameProvider.ts'
import { createIdempotency } from './idempotency/withIdempotency.ts'
import { createJackpots } from './jackpots/createJackpots.ts'
import { createVault } from './keys/createVault.ts'
import { createLeaderboard } from './leaderboard/createLeaderboard.ts'
import { createPlayerReader } from './players/readPlayer.ts'
import { createRateLimiter } from './rateLimits/rateLimiter.ts'
import { createPersons } from './responsibleGaming/createPersons.ts'
import { createResponsibleGaming } from './responsibleGaming/responsibleGaming.ts'
import { createFreeRounds } from './seamless/createFreeRounds.ts'
import { createSeamless } from './seamless/createSeamless.ts'
import type { WalletKey } from './seamless/walletSignature.ts'
import { createPlayerSessions } from './sessions/playerSessions.ts'
import { createLiveSite, type SiteSource } from './shared/siteSource.ts'
import { createSocial, type VouchingSettings } from './social/createSocial.ts'
import { betExport } from './sportsbook/bets/betExport.ts'
import { createBets } from './sportsbook/bets/createBets.ts'
import { createSportsFeed } from './sportsbook/createSportsFeed.ts'
import { createOffer } from './sportsbook/events/createOffer.ts'
import type { FeedSource } from './sportsbook/feed/FeedSource.ts'
import { createTopics } from './sportsbook/live/createTopics.ts'
import { holdToForms } from './submissions/holdToForms.ts'
import { createTournaments } from './tournaments/createTournaments.ts'
import { createVerification } from './verification/createVerification.ts'
import type { VerificationProvider } from './verification/VerificationProvider.ts'
import { createLedger } from './wallet/createLedger.ts'

/** How often counts and sign-ins that are over are removed, in milliseconds. */
const sweepEvery = 10 * 60 * 1000
/** How often tournaments that are over are looked for, whose prizes players wait for, in milliseconds. */
const prizesEvery = 15 * 1000
/** How often payments that are open for long are looked after, in milliseconds. */
const paymentsEvery = 60 * 1000

export type PlatformOptions = {
  /** What time it is; for tests of what takes days. */
  clock?: () => Date
  /** Who may vouch for players; nobody where it is left out. */
  vouching?: VouchingSettings
  reach: ReachSettings
  /** Who verifies players; nobody where it is left out. */
  verifier?: VerificationProvider
  /** Who moves money in and out; nobody where it is left out. */
  payments?: PaymentProvider
  /** Who runs the games; nobody where it is left out. */
  games?: GameProvider
  /** Who prices sports and says how they ended; nobody where it is left out. */
  sports?: FeedSource
  /** Tells all processes what changed in sports; the database where it is left out. */
  bus?: Bus
  /** Begins game sessions for money; our own wallet where it is left out. */
  openGameSession?: OpenGameSession
  /** Which providers of games may call the wallet; none where it is left out. */
  walletKeys?: readonly WalletKey[]
  /** Who is told how payments go. */
  watch?: PaymentWatch
}

const nobody: VouchingSettings = { social: { configured: {} }, miniApp: { maxAge: 0 } }

/** The embedded platform's services on a database, standing on the live site. */
export function createPlatform(database: Database, source: SiteSource, options: PlatformOptions) {
  const { clock = () => new Date(), vouching = nobody } = options
  const live = createLiveSite(source, clock)
  const ledger = createLedger(database)
  const limiter = createRateLimiter(database)
  const idempotency = createIdempotency(database, limiter)
  const protection = createResponsibleGaming({
    database,
    live,
    ledger,
    openDeposits: paymentTotalsRepository.openDeposits,
    clock,
  })
  const players = createPlayerReader({ database, live, clock })
  const events = createPlayerEvents(database)
  if (options.watch) watchMoves(events, options.watch)
  const sessions = createPlayerSessions({ database, players, protection, events })
  const persons = createPersons({
    database,
    clock,
    sign: createVault(options.reach.keys.of('persons')).sign,
    endSessions: sessions.endAllSessions,
    log: options.reach.log,
  })
  const reach = createReach({ database, live, sessions, limiter, protection }, options.reach)
  const { secondFactor: twoFactor } = reach
  const { jobs } = options.reach
  const games = createGames({ database, live, jobs, clock, log: options.reach.log, provider: options.games })
  const { catalogue } = games
  const promotions = createPromotions({ database, live, ledger, events, jobs, catalogue, clock })
  const tournaments = createTournaments({
    database,
    live,
    ledger,
    protection,
    events,
    jobs,
    clock,
    catalogue: games.catalogue,
    ...promotions,
  })
  const cashier = createCashier({
    database,
    live,
    players,
    ledger,
    protection,
    idempotency,
    events,
    jobs,
    clock,
    delivery: reach.delivery,
    log: options.reach.log,
    provider: options.payments,
    watch: options.watch,
    cashedOut: tournaments.cashedOut,
    ...promotions,
  })
  const seamless = createSeamless({
    database,
    live,
    ledger,
    protection,
    events,
    clock,
    keys: options.walletKeys ?? [],
    ...promotions,
  })
  const freeRounds = createFreeRounds({
    database,
    jobs,
    clock,
    freespins: promotions.freespins,
    sessions: seamless.sessions,
    catalogue: games.catalogue,
    provider: options.games,
    log: options.reach.log,
  })
  const { bus = database.notifier } = options
  const sports = createSportsFeed({ database, clock, log: options.reach.log, source: options.sports, bus })
  const { lines } = sports
  const bets = createBets({
    ...{ database, live, lines, ledger, protection, events, clock },
    customBet: options.sports?.customBet,
    log: options.reach.log,
    ...promotions,
  })
  sports.onEventsDecided(bets.eventsDecided)
  const jackpots = createJackpots({ database, live, ledger, events, clock, catalogue: games.catalogue })
  seamless.onRoundClosed(tournaments.roundClosed)
  const leaderboard = createLeaderboard({ database, live, events, clock })
  seamless.onRoundClosed(leaderboard.roundClosed)
  // Last, because it holds pools that every player's rounds wait for.
  seamless.onRoundClosed(jackpots.roundClosed)
  const nameOf = (sysname: string) => games.catalogue.kept().get(sysname)?.name ?? sysname
  const offer = createOffer(database, live.sportsbook, bus)
  const topics = createTopics(offer, bus, (err) => {
    if (!isDatabaseAway(err)) options.reach.log.error({ err }, 'what is followed of sports could not be read')
  })
  const contents = {
    games: roundExport({ database, live, events, nameOf, ...reach }),
    bets: betExport({ database, live, lines, offer }),
  }
  const exports = createExports({ database, jobs, contents, clock })
  const verification = createVerification(database, events, persons, options.verifier)
  const social = createSocial({ database, live, persons, sessions, limiter, twoFactor, ...reach }, vouching)
  const stopping = new AbortController()
  const sweeps: Record<string, () => Promise<unknown>> = {
    limits: limiter.sweep,
    sessions: sessions.sweep,
    protection: protection.sweep,
    persons: persons.sweep,
    social: social.sweep,
    codes: reach.codes.sweep,
    registrations: reach.registrations.sweep,
    commands: idempotency.sweep,
    holds: ledger.expireHolds,
    bonuses: promotions.bonuses.sweep,
    cashbacks: promotions.cashbacks.sweep,
    freeRounds: freeRounds.sweep,
    leaderboard: leaderboard.sweep,
    requisites: cashier.forget,
    games: games.sweep,
    seamless: seamless.sweep,
    exports: exports.sweep,
    bets: bets.sweep,
    notices: events.sweep,
    sports: sports.sweep,
  }
  /** Whoever runs the site hears of what fails. */
  const attempt = (what: string, work: () => Promise<unknown>) =>
    work().catch((err: unknown) => {
      if (!stopping.signal.aborted && !isDatabaseAway(err))
        options.reach.log.error({ err, what }, 'a sweep has failed')
    })
  /** None waits for another. */
  const sweep = () => Promise.all(Object.entries(sweeps).map(([what, work]) => attempt(what, work)))
  let looking: Promise<unknown> | undefined
  // One at a time: a provider that does not answer makes it longer than the time between two.
  const lookAfterPayments = () => {
    looking ??= attempt('payments', () => cashier.sweep(stopping.signal)).then(() => {
      looking = undefined
    })
  }
  const timers = [
    setInterval(sweep, sweepEvery),
    setInterval(() => attempt('tournaments', tournaments.sweep), prizesEvery),
    setInterval(lookAfterPayments, paymentsEvery),
    setInterval(() => attempt('debts', cashier.collect), paymentsEvery),
  ]
  for (const timer of timers) timer.unref()
  return {
    live,
    sessions,
    protection,
    persons,
    social,
    ledger,
    idempotency,
    reach,
    events,
    verification,
    promotions,
    cashier,
    games,
    tournaments,
    seamless,
    freeRounds,
    exports,
    sports,
    topics,
    bets,
    handlers: holdToForms(
      createHandlers({
        database,
        players,
        sessions,
        limiter,
        live,
        protection,
        persons,
        social,
        ledger,
        events,
        verification,
        idempotency,
        cashier,
        catalogue: games.catalogue,
        playerGames: games.playerGames,
        leaderboard,
        tournaments,
        tournamentGames: tournaments.games,
        jackpots,
        offer,
        exports,
        bets,
        lines,
        gameSessions: seamless.sessions,
        log: options.reach.log,
        gameProvider: options.games,
        openGameSession:
          options.openGameSession ??
          ((launch) => database.transaction((tx) => seamless.sessions.issue(tx, launch))),
        clock,
        ...promotions,
        ...reach,
      }),
      { live, players },
    ),
    /** Resolves when no payment is looked after any more. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      events.close()
      games.stop()
      await sports.stop()
      bets.stop()
      topics.close()
      offer.close()
      await looking
    },
  }
}

export type Platform = ReturnType<typeof createPlatform>
