import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Executor } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { cameThroughSite } from '../counterpart.ts'
import { readSigned } from '../readSigned.ts'
import { stakesOf } from './catalogue/stakes.ts'
import { allGames } from './gameList.ts'
import { type GameSeeds, gameRepository } from './gameRepository.ts'
import { listedGame } from './listedGame.ts'
import { recordOf } from './recordOf.ts'
import type { PlayRules } from './schema.ts'
import { createSignatureCheck, type Keys } from './signature.ts'

const base = '/sandbox/games'
/** Games of one page of the list. */
const pageSize = 250
/** Play money of a session, in euro cents; other currencies get as many of their least stakes. */
const playMoney = 100_000n

type SessionOrder = {
  game: string
  mode: 'real' | 'demo'
  token?: string
  currency: string
  locale: string
  return_url: string
  rules: PlayRules
}
type FreeOrder = {
  campaign: string
  player: string
  game: string
  count: number
  stake: string
  currency: string
  ends_at: string
}

const name = { type: 'string', pattern: '^[!-~]{1,100}$' }
const currency = { type: 'string', pattern: '^[A-Z0-9]{3,10}$' }
const session = {
  type: 'object',
  required: ['game', 'mode', 'currency', 'locale', 'return_url', 'rules'],
  properties: {
    game: name,
    mode: { enum: ['real', 'demo'] },
    token: { type: 'string', minLength: 1, maxLength: 200 },
    currency,
    locale: { type: 'string', pattern: '^[A-Za-z0-9-]{2,35}$' },
    return_url: { type: 'string', pattern: '^https?://', maxLength: 2000 },
    rules: {
      type: 'object',
      required: ['least_round_ms', 'autoplay', 'turbo', 'celebrate_returns'],
      properties: {
        least_round_ms: { type: 'integer', minimum: 0, maximum: 60_000 },
        autoplay: { type: 'boolean' },
        turbo: { type: 'boolean' },
        celebrate_returns: { type: 'boolean' },
      },
    },
  },
}
const freeRounds = {
  type: 'object',
  required: ['campaign', 'player', 'game', 'count', 'stake', 'currency', 'ends_at'],
  properties: {
    campaign: name,
    player: name,
    game: name,
    count: { type: 'integer', minimum: 1, maximum: 10_000 },
    stake: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
    currency,
    ends_at: { type: 'string', format: 'date-time' },
  },
}

/** What casinos ask of the provider: its list, a frame to play in, free rounds. Every call is signed. */
export async function casinoRoutes(
  app: FastifyInstance,
  { db, keys, gamesOrigin }: { db: Executor; keys: Keys; gamesOrigin?: string },
): Promise<void> {
  const raw = readSigned(app)
  const isSigned = createSignatureCheck(keys)
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (isDatabaseAway(error)) return reply.code(503).send(problem('OUT_OF_ORDER_SERVICE', 'Out of order'))
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the provider of games has failed')
    return reply.code(status).send(problem('INVALID_REQUEST', status < 500 ? error.message : ''))
  })
  // Before anything is looked at, also by the schemas.
  app.addHook('preValidation', async (request, reply) => {
    if (
      cameThroughSite(request) ||
      !isSigned(request.headers, `${request.method} ${request.url}`, raw(request))
    )
      return reply.code(401).send(problem('INVALID_SIGNATURE', 'The signature does not match, or is too old'))
  })

  app.get<{ Querystring: { cursor?: string } }>(`${base}/games`, async (request) => {
    const from = Math.max(0, Number.parseInt(request.query.cursor ?? '0', 10) || 0)
    const games = [...allGames().values()]
    const page = games.slice(from, from + pageSize).map((game) => listedGame(game, originOf(request)))
    return { games: page, ...(from + pageSize < games.length && { next: String(from + pageSize) }) }
  })

  app.post<{ Body: SessionOrder }>(
    `${base}/sessions`,
    { schema: { body: session } },
    async (request, reply) => {
      const { game: id, mode, token, currency, locale, return_url: returnUrl, rules } = request.body
      const game = allGames().get(id)
      if (!game) return reply.code(422).send(problem('GAME_UNKNOWN', 'There is no such game'))
      const stakes = stakesOf(game.mostWin)[currency]
      if (!stakes)
        return reply.code(422).send(problem('WRONG_CURRENCY', 'Nothing is played in this currency'))
      if (mode === 'real' && token === undefined)
        return reply.code(422).send(problem('INVALID_REQUEST', 'Money is played for with a token'))
      const session = randomBytes(24).toString('hex')
      await gameRepository.addSession(db, {
        id: session,
        game: id,
        mode,
        token: mode === 'real' ? (token ?? null) : null,
        currency,
        locale,
        returnUrl,
        rules,
        demoBalance: mode === 'demo' ? (playMoney * BigInt(stakes.min)) / 10n : 0n,
      })
      return reply.code(201).send({ url: `${gamesOrigin ?? originOf(request)}${base}/play/${session}` })
    },
  )

  app.get<{ Params: { round: string }; Querystring: { player?: string; game?: string } }>(
    `${base}/rounds/:round`,
    async (request, reply) => {
      const { player, game } = request.query
      const round = await gameRepository.round(db, request.params.round)
      const isTheirs = round?.owner === `player:${player}` && round.game === game
      if (!round || !isTheirs || round.state === 'staking')
        return reply.code(404).send(problem('ROUND_UNKNOWN', 'The player has no such round'))
      const [seeds] = await gameRepository.seedsOf(db, [round])
      return recordOf(round, seeds as GameSeeds)
    },
  )

  app.post<{ Body: FreeOrder }>(
    `${base}/free-rounds`,
    { schema: { body: freeRounds } },
    async (request, reply) => {
      const { campaign, player, game: id, count, stake, currency, ends_at } = request.body
      const game = allGames().get(id)
      const limits = game && stakesOf(game.mostWin)[currency]
      if (!limits || game.kind !== 'slots')
        return reply
          .code(422)
          .send(problem('GAME_UNKNOWN', 'There are no free rounds of this game in this currency'))
      if (BigInt(stake) < BigInt(limits.min) || BigInt(stake) > BigInt(limits.max))
        return reply.code(422).send(problem('STAKE_LIMITS', `A stake is ${limits.min} to ${limits.max}`))
      await gameRepository.giveFree(db, {
        campaign,
        player,
        game: id,
        remaining: count,
        stake: BigInt(stake),
        currency,
        endsAt: new Date(ends_at),
      })
      return reply.code(201).send({ campaign })
    },
  )

  app.delete<{ Params: { campaign: string } }>(`${base}/free-rounds/:campaign`, async (request, reply) => {
    await gameRepository.cancelFree(db, request.params.campaign)
    return reply.code(204).send()
  })
}

/** Where the caller has reached us: the listener of the sandbox, which is an origin of its own. */
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`

const problem = (code: string, message: string) => ({ error: { code, message } })
