import type { FastifyInstance } from 'fastify'
import { scheme } from '#games/fairness/scheme.ts'
import { commitment, isClientSeed } from '#games/fairness/seeds.ts'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import { answerPlayError } from './answerPlayError.ts'
import { artOf } from './catalogue/artOf.ts'
import { asPercent } from './catalogue/asPercent.ts'
import { stakesOf, worthOf } from './catalogue/stakes.ts'
import { studios } from './catalogue/studios.ts'
import { ownerOf, type Play } from './createPlay.ts'
import { findSession } from './findSession.ts'
import { type GameRound, type GameSeeds, gameRepository, type PlayerSeeds } from './gameRepository.ts'
import { newClientSeed } from './newClientSeed.ts'
import { PlayError } from './PlayError.ts'
import { recordOf } from './recordOf.ts'
import { shownRound } from './shownRound.ts'
import type { Tables } from './tables/createTables.ts'

const base = '/sandbox/games'
/** Rounds of one page of the history. */
const pageSize = 25

type Options = { db: Executor; play: Play; tables: Tables }
type InSession = { Params: { session: string } }

const object = (properties: object, required: string[]) => ({
  body: { type: 'object', required, properties, additionalProperties: false },
})

/** What a game's frame asks, knowing its session; and what anybody may see of games and rounds. */
export async function playRoutes(app: FastifyInstance, { db, play, tables }: Options): Promise<void> {
  app.setErrorHandler(answerPlayError)
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer')
  })

  app.get<InSession>(`${base}/play/:session/state`, async (request) => {
    const { session, game } = await find(request.params.session)
    const { session: known, balance } = await play.balance(session)
    const owner = ownerOf(known)
    const table = await tables.at(game.id)
    const [seeds, open, last, free] = [
      await gameRepository.seeds(db, owner, newClientSeed()),
      await gameRepository.openRound(db, owner, game.id),
      await gameRepository.lastRound(db, owner, game.id),
      known.player === null ? [] : await gameRepository.freeOf(db, known.player, game.id),
    ]
    // Asked last, so that what they allow to be told is over.
    const drawnFrom = new Map((await gameRepository.seedsOf(db, [open, last])).map((one) => [one.id, one]))
    const shown = (round: GameRound) =>
      shownRound(round, drawnFrom.get(round.seeds) as GameSeeds, play.clock())
    return {
      game: {
        id: game.id,
        name: game.name,
        kind: game.kind,
        studio: studios[game.studio].name,
        features: game.features,
        art: artOf(game),
        mathematics: game.mathematics,
        return: asPercent(game.returns),
        most_win: game.mostWin,
        volatility: game.volatility,
      },
      mode: known.mode,
      locale: known.locale,
      currency: known.currency,
      decimals: decimalsOf(known.currency),
      stakes: stakesOf(game.mostWin)[known.currency],
      balance,
      rules: known.rules,
      return_url: known.returnUrl,
      seeds: shownSeeds(seeds),
      ...(open?.state === 'open' && { round: shown(open) }),
      // A frame that was closed while it showed a round goes on with it.
      ...(last && { last: shown(last) }),
      ...(table && { table: { ...table.state(), worth: String(worthOf(known.currency)) } }),
      free_rounds: free.map(({ campaign, remaining, stake, endsAt }) => ({
        campaign,
        remaining,
        stake: String(stake),
        ends_at: endsAt.toISOString(),
      })),
    }
  })

  app.post<InSession & { Body: { choice: object; campaign?: string; auto?: boolean } }>(
    `${base}/play/:session/rounds`,
    {
      schema: object(
        {
          choice: { type: 'object' },
          campaign: { type: 'string', maxLength: 100 },
          auto: { type: 'boolean' },
        },
        ['choice'],
      ),
    },
    async (request) => {
      const { session, game } = await find(request.params.session)
      const { choice, campaign, auto = false } = request.body
      if (game.table) throw new PlayError(422, 'REFUSED_PLAY', 'The rounds of a table are shared')
      if (auto && !session.rules.autoplay)
        throw new PlayError(403, 'NO_AUTOPLAY', 'Rounds are begun one by one here')
      const known =
        session.mode === 'real' && session.player === null ? (await play.balance(session)).session : session
      const { round, seeds, balance } = await play.open(game, known, choice, campaign)
      return { round: shownRound(round, seeds, play.clock()), balance }
    },
  )

  app.post<InSession & { Params: { round: string }; Body: { move: unknown } }>(
    `${base}/play/:session/rounds/:round/moves`,
    { schema: object({ move: {} }, ['move']) },
    async (request) => {
      const { session, game } = await find(request.params.session)
      const { round, seeds, balance } = await play.move(
        game,
        session,
        request.params.round,
        request.body.move,
      )
      return { round: shownRound(round, seeds, play.clock()), balance }
    },
  )

  app.get<InSession & { Params: { round: string } }>(
    `${base}/play/:session/rounds/:round`,
    async (request) => {
      const { session, game } = await find(request.params.session)
      const { round, seeds, balance } = await play.see(game, session, request.params.round)
      return { round: shownRound(round, seeds, play.clock()), balance }
    },
  )

  app.post<InSession & { Body: { client?: string; next?: string } }>(
    `${base}/play/:session/seeds`,
    {
      schema: object(
        { client: { type: 'string', maxLength: 64 }, next: { type: 'string', maxLength: 64 } },
        [],
      ),
    },
    async (request) => {
      const { session } = await find(request.params.session)
      const { client = newClientSeed(), next } = request.body
      if (!isClientSeed(client))
        throw new PlayError(
          422,
          'WRONG_SEED',
          'A seed is 1 to 64 letters, digits and signs but spaces and colons',
        )
      const { revealed, seeds } = await play.changeSeeds(session, client, next)
      return {
        seeds: shownSeeds(seeds),
        revealed: { ...toldSeeds(revealed), server: revealed.server },
      }
    },
  )

  app.get<InSession & { Querystring: { before?: string } }>(
    `${base}/play/:session/rounds`,
    async (request) => {
      const { session } = await find(request.params.session)
      const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER)
      const rounds = await gameRepository.rounds(
        db,
        ownerOf(session),
        Number.isSafeInteger(before) ? before : 0,
        pageSize,
      )
      const seeds = await gameRepository.seedsOf(db, rounds)
      const byId = new Map(seeds.map((one) => [one.id, one]))
      return {
        rounds: rounds
          .filter(({ state }) => state !== 'staking')
          .map((round) => recordOf(round, byId.get(round.seeds) as GameSeeds)),
        ...(rounds.length === pageSize && { before: String(rounds[rounds.length - 1]?.number) }),
      }
    },
  )

  const find = (id: string) => findSession(db, id)
}

/** Seeds: the server's by its hash alone. */
const toldSeeds = ({ server, client, nonce }: GameSeeds) => ({
  scheme,
  commitment: commitment(server),
  client,
  nonce,
})

/** Seeds in use, with the hash of the server's next, which stands before the player says a seed for it. */
const shownSeeds = (seeds: PlayerSeeds) => ({ ...toldSeeds(seeds), next: commitment(seeds.next) })
