import type { Bus, Database } from '../db/Database.ts'
import { isDatabaseAway } from '../db/DatabaseAwayError.ts'
import { createCashier } from './cashier/createCashier.ts'
import { paymentTotalsRepository } from './cashier/paymentTotalsRepository.ts'
import type { PaymentProvider } from './cashier/provider/PaymentProvider.ts'
import type { PaymentWatch } from './cashier/provider/PaymentWatch.ts'
import { watchMoves } from './cashier/tellPlayer.ts'
import { createConsents } from './consents/createConsents.ts'
import { createHandlers } from './createHandlers.ts'
import { createPromotions } from './createPromotions.ts'
import { createReach, type ReachSettings } from './createReach.ts'
import { createTimers, type TimedWork } from './createTimers.ts'
import { createPlayerEvents } from './events/createPlayerEvents.ts'
import { createExports } from './gameHistory/createExports.ts'
import { roundExport } from './gameHistory/roundExport.ts'
import { createGames } from './games/createGames.ts'
import type { OpenGameSession } from './games/launchHandlers.ts'
import type { GameProvider } from './games/provider/GameProvider.ts'
import { createHits } from './hits/createHits.ts'
import { keepDeviceSessions } from './hits/keepDeviceSessions.ts'
import { createIdempotency } from './idempotency/withIdempotency.ts'
import { createJackpots } from './jackpots/createJackpots.ts'
import { createVault } from './keys/createVault.ts'
import { createLeaderboard } from './leaderboard/createLeaderboard.ts'
import { createLoyalty } from './loyalty/createLoyalty.ts'
import { createRewards } from './loyalty/createRewards.ts'
import type { HeadOf } from './metadata/metadataHandlers.ts'
import { createPlayerReader } from './players/readPlayer.ts'
import { createRefuseIncomplete } from './players/refuseIncomplete.ts'
import { createPush } from './push/createPush.ts'
import type { PushAccess } from './push/PushAccess.ts'
import { createRateLimiter } from './rateLimits/rateLimiter.ts'
import { createPersons } from './responsibleGaming/createPersons.ts'
import { createResponsibleGaming } from './responsibleGaming/responsibleGaming.ts'
import { createFreeRounds } from './seamless/createFreeRounds.ts'
import { createSeamless } from './seamless/createSeamless.ts'
import type { WalletKey } from './seamless/walletSignature.ts'
import { createPlayerSessions } from './sessions/playerSessions.ts'
import type { NoteAct } from './shared/NoteAct.ts'
import { createLiveSite, type SiteSource } from './shared/siteSource.ts'
import { createSocial, type VouchingSettings } from './social/createSocial.ts'
import { betExport } from './sportsbook/bets/betExport.ts'
import { createBets } from './sportsbook/bets/createBets.ts'
import { createSportsFeed } from './sportsbook/createSportsFeed.ts'
import { createOffer } from './sportsbook/events/createOffer.ts'
import type { Selected } from './sportsbook/events/nameSelections.ts'
import type { FeedSource } from './sportsbook/feed/FeedSource.ts'
import type { FindFramed } from './sportsbook/frame/FramedSportsbook.ts'
import { createTopics } from './sportsbook/live/createTopics.ts'
import { holdToForms } from './submissions/holdToForms.ts'
import type { ChatHandlerServices } from './support/chatHandlers.ts'
import { sweepChats } from './support/sweepChats.ts'
import { createTournaments } from './tournaments/createTournaments.ts'
import { createVerification } from './verification/createVerification.ts'
import type { VerificationProvider } from './verification/VerificationProvider.ts'
import { createLedger } from './wallet/createLedger.ts'

