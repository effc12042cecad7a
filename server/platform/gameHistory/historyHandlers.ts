import type { FastifyBaseLogger } from 'fastify'
import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Database } from '../../db/Database.ts'
import type { Catalogue } from '../games/catalogue/createCatalogue.ts'
import { type GameProvider, GameProviderError } from '../games/provider/GameProvider.ts'
import { shownGame } from '../games/shownGame.ts'
import type { Limit, RateLimiter } from '../rateLimits/rateLimiter.ts'
import { refuseOften } from '../rateLimits/refuseOften.ts'
import type { GameSessions } from '../seamless/createGameSessions.ts'
import { playedRound } from '../seamless/playedRound.ts'
import { type FoundRound, playedRoundRepository } from '../seamless/playedRoundRepository.ts'
import { invalidParameters, invalidRequest } from '../shared/errors.ts'
import type { Handlers, OperationResponse } from '../shared/operations.ts'
import { refuseBackwards } from '../shared/refuseBackwards.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
import type { Exports } from './createExports.ts'
import { describeRound, describeTransaction } from './describeRound.ts'
import { exportState, exportsOfDay } from './exportState.ts'
import type { HistoryExport } from './schema.ts'

export type HistoryServices = {
  database: Database
  catalogue: Pick<Catalogue, 'kept' | 'current'>
  live: LiveSite
  limiter: RateLimiter
  exports: Exports
  gameSessions: Pick<GameSessions, 'playerName'>
  log: Pick<FastifyBaseLogger, 'warn'>
  gameProvider?: GameProvider | undefined
}

/** Calls of one player: those that reach the provider, and files. */
const limits = {
  rounds: { times: 120, seconds: 600 },
  exports: exportsOfDay,
} satisfies Record<string, Limit>
/** Most games that the history may be narrowed to. */
const mostGames = 200

/** What players have played, from our own books; and their files of it. */
export function historyHandlers(services: HistoryServices) {
  const { database, catalogue, live, limiter, exports } = services
  const { drizzle } = database

  const shown = (sysname: string) => shownGame(catalogue, sysname)

  async function zoneOfPlayer(uid: number): Promise<string> {
    const { countryCode } = await readBasics(drizzle, uid)
    return zoneOf(live.site(), [countryCode])
  }

  async function recordOf({ uid, provider, game, name }: FoundRound): Promise<Recorded> {
    const { gameProvider, gameSessions, log } = services
    // What a provider who is no longer here keeps, nobody can ask.
    if (gameProvider?.name !== provider) return { record_state: 'none' }
    const player = await gameSessions.playerName(drizzle, provider, uid)
    try {
      const record = await gameProvider.readRound({ game, round: name, player })
      return record ? { record_state: 'told', record } : { record_state: 'none' }
    } catch (error) {
      if (!(error instanceof GameProviderError)) throw error
      log.warn({ err: error }, 'a round could not be read from its provider')
      return { record_state: 'unavailable' }
    }
  }

  function refuseExports(): void {
    if (live.site().general.is_game_history_export_enabled !== true)
      throw invalidRequest('The history is not exported here', 409)
  }

  return {
    async 'games.getHistory'({ offset, count, date_from, date_to, game, state }, context) {
      const { uid } = signedIn(context)
      refuseBackwards(date_from, date_to)
      const filter = {
        uid,
        zone: await zoneOfPlayer(uid),
        ...(date_from !== undefined && { from: date_from }),
        ...(date_to !== undefined && { to: date_to }),
        ...(game !== undefined && { game }),
        ...(state !== undefined && { state }),
      }
      const { rounds, total } = await playedRoundRepository.page(drizzle, filter, { offset, count })
      const ids = rounds.map(({ id }) => id)
      const booked = await playedRoundRepository.transactions(drizzle, ids)
      const items = rounds.map((round) =>
        describeRound(round, playedRound(booked.get(round.id) ?? []), shown(round.sysname)),
      )
      return { items, offset, limit: count, total }
    },

    async 'games.getRound'({ round: name }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `rounds ${uid}`, limits.rounds)
      const round = await playedRoundRepository.one(drizzle, uid, name)
      if (!round) throw invalidParameters({ round: [{ code: 'not_found' }] })
      const booked = await playedRoundRepository.transactions(drizzle, [round.id])
      const played = playedRound(booked.get(round.id) ?? [])
      return {
        round: describeRound(round, played, shown(round.sysname)),
        transactions: played.transactions.map((one) => describeTransaction(one, round.currency)),
        ...(await recordOf(round)),
      }
    },

    async 'games.getHistoryGames'(_input, context) {
      const { uid } = signedIn(context)
      const sysnames = await playedRoundRepository.games(drizzle, uid, mostGames)
      return { items: sysnames.map((sysname) => ({ sysname, name: shown(sysname).name })) }
    },

    async 'games.createhistoryexportrequest'({ date_from, date_to }, context) {
      const { uid } = signedIn(context)
      refuseExports()
      refuseBackwards(date_from, date_to)
      await refuseOften(limiter, `exports ${uid}`, limits.exports)
      const days = { dateFrom: date_from ?? null, dateTo: date_to ?? null }
      const locale = context.locale || live.locales().default
      return describeExport(
        await exports.ask({ uid, of: 'games', ...days, zone: await zoneOfPlayer(uid), locale }),
        locale,
      )
    },

    async 'games.gethistoryexportrequest'({ id }, context) {
      const { uid } = signedIn(context)
      const found = await exports.find(uid, 'games', id)
      if (found) return describeExport(found, context.locale)
      if (id !== undefined) throw invalidParameters({ id: [{ code: 'not_found' }] })
      return { id: 0, status: 'none' as const }
    },

    async 'games.getHistoryExports'({ offset, count }, context) {
      const { items, total } = await exports.list(signedIn(context).uid, 'games', { offset, count })
      return { items: items.map((one) => describeExport(one, context.locale)), total }
    },

    async 'games.downloadhistoryexport'({ id }, context) {
      const found = await exports.find(signedIn(context).uid, 'games', id)
      if (found?.status !== 'ready') throw invalidParameters({ id: [{ code: 'not_found' }] })
      return { name: `game-history-${id}.csv`, content: exports.read(id) }
    },
  } satisfies Handlers
}

type Recorded = Pick<OperationResponse<'games.getRound'>, 'record_state' | 'record'>

function describeExport(
  one: HistoryExport,
  locale: string,
): OperationResponse<'games.gethistoryexportrequest'> {
  const told = exportState(one, 'games.downloadhistoryexport', locale)
  return one.status === 'ready' ? { ...told, rounds: one.rounds } : told
}
