import type { Outcome } from '#games/engines/Engine.ts'
import { playRound } from '#games/engines/engines.ts'
import { createDraw } from '#games/fairness/createDraw.ts'
import { scheme } from '#games/fairness/scheme.ts'
import { commitment } from '#games/fairness/seeds.ts'
import type { Database, Executor } from '../../db/Database.ts'
import type { Game } from './catalogue/Game.ts'
import { createFlights } from './createFlights.ts'
import { createSettle, demoBalance, gone, type Settled } from './createSettle.ts'
import { checkStake, createStakes } from './createStakes.ts'
import { allGames } from './gameList.ts'
import {
  type GameRound,
  type GameSeeds,
  type GameSession,
  gameRepository,
  type PlayerSeeds,
} from './gameRepository.ts'
import { newClientSeed } from './newClientSeed.ts'
import { isOwnFlight, takeOff } from './ownFlight.ts'
import { PlayError } from './PlayError.ts'
import { claim, newId, type Settlements } from './settlements.ts'
import type { Balance, Heard, WalletCall } from './walletClient.ts'

/** A round as far as it was played, with the seeds that it is drawn from. */
export type Played = { round: GameRound; seeds: GameSeeds; balance: Balance | undefined }
type Options = {
  database: Database
  call: WalletCall
  settlements: Settlements
  pauses?: readonly number[]
  /** Of flights, in milliseconds since 1970. */
  clock?: () => number
}

/** With what the casino said as it took the stake; not where it has paid since, and what it said to that was not heard. */
function withStaked(played: Played, staked: Balance | undefined): Played {
  const { state, outcome } = played.round
  const isPaid = state === 'over' && BigInt(outcome?.win ?? 0) > 0n
  return played.balance || isPaid ? played : { ...played, balance: staked }
}

const gameOf = ({ game }: GameRound): Game => {
  const found = allGames().get(game)
  if (!found) throw gone()
  return found
}

/** Whose seeds and rounds they are. */
export const ownerOf = ({ id, mode, player }: GameSession) =>
  mode === 'demo' || player === null ? `session:${id}` : `player:${player}`

/**
 * Plays rounds: takes the stake, decides, keeps what was decided, pays, and only then answers. What a player is told stands
 * in the book already, however this process ends.
 */