/** How often counts and sign-ins that are over are removed, in milliseconds. */
const sweepEvery = 10 * 60 * 1000
/** How often tournaments that are over are looked for, whose prizes players wait for, in milliseconds. */
const prizesEvery = 15 * 1000
/** How often points are made of what was played, and looked at for what time does to them, in milliseconds. */
const pointsEvery = 2000
const pointsOverEvery = 60 * 1000
/** How often it is looked for what operators have asked for of points, in milliseconds. */
const interventionsEvery = 5 * 1000
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
  /** Finds the sportsbook of a third party that the site shows; none where it is left out. */
  framed?: FindFramed
  /** Begins game sessions for money; our own wallet where it is left out. */
  openGameSession?: OpenGameSession
  /** Which providers of games may call the wallet; none where it is left out. */
  walletKeys?: readonly WalletKey[]
  /** With what notices are pushed to the devices of players; none are where it is left out. */
  push?: PushAccess
  /** With what is signed who is here, for the chat of the site; nothing where it is left out. */
  chatKeys?: ChatHandlerServices['chatKeys']
  /** Who is told how payments go. */
  watch?: PaymentWatch
  /** Tells what heads of pages hold; nobody where it is left out. */
  headOf?: HeadOf
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
  const hits = createHits({ database, live })
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
  const loyalty = createLoyalty({
    ...{ database, live, ledger, catalogue, clock },
    log: options.reach.log,
  })
  const push = createPush(
    {
      ...{ database, jobs, live, events, protection, clock },
      keys: options.reach.keys,
      log: options.reach.log,
      isAtRisk: loyalty.isMarked,
    },
    options.push,
  )
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
    depositMoved: loyalty.depositMoved,
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
    betMoved: loyalty.betMoved,
    log: options.reach.log,
    ...promotions,
  })
  sports.onEventsDecided(bets.eventsDecided)
  const jackpots = createJackpots({ database, live, ledger, events, clock, catalogue: games.catalogue })
  seamless.onRoundClosed(tournaments.roundClosed)
  const rewards = createRewards({
    ...{ database, live, ledger, protection, events, jobs, clock, catalogue, points: loyalty },
    ...promotions,
  })
  const noteAct: NoteAct = (tx, uid, act) => loyalty.note(tx, { uid, kind: 'act', ref: act, at: clock() })
  const leaderboard = createLeaderboard({ database, live, events, clock })
  seamless.onRoundClosed(leaderboard.roundClosed)
  seamless.onRoundClosed(loyalty.roundClosed)
  seamless.onStakeDisputed(loyalty.stakeDisputed)
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
  const social = createSocial(
    { database, live, persons, noteAct, sessions, limiter, twoFactor, ...reach },
    vouching,
  )
  const issueToken: OpenGameSession = (launch) =>
    database.transaction((tx) => seamless.sessions.issue(tx, launch))
  const consents = createConsents({ database, live })
  const sweeps: Record<string, TimedWork> = {
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
    rewards: rewards.sweep,
    requisites: cashier.forget,
    games: games.sweep,
    seamless: seamless.sweep,
    exports: exports.sweep,
    bets: bets.sweep,
    notices: events.sweep,
    hits: hits.sweep,
    consents: consents.sweep,
    chats: sweepChats({ database, live }),
    sports: sports.sweep,
  }
  const timers = createTimers(options.reach.log)
  for (const [what, work] of Object.entries(sweeps)) timers.every(sweepEvery, what, work)
  timers.every(prizesEvery, 'tournaments', tournaments.sweep)
  timers.every(pointsEvery, 'points', loyalty.catchUp)
  timers.every(pointsOverEvery, 'points that are over', loyalty.sweep)
  timers.every(interventionsEvery, 'interventions', rewards.carryOut)
  timers.every(paymentsEvery, 'payments', cashier.sweep)
  timers.every(paymentsEvery, 'debts', cashier.collect)
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
    loyalty,
    rewards,
    push,
    seamless,
    freeRounds,
    exports,
    sports,
    topics,
    /** Names of selections, for staff. */
    async nameSelections(of: readonly Selected[]) {
      const named = await offer.selections(of, 'en')
      return named.map(({ event, market, outcome }) => ({ event, market, outcome }))
    },
    bets,
    handlers: keepDeviceSessions(
      holdToForms(
        createHandlers({
          database,
          players,
          refuseIncomplete: createRefuseIncomplete({ live, players }),
          sessions,
          limiter,
          live,
          protection,
          persons,
          social,
          ledger,
          events,
          hits,
          headOf: options.headOf,
          verification,
          idempotency,
          cashier,
          consents,
          catalogue: games.catalogue,
          playerGames: games.playerGames,
          leaderboard,
          rewards,
          push,
          noteAct,
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
          openGameSession: options.openGameSession ?? issueToken,
          openBettingSession: issueToken,
          framed: options.framed ?? (() => undefined),
          chatKeys: options.chatKeys ?? (() => ({})),
          clock,
          ...promotions,
          ...reach,
        }),
        { live, players },
      ),
      hits,
    ),
    /** Resolves when nothing of what is done from time to time is under way any more. */
    async stop(): Promise<void> {
      const stopped = timers.stop()
      events.close()
      games.stop()
      await sports.stop()
      bets.stop()
      topics.close()
      offer.close()
      await stopped
    },
  }
}

export type Platform = ReturnType<typeof createPlatform>
