import type { CrashConfig, CrashOutcome } from '#games/engines/crash.ts'
import { multiplierAfter, timeOf } from '#games/engines/crashFlight.ts'
import { scheme } from '#games/fairness/scheme.ts'
import type { Database, Executor } from '../../../db/Database.ts'
import { ownerOf, type Played } from '../createPlay.ts'
import { demoBalance, type Settle } from '../createSettle.ts'
import { checkStake, type createStakes } from '../createStakes.ts'
import { type GameRound, type GameSession, type GameTransaction, gameRepository } from '../gameRepository.ts'
import { PlayError } from '../PlayError.ts'
import { newId } from '../settlements.ts'
import type { Table } from './createTable.ts'
import { joinedChoice, leavesAt, playPart, stakeOf } from './sharedRules.ts'
import { type TableRound, tableRepository } from './tableRepository.ts'

type Options = {
  database: Database
  stakes: ReturnType<typeof createStakes>
  settle: Settle
  clock: () => number
}

const betsAreClosed = () => new PlayError(409, 'BETS_CLOSED', 'No more bets are taken in this round')
const hasEnded = () => new PlayError(409, 'ROUND_CLOSED', 'The round is over')

/** What players do at a table: stake while bets are taken, and leave a flight. */
export function createTableBets({ database, stakes, settle, clock }: Options) {
  /** Locks the round that goes on, unless it has gone further than it may have. */
  async function hold(inTx: Executor, round: TableRound, phases: TableRound['phase'][]): Promise<TableRound> {
    const now = await tableRepository.lock(inTx, round)
    if (!now || !phases.includes(now.phase)) throw betsAreClosed()
    return now
  }

  /** Writes a stake down in the round of the table: the player's first there, or more of it. */
  async function write(inTx: Executor, table: Table, session: GameSession, choice: object) {
    const at = table.current()
    if (!at) throw betsAreClosed()
    const { closesAt } = await hold(inTx, at.round, ['betting'])
    if (clock() >= closesAt.getTime()) throw betsAreClosed()
    const owner = ownerOf(session)
    const before = await gameRepository.openRound(inTx, owner, table.game.id)
    if (before) await refuseSecond(inTx, session, before, at.round)
    const whole = before ? joinedChoice(table.game, before.choice, choice) : choice
    const stake = stakeOf(table.game, whole)
    checkStake(table.game, session, stake)
    const part = before ?? (await begin(inTx, session, { owner, choice: whole, at }))
    const more = before ? stake - stakeOf(table.game, before.choice) : stake
    return { part, whole, at, bet: await stakes.write(inTx, session, part, more, before && []) }
  }

  async function begin(
    inTx: Executor,
    session: GameSession,
    { owner, choice, at }: { owner: string; choice: object; at: NonNullable<ReturnType<Table['current']>> },
  ): Promise<GameRound> {
    const least = session.rules.least_round_ms
    if (
      !(await gameRepository.beginRound(inTx, session.id, least)) ||
      (await gameRepository.hasPlayed(inTx, owner, least))
    )
      throw new PlayError(429, 'TOO_FAST', 'The last round has only just begun')
    const part = await gameRepository.addRound(inTx, {
      ...{ id: newId(), session: session.id, owner, game: session.game, seeds: at.seeds.id },
      ...{ nonce: at.round.number, scheme, choice, moves: [], state: 'staking' },
      campaign: null,
    })
    if (!part) throw new PlayError(409, 'ROUND_OPEN', 'Another stake of this player is under way')
    return part
  }

  /** @throws PlayError where a player's stake of this round is not to be raised now */
  async function refuseSecond(inTx: Executor, session: GameSession, before: GameRound, round: TableRound) {
    const bets = await gameRepository.transactionsOf(inTx, before.id)
    const isUnderWay = before.state !== 'open' || bets.some(({ state }) => state === 'pending')
    if (before.seeds !== round.seeds || isUnderWay)
      throw new PlayError(409, 'ROUND_OPEN', 'Another stake of this player is under way')
    if (bets.some(({ currency }) => currency !== session.currency))
      throw new PlayError(409, 'WRONG_CURRENCY', 'The stake of this round is in another currency')
  }

  /** Keeps a stake that was taken. @throws PlayError where the round was decided without it, and it comes back */
  async function keep(
    inTx: Executor,
    part: GameRound,
    whole: object,
    bet: GameTransaction,
  ): Promise<GameRound> {
    const now = await gameRepository.lockTransaction(inTx, bet.id)
    if (now?.state !== 'pending' && now?.state !== 'done') throw betsAreClosed()
    await gameRepository.changeTransaction(inTx, bet.id, { state: 'done', nextAt: null })
    await gameRepository.changeRound(inTx, part.id, { state: 'open', choice: whole })
    return { ...part, state: 'open', choice: whole }
  }

  return {
    /** Stakes in the round that goes on. @throws PlayError `BETS_CLOSED` when it is too late; no money has moved then */
    async bet(table: Table, session: GameSession, choice: object): Promise<Played> {
      const written = await database.transaction(async (inTx) => {
        const one = await write(inTx, table, session, choice)
        // Play money is taken with the same step.
        return session.mode === 'demo'
          ? { ...one, kept: await keep(inTx, one.part, one.whole, one.bet) }
          : one
      })
      const { part, whole, at, bet } = written
      const { round, seeds } = at
      if ('kept' in written) {
        await table.count()
        return { round: written.kept, seeds, balance: await demoBalance(database.drizzle, session) }
      }
      const balance = await stakes.take(session, bet)
      const kept = await database.transaction(async (inTx) => {
        await hold(inTx, round, ['betting', 'closed'])
        return keep(inTx, part, whole, bet)
      })
      await table.count()
      return { round: kept, seeds, balance }
    },

    /**
     * Leaves a flight, at the height that it has by our clock.
     * @param now when the wish came, in milliseconds since 1970
     * @throws PlayError where it has ended before
     */
    async leave(table: Table, session: GameSession, now: number): Promise<Played> {
      const at = table.current()
      const { phase, startsAt, result, seeds } = at?.round ?? {}
      if (table.game.kind !== 'crash' || !at || phase !== 'running' || !startsAt) throw hasEnded()
      const flown = now - startsAt.getTime()
      if (flown >= timeOf(result ?? 100)) throw hasEnded()
      const height = multiplierAfter(flown)
      if (height <= 100) throw new PlayError(429, 'TOO_FAST', 'The flight has only just begun')
      const part = await gameRepository.openRound(database.drizzle, ownerOf(session), session.game)
      const own = part && (await gameRepository.session(database.drizzle, part.session))
      if (!own || part.seeds !== seeds || part.state !== 'open') throw hasEnded()
      const { most } = table.game.mathematics.config as CrashConfig
      const moves = [{ leave: Math.min(height, leavesAt(part.choice) ?? most) }]
      const outcome = playPart(table.game, at.seeds, part.choice, moves) as CrashOutcome
      const { round, balance } = await settle(own, part, { outcome, moves, bet: undefined })
      table.left(outcome.at ?? height, outcome.win, own)
      return { round, seeds: at.seeds, balance }
    },
  }
}
