import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { bookRepository } from './bookRepository.ts'
import { type Book, BookError, type Decision, returnOf, type Wanted } from './createBook.ts'
import { matchesAt, outcomes } from './matches.ts'
import type { BookmakerBet, BookmakerSession } from './schema.ts'

const base = '/sandbox/bookmaker'

const opening = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 200 } },
}
const wanted = {
  type: 'object',
  required: ['match', 'outcome', 'odds', 'stake'],
  properties: {
    match: { type: 'string', pattern: '^match-[0-9]{1,6}$' },
    outcome: { enum: outcomes },
    odds: { type: 'integer', minimum: 101, maximum: 100_000 },
    stake: { type: 'string', pattern: '^[1-9][0-9]{0,11}$' },
  },
}
const decided = {
  type: 'object',
  required: ['decision'],
  properties: { decision: { enum: ['won', 'lost', 'void'] } },
}

type OfSession = { Params: { session: string } }

/** What the page of the bookmaker asks it. */
export async function bookRoutes(
  app: FastifyInstance,
  { db, book }: { db: Executor; book: Book },
): Promise<void> {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof BookError) {
      const { status, code, limit } = error
      return reply.code(status).send({ error: { code, ...(limit && { limit }) } })
    }
    if (isDatabaseAway(error)) return reply.code(503).send({ error: { code: 'OUT_OF_ORDER_SERVICE' } })
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the bookmaker has failed')
    return reply.code(status).send({ error: { code: 'INVALID_REQUEST' } })
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get(`${base}/matches`, async () => ({
    matches: matchesAt(new Date()).map(({ startsAt, isLive, ...match }) => ({
      ...match,
      is_live: isLive,
      starts_at: startsAt.toISOString(),
    })),
  }))

  app.post<{ Body: { token: string } }>(
    `${base}/sessions`,
    { schema: { body: opening } },
    async ({ body }) => {
      const { session, balance } = await book.open(body.token)
      return { session: session.id, balance, bets: (await book.betsOf(session)).map(shown) }
    },
  )

  app.get<OfSession>(`${base}/sessions/:session`, async ({ params }) => {
    const session = await found(params.session)
    const { balance } = await book.balanceOf(session)
    return { balance, bets: (await book.betsOf(session)).map(shown) }
  })

  app.post<OfSession & { Body: Wanted }>(
    `${base}/sessions/:session/bets`,
    { schema: { body: wanted } },
    async ({ params, body }) => {
      const { bet, balance } = await book.place(await found(params.session), body)
      return { bet: shown(bet), balance }
    },
  )

  app.post<{ Params: { session: string; bet: string }; Body: { decision: Decision } }>(
    `${base}/sessions/:session/bets/:bet/decision`,
    { schema: { body: decided } },
    async ({ params, body }) => {
      const { bet, balance } = await book.decide(await found(params.session), params.bet, body.decision)
      return { bet: shown(bet), balance }
    },
  )

  async function found(id: string): Promise<BookmakerSession> {
    const session = await bookRepository.session(db, id)
    if (!session) throw new BookError(404, 'SESSION_GONE')
    return session
  }
}

const shown = (bet: BookmakerBet) => ({
  ...{ id: bet.id, match: bet.match, outcome: bet.outcome, odds: bet.odds, state: bet.state },
  ...{ stake: String(bet.stake), returns: String(returnOf(bet)), currency: bet.currency },
})