export function createPlay({ database, call, settlements, pauses, clock = Date.now }: Options) {
  const stakes = createStakes({ database, call, settlements, ...(pauses && { pauses }) })
  const settleRound = createSettle(database, settlements)

  /** @throws PlayError where the choice or a move is not allowed; nothing has moved then */
  function decide(
    game: Game,
    seeds: GameSeeds,
    nonce: number,
    choice: object,
    moves: readonly unknown[],
  ): Outcome {
    try {
      const { server, client } = seeds
      return playRound(game.mathematics, createDraw({ server, client, nonce }), choice, moves)
    } catch (error) {
      if (error instanceof Error && error.name === 'RefusedPlay')
        throw new PlayError(422, 'REFUSED_PLAY', error.message)
      throw error
    }
  }

  async function settle(
    session: GameSession,
    before: GameRound,
    { seeds, ...played }: Settled & { seeds: GameSeeds },
  ): Promise<Played> {
    const { round, balance, win, heard } = await settleRound(session, before, played).catch(
      async (error: unknown) => {
        // A stake that no round holds goes back, by whomever the round was ended.
        if (played.bet && error instanceof PlayError) await stakes.undo(played.bet)
        throw error
      },
    )
    if (heard?.kind === 'refused' && win?.kind === 'free-round') await refuseFree(session, round, heard)
    return { round, seeds, balance }
  }

  const flights = createFlights<Played>({
    decide: ({ round, seeds }, moves) => decide(gameOf(round), seeds, round.nonce, round.choice, moves),
    settle: ({ session, round, seeds }, outcome, moves) =>
      settle(session, round, { seeds, outcome, moves, bet: undefined }),
    read: async ({ round, seeds }) => {
      const now = await gameRepository.round(database.drizzle, round.id)
      if (!now) throw gone()
      return { round: now, seeds, balance: undefined }
    },
    clock,
  })

  /** A round of a session's player, with the session that it is played on in. @throws PlayError where there is none */
  async function find(game: Game, session: GameSession, id: string) {
    const round = await gameRepository.round(database.drizzle, id)
    if (!round || round.owner !== ownerOf(session) || round.game !== game.id)
      throw new PlayError(404, 'ROUND_UNKNOWN', 'There is no such round')
    const [seeds] = await gameRepository.seedsOf(database.drizzle, [round])
    const begunIn = await gameRepository.session(database.drizzle, round.session)
    if (!seeds || !begunIn) throw gone()
    // Staked and paid in the money that it was begun with, whichever frame goes on with it.
    return { round, seeds, session: { ...session, currency: begunIn.currency } }
  }

  return {
    /** What the casino says that may be staked; the first call of a session redeems its token. @throws PlayError */
    async balance(session: GameSession): Promise<{ session: GameSession; balance: Balance | undefined }> {
      if (session.mode === 'demo') return { session, balance: await demoBalance(database.drizzle, session) }
      const heard = await call('balance', { token: session.token, game: session.game })
      if (heard.kind === 'refused') throw new PlayError(409, heard.code, 'The casino has ended the session')
      if (heard.kind === 'unknown') {
        if (session.player === null)
          throw new PlayError(503, 'OUT_OF_ORDER_SERVICE', 'The casino does not answer')
        return { session, balance: undefined }
      }
      const player = String(heard.answer.player)
      if (session.player === null)
        await gameRepository.changeSession(database.drizzle, session.id, { player })
      return { session: { ...session, player }, balance: heard.answer.balance }
    },

    /** A new round. @param campaign whose free round it is */
    async open(game: Game, session: GameSession, choice: object, campaign?: string): Promise<Played> {
      const owner = ownerOf(session)
      const seeds = await gameRepository.seeds(database.drizzle, owner, newClientSeed())
      // Before anything is written: what is not allowed leaves no trace.
      const tried = BigInt(decide(game, seeds, seeds.nonce, choice, []).stake)
      if (campaign === undefined) checkStake(game, session, tried)
      await gameRepository.voidStale(database.drizzle, owner, game.id, 2 * claim)
      const { round, bet } = await database.transaction(async (inTx) => {
        if (!(await gameRepository.beginRound(inTx, session.id, session.rules.least_round_ms)))
          throw new PlayError(429, 'TOO_FAST', 'The last round has only just begun')
        const taken = await gameRepository.takeNonce(inTx, seeds.id)
        if (!taken) throw new PlayError(409, 'SEEDS_CHANGED', 'The seeds have just been changed')
        // Another frame of the same player makes nothing quicker; the row of the seeds has one of them wait.
        if (await gameRepository.hasPlayed(inTx, owner, session.rules.least_round_ms))
          throw new PlayError(429, 'TOO_FAST', 'The last round has only just begun')
        if (campaign !== undefined) await takeFree(inTx, session, campaign, tried, game)
        const round = await gameRepository.addRound(inTx, {
          id: newId(),
          session: session.id,
          owner,
          game: game.id,
          seeds: seeds.id,
          nonce: taken.nonce - 1,
          scheme,
          choice,
          moves: [],
          state: 'staking',
          campaign: campaign ?? null,
        })
        if (!round) throw new PlayError(409, 'ROUND_OPEN', 'Another round of this game goes on')
        return {
          round,
          bet: campaign === undefined ? await stakes.write(inTx, session, round, tried) : undefined,
        }
      })
      const staked = bet && (await stakes.take(session, bet))
      const end = decide(game, seeds, round.nonce, choice, [])
      const outcome = isOwnFlight(game) ? takeOff(end, clock()) : end
      return withStaked(await settle(session, round, { seeds, outcome, moves: [], bet }), staked)
    },

    /** The next move of a round that goes on; what it stakes more is taken before it is decided. */
    async move(game: Game, session: GameSession, id: string, move: unknown): Promise<Played> {
      const came = clock()
      const found = await find(game, session, id)
      const { round, seeds, session: playing } = found
      if (round.state !== 'open') throw new PlayError(409, 'ROUND_CLOSED', 'The round is over')
      if (isOwnFlight(game)) {
        if (move !== 'leave') throw new PlayError(422, 'REFUSED_PLAY', 'A flight can be left')
        return flights.leave(found, came)
      }
      const moves = [...round.moves, move]
      const outcome = decide(game, seeds, round.nonce, round.choice, moves)
      const more = BigInt(outcome.stake) - BigInt(round.outcome?.stake ?? 0)
      const write = (inTx: Executor) => stakes.write(inTx, playing, round, more, moves)
      if (more === 0n) return settle(playing, round, { seeds, outcome, moves, bet: undefined })
      if (session.mode === 'demo')
        return settle(playing, round, { seeds, outcome, moves, bet: undefined, stake: write })
      // From here on until it is settled, the stake that is under way keeps every other move out.
      const bet = await database.transaction(async (inTx) => {
        const locked = await gameRepository.lockRound(inTx, id)
        if (locked?.state !== 'open' || locked.moves.length !== round.moves.length) throw gone()
        if (await gameRepository.isStaking(inTx, id)) throw gone()
        return write(inTx)
      })
      const staked = await stakes.take(playing, bet)
      return withStaked(await settle(playing, round, { seeds, outcome, moves, bet }), staked)
    },

    /** A round as it stands; of a flight that goes on, as it has ended. @throws PlayError where there is none */
    async see(game: Game, session: GameSession, id: string): Promise<Played> {
      const found = await find(game, session, id)
      if (found.round.state === 'open' && isOwnFlight(game)) return flights.land(found)
      return { round: found.round, seeds: found.seeds, balance: undefined }
    },

    /** Ends what waits for flights. */
    close: flights.close,
    clock,
    giveBack: stakes.giveBack,

    /**
     * Tells the server seed and takes the next, whose hash was shown before, with the player's own seed.
     * @param committed the hash that the player has seen, by which they chose: no other seed is taken
     * @throws PlayError while a round goes on, or where another seed is next
     */
    async changeSeeds(
      session: GameSession,
      client: string,
      committed: string | undefined,
    ): Promise<{ revealed: GameSeeds; seeds: PlayerSeeds }> {
      const owner = ownerOf(session)
      return database.transaction(async (inTx) => {
        const before = await gameRepository.reveal(inTx, owner)
        if (await gameRepository.openRound(inTx, owner))
          throw new PlayError(409, 'ROUND_OPEN', 'The seed is told when no round goes on')
        const { next } = before ?? {}
        // A seed that was never committed to could be made to suit the player's.
        if (!before || !next || (committed !== undefined && commitment(next) !== committed))
          throw new PlayError(409, 'SEEDS_CHANGED', 'Look at the hash of the next seed first')
        const revealed = { ...before, next }
        return { revealed, seeds: await gameRepository.seedsAfter(inTx, revealed, client) }
      })
    },
  }

  /** A free round that the casino did not take was not played. */
  async function refuseFree(session: GameSession, round: GameRound, heard: Heard & { kind: 'refused' }) {
    await database.transaction(async (inTx) => {
      await gameRepository.changeRound(inTx, round.id, { state: 'void' })
      await gameRepository.takeFree(inTx, round.campaign ?? '', session.player ?? '', -1)
    })
    throw new PlayError(409, heard.code, 'The casino has refused the free round', heard)
  }

  async function takeFree(inTx: Executor, session: GameSession, campaign: string, stake: bigint, game: Game) {
    const player = session.player ?? ''
    const free = (await gameRepository.freeOf(inTx, player, game.id)).find((one) => one.campaign === campaign)
    if (!free || free.stake !== stake || free.currency !== session.currency || game.kind !== 'slots')
      throw new PlayError(409, 'NO_FREE_ROUNDS', 'There is no such free round')
    if (!(await gameRepository.takeFree(inTx, campaign, player, 1)))
      throw new PlayError(409, 'NO_FREE_ROUNDS', 'No free round is left')
  }
}

export type Play = ReturnType<typeof createPlay>
