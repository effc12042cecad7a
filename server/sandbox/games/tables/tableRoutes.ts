import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../../db/Database.ts'
import { answerPlayError } from '../answerPlayError.ts'
import type { Play } from '../createPlay.ts'
import { findSession } from '../findSession.ts'
import { PlayError } from '../PlayError.ts'
import { shownRound } from '../shownRound.ts'
import type { Tables } from './createTables.ts'

const base = '/sandbox/games/play/:session'
type InSession = { Params: { session: string } }
type Options = { db: Executor; play: Play; tables: Tables }

const bet = {
  body: {
    type: 'object',
    required: ['choice'],
    properties: { choice: { type: 'object' } },
    additionalProperties: false,
  },
}

/** What a game's frame asks of a table that it shares with others. */
export async function tableRoutes(app: FastifyInstance, { db, play, tables }: Options): Promise<void> {
  app.setErrorHandler(answerPlayError)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })
  async function find(id: string) {
    const { session, game } = await findSession(db, id)
    const table = await tables.at(game.id)
    if (!table) throw new PlayError(404, 'GAME_UNKNOWN', 'The game is no table')
    return { session, table }
  }

  app.get<InSession>(`${base}/table`, async (request) => (await find(request.params.session)).table.state())

  app.get<InSession>(`${base}/table/events`, async (request, reply) => {
    const { session, table } = await find(request.params.session)
    return tables.feed.open(request, reply, {
      table: table.game.id,
      session: session.id,
      state: table.state(),
    })
  })

  app.post<InSession & { Body: { choice: object } }>(
    `${base}/table/bets`,
    { schema: bet },
    async (request) => {
      const { session, table } = await find(request.params.session)
      // The first balance names the player.
      const known =
        session.mode === 'real' && session.player === null ? (await play.balance(session)).session : session
      const { round, seeds, balance } = await tables.bets.bet(table, known, request.body.choice)
      return { round: shownRound(round, seeds), balance }
    },
  )

  app.post<InSession>(`${base}/table/leave`, async (request) => {
    const who = async () => (await findSession(db, request.params.session)).session
    const { round, seeds, balance } = await tables.leave(who)
    return { round: shownRound(round, seeds), balance }
  })
}
