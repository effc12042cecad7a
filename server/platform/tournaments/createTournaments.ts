import type { Executor } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import type { Game } from '../games/catalogue/Game.ts'
import { matchesSelection } from '../games/catalogue/matchesSelection.ts'
import type { ResponsibleGaming } from '../responsibleGaming/responsibleGaming.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'
import { invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { lockPlayer, readBasics } from '../wallet/lockPlayer.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import { ratesOf } from '../wallet/rates.ts'
import { createPrizes, type PrizeServices } from './createPrizes.ts'
import { participantRepository } from './participantRepository.ts'
import { addsUp, pointsOf } from './points.ts'
import { type Entrant, entryRefusal, refusedEntry } from './refuseEntry.ts'
import { runRepository } from './runRepository.ts'
import { type Run, type RunTerms, runNumbered, runsAround, tournamentOf } from './runs.ts'

/** Milliseconds for which a run that is over is listed: 60 days. */
const listedFor = 60 * 86_400_000
/** Most runs that were joined and are listed. */
const mostListed = 300

export type TournamentServices = PrizeServices & {
  live: LiveSite
  catalogue: Pick<Catalogue, 'current' | 'kept'>
  protection: Pick<ResponsibleGaming, 'read' | 'refuseExcluded'>
}

/** Tournaments: who takes part, what rounds bring, and what is won. */
export function createTournaments(services: TournamentServices) {
  const { database, live, catalogue, ledger, protection, events, clock } = services
  const prizes = createPrizes(services)

  const termsOf = (definition: RunTerms['definition']): RunTerms => ({
    definition,
    rates: ratesOf(live.site().general),
  })

  /** What was joined by holds; how it is called and shown is as it is published now. */
  function renewed(run: Run): Run {
    const { definition, rates } = run.terms
    const current = live.tournaments().find(({ id }) => id === definition.id)
    if (!current) return run
    const { name, text, terms, image, tags, extra } = current
    const { terms: _, image: __, tags: ___, extra: ____, ...rest } = definition
    const shown = { name, text, ...(terms && { terms }), ...(image && { image }), ...(tags && { tags }) }
    return { ...run, terms: { rates, definition: { ...rest, ...shown, ...(extra && { extra }) } } }
  }

  /** Tells which can be played: the casino is open, and a game of theirs is offered. */
  function playable(): (one: RunTerms['definition']) => boolean {
    if (!live.isOpen('casino')) return () => false
    // Before any provider has listed its games nobody knows which there are.
    if (catalogue.kept().size === 0) return () => true
    const { games } = catalogue.current()
    const today = clock().toISOString().slice(0, 10)
    return (one) => games.some((game) => matchesSelection(game, one.games, today))
  }

  /** A run by its number: as it was joined, or as it is published. */
  async function find(id: number, executor: Executor = database.drizzle): Promise<Run | undefined> {
    const [kept] = await runRepository.find(executor, [id])
    if (kept) return renewed(kept)
    const definition = live.tournaments().find(({ number }) => number === tournamentOf(id))
    if (!definition || !playable()(definition)) return undefined
    return runNumbered(termsOf(definition), id, clock())
  }

  /** All that are shown: those that were joined and are not over for long, and those that can be joined. */
  async function list(): Promise<Run[]> {
    const now = clock()
    const open = live
      .tournaments()
      .filter(playable())
      .flatMap((one) => runsAround(termsOf(one), now))
    const kept = await runRepository.list(database.drizzle, new Date(now.getTime() - listedFor), mostListed)
    const runs = new Map([...open, ...kept.map(renewed)].map((run) => [run.id, run]))
    return [...runs.values()]
  }

  const isPlayedIn = ({ terms }: Run) => {
    const today = clock().toISOString().slice(0, 10)
    return (game: Game) => matchesSelection(game, terms.definition.games, today)
  }

  async function entrantOf(executor: Executor, basics: PlayerBasics): Promise<Entrant> {
    const { uid } = basics
    const confirmed = await contactRepository.listConfirmed(executor, uid)
    const deposited = await ledger.depositedSince(uid, new Date(0), executor)
    return { ...basics, isConfirmed: confirmed.length > 0, deposited }
  }

  return {
    find,
    list,
    start: prizes.start,
    sweep: prizes.sweep,
    finish: prizes.finish,

    /** Whether a game is played in a run; undefined where there is no such run. */
    async games(id: number): Promise<((game: Game) => boolean) | undefined> {
      const run = await find(id)
      return run && isPlayedIn(run)
    },

    countGames: (run: Run): number => catalogue.current().games.filter(isPlayedIn(run)).length,

    /** What decides whether a player may take part. */
    entrant: async (uid: number): Promise<Entrant> =>
      entrantOf(database.drizzle, await readBasics(database.drizzle, uid)),

    /** @throws PlatformError where the player may not take part; who does already may */
    async participate(tx: Executor, uid: number, id: number): Promise<void> {
      const basics = await lockPlayer(tx, uid)
      await protection.refuseExcluded(uid, tx)
      const run = await find(id, tx)
      if (!run) throw invalidParameters({ tournament_id: [{ code: 'not_found' }] })
      if ((await participantRepository.own(tx, uid, [id])).size > 0) return
      const reason = entryRefusal(run, await entrantOf(tx, basics), clock())
      if (reason) throw refusedEntry(reason)
      await runRepository.keep(tx, run, clock())
      await participantRepository.add(tx, { runId: id, uid, joinedAt: clock() })
      await events.announce({ name: 'tournament', of: String(id) }, tx)
    },

    /** What a round brings that is closed, in the transaction that closes it. */
    async roundClosed(tx: Executor, round: ClosedRound): Promise<bigint> {
      // Asked first, so that rounds of players who are in no tournament cost one look.
      if (round.isFree || round.staked === 0n) return 0n
      const { uid, openedAt, closedAt } = round
      const runs = await runRepository.holdCounting(tx, { uid, since: openedAt, now: closedAt })
      const game = runs.length > 0 ? catalogue.current().find(round.sysname) : undefined
      for (const run of runs) {
        const points = game && isPlayedIn(run)(game) ? pointsOf(run.terms, round) : 0
        if (points === 0) continue
        const gained = { runId: run.id, roundId: round.id, uid, points, closedAt }
        await participantRepository.addPoints(tx, gained, addsUp(run.terms.definition))
        await events.announce({ name: 'tournament', of: String(run.id) }, tx)
      }
      return 0n
    },

    /** Takes points away that a withdrawal costs, in the transaction that asks for it. */
    async cashedOut(tx: Executor, uid: number): Promise<void> {
      const open = await runRepository.holdOpen(tx, uid)
      const lost = open.filter(({ terms }) => terms.definition.resetOnCashout).map(({ id }) => id)
      if (lost.length === 0) return
      await participantRepository.reset(tx, uid, lost, clock())
      for (const id of lost) await events.announce({ name: 'tournament', of: String(id) }, tx)
    },
  }
}

export type Tournaments = ReturnType<typeof createTournaments>
