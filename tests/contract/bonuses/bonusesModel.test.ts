import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Executor } from '../../../server/db/Database.ts'
import { bonusRepository } from '../../../server/platform/bonuses/bonusRepository.ts'
import { createBonuses } from '../../../server/platform/bonuses/createBonuses.ts'
import { createBonusPlay } from '../../../server/platform/bonuses/createBonusPlay.ts'
import type { Stake } from '../../../server/platform/bonuses/splitStake.ts'
import { createPlayerEvents } from '../../../server/platform/events/createPlayerEvents.ts'
import { PlatformError } from '../../../server/platform/shared/errors.ts'
import type { LiveSite } from '../../../server/platform/shared/siteSource.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { LedgerError } from '../../../server/platform/wallet/LedgerError.ts'
import { lockPlayer } from '../../../server/platform/wallet/lockPlayer.ts'
import {
  type BonusCommand,
  type BonusState,
  type ModelBonus,
  type ModelStake,
  stakeText,
  stepBonuses,
} from '../../fixtures/bonuses/bonusModel.ts'
import { type BonusPlan, bonusRounds } from '../../fixtures/bonuses/bonusPlans.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { newPlayer } from '../../fixtures/players/players.ts'
import { serialOrder } from '../../fixtures/run/serialOrder.ts'

/** More with MONEY_RUNS=1000. */
const numRuns = Number(process.env.MONEY_RUNS ?? 12)
const timeout = 600_000 + numRuns * 5_000
const day = 86_400_000

/** A bet that was placed, so that it can be won and paid back. */
type Placed = {
  player: number
  product: 'casino' | 'betting'
  amount: number
  round: string
  stake: ModelStake
  at: number
}

describeOnOneDatabase('bonuses and their model', (fresh) => {
  let now = new Date()
  let isolated = false

  function house() {
    const { database } = fresh()
    const ledger = createLedger(database)
    const events = createPlayerEvents(database)
    const clock = () => now
    const live = {
      site: () => ({ general: { is_bonus_isolation_enabled: isolated } }),
      isOpen: () => true,
    } as unknown as LiveSite
    const bonuses = createBonuses({ database, ledger, events, live, clock })
    return { ledger, events, bonuses, play: createBonusPlay({ ledger, bonuses, live, clock }) }
  }

  const reasonsById = async (uids: readonly number[]) => {
    const { rows } = await fresh().database.query(
      `select id::text, uid::text, reason, state, wagered::text, (
          select coalesce(json_agg(json_build_array(split_part(open.round, '/', 2), staked, counted) order by open.round), '[]')
          from platform.bonus_rounds open where open.bonus_id = bonuses.id
        ) as rounds
      from platform.bonuses where uid = any($1::bigint[])`,
      [uids],
    )
    return rows as (Record<'id' | 'uid' | 'reason' | 'state' | 'wagered', string> & { rounds: unknown })[]
  }

  it('agree after each round of random commands that are repeated, mixed up and sent together', {
    timeout,
  }, async () => {
    const { ledger, events, bonuses, play } = house()
    const transaction = <T>(work: (tx: Executor) => Promise<T>) => fresh().database.transaction(work)

    /** Carries a command out. @returns the answer, in the words of the model */
    async function carryOut(command: BonusCommand, uids: readonly number[], run: string): Promise<string> {
      const uid = uids[command.player] as number
      const known = await reasonsById(uids)
      const idOf = (reason: string) =>
        Number(known.find((one) => one.uid === String(uid) && one.reason === reason)?.id)
      const common = { uid, currency: 'EUR', product: 'casino' as const }
      switch (command.do) {
        case 'deposit':
          await transaction(async (tx) => {
            await lockPlayer(tx, uid)
            await ledger.post(tx, [
              {
                key: `${run}/deposit/${randomBytes(8).toString('hex')}`,
                kind: 'deposit',
                currency: 'EUR',
                uid,
                postings: [
                  { account: { house: 'clearing', ref: 'model' }, amount: BigInt(-command.amount) },
                  { account: { uid, kind: 'main' }, amount: BigInt(command.amount) },
                ],
              },
            ])
          })
          return 'done'
        case 'grant': {
          const { product, reason, days, atOnce, amount, required, most } = command
          await transaction(async (tx) => {
            await lockPlayer(tx, uid)
            const journals = await bonuses.grant(tx, {
              ...common,
              ...{ product, reason, days, atOnce, content: {} },
              amount: BigInt(amount),
              required: BigInt(required),
              ...(most !== null && { convertsMost: BigInt(most) }),
            })
            if (journals.length > 0) await ledger.post(tx, journals)
          })
          return 'done'
        }
        case 'activate':
        case 'deactivate':
        case 'remove': {
          const bonus = known.find((one) => one.uid === String(uid) && one.reason === command.reason)
          if (!bonus) return 'not_found'
          const product = command.reason.startsWith('casino') ? 'casino' : 'betting'
          await transaction((tx) => bonuses[command.do](tx, uid, product, Number(bonus.id)))
          return 'done'
        }
        case 'bet': {
          const { product, amount, key, round, from } = command
          const stake = await transaction((tx) =>
            play.bet(tx, {
              ...{ ...common, product, key: `${run}/${key}`, revenue: product, amount: BigInt(amount) },
              round: `${run}/${round}`,
              ...(from && { from }),
            }),
          )
          const after = stake.bonusId === undefined ? [] : await reasonsById(uids)
          return stakeText({
            main: Number(stake.main),
            bonus: Number(stake.bonus),
            counted: Number(stake.counted ?? 0n),
            reason: after.find(({ id }) => Number(id) === stake.bonusId)?.reason ?? null,
          })
        }
        case 'win':
        case 'refund': {
          const { do: kind, product, amount, key, round, stake } = command
          const told: Stake = {
            main: BigInt(stake.main),
            bonus: BigInt(stake.bonus),
            ...(stake.reason !== null && { bonusId: idOf(stake.reason), counted: BigInt(stake.counted) }),
          }
          await transaction((tx) =>
            play.settle(tx, {
              ...{ ...common, kind, product, key: `${run}/${key}`, revenue: product },
              ...{ amount: BigInt(amount), round: `${run}/${round}`, stake: told },
            }),
          )
          return 'done'
        }
        case 'finish':
          return transaction(async (tx) => {
            const { product, round } = command
            return String((await play.finish(tx, { uid, product, round: `${run}/${round}` })).isCompleted)
          })
        case 'sweep':
          await bonuses.sweep()
          return 'done'
      }
    }

    async function answerOf(command: BonusCommand, uids: readonly number[], run: string) {
      try {
        return { command, answer: await carryOut(command, uids, run) }
      } catch (error) {
        if (error instanceof LedgerError) return { command, answer: error.refusal }
        if (error instanceof PlatformError) return { command, answer: String(error.errorData?.reason) }
        throw error
      }
    }

    /** The state of the world, as `viewOf` tells that of the model. */
    async function world(uids: readonly number[]): Promise<string> {
      const stored = await reasonsById(uids)
      const players = await Promise.all(
        uids.map(async (uid) => {
          const { balance_main, balance_bonus, balance_betting_bonus } = await ledger.balances(uid)
          const own = await Promise.all(
            stored
              .filter((one) => Number(one.uid) === uid)
              .map(async ({ id, reason, state, wagered, rounds }) => {
                const { granted, won, lost, converted, forfeited, remaining } = await bonusRepository.figures(
                  fresh().database.drizzle,
                  Number(id),
                )
                expect(granted + won, `the identity of bonus ${id}`).toBe(
                  lost + converted + forfeited + remaining,
                )
                const sums = [wagered, granted, won, lost, converted, forfeited, remaining].map(Number)
                return [reason, state, ...sums, rounds]
              }),
          )
          const shown = [balance_main, balance_bonus, balance_betting_bonus].map(({ amount }) =>
            Math.round(Number(amount) * 100),
          )
          return [...shown, own.sort()]
        }),
      )
      return JSON.stringify(players)
    }

    async function oneRun(mixed: boolean, rounds: readonly (readonly BonusPlan[])[]): Promise<void> {
      isolated = !mixed
      now = new Date()
      const run = randomBytes(6).toString('hex')
      const uids = [await newPlayer(fresh().database), await newPlayer(fresh().database)]
      const placed: Placed[] = []
      let state: BonusState = {
        day: 0,
        isolated,
        rounds: {},
        players: uids.map(() => ({ main: 0, bonuses: {} })),
        used: {},
      }
      for (const round of rounds) {
        for (const one of round)
          if (one.do === 'wait') {
            state.day += one.days
            now = new Date(now.getTime() + one.days * day)
          }
        const commands = round.flatMap((one) => resolve(one, placed))
        const told = await Promise.all(commands.map((command) => answerOf(command, uids, run)))
        const seen = await world(uids)
        const next = serialOrder(state, told, stepBonuses, (end) => viewOf(end) === seen)
        expect(next, `No order explains ${JSON.stringify({ told, state, seen })}`).toBeDefined()
        state = next as BonusState
        for (const { command, answer } of told)
          if (command.do === 'bet' && answer.startsWith('{'))
            placed.push({
              ...{ player: command.player, product: command.product, amount: command.amount },
              round: command.round,
              ...{ stake: JSON.parse(answer) as ModelStake, at: placed.length },
            })
        expect(await ledger.replay()).toEqual([])
        expect(await ledger.verifyChain()).toEqual([])
      }
    }

    try {
      await fc.assert(fc.asyncProperty(fc.boolean(), bonusRounds, oneRun), { numRuns, endOnFailure: true })
    } finally {
      events.close()
    }
  })

  it('lose the progress of a bet that is paid back, also where real money was in it', async () => {
    isolated = false
    now = new Date()
    const { ledger, events, bonuses, play } = house()
    const uid = await newPlayer(fresh().database)
    const round = `${uid}/round`
    const common = { uid, product: 'casino' as const, currency: 'EUR', revenue: 'casino', round }
    await fresh().database.transaction(async (tx) => {
      const granted = await bonuses.grant(tx, {
        ...{ ...common, reason: 'gift', amount: 1000n, required: 3000n, content: {}, days: 1, atOnce: true },
      })
      const postings = [
        { account: { house: 'clearing' as const, ref: 'model' }, amount: -500n },
        { account: { uid, kind: 'main' as const }, amount: 500n },
      ]
      await ledger.post(tx, [
        ...granted,
        { key: `gift/${uid}`, kind: 'deposit', currency: 'EUR', uid, postings },
      ])
    })
    const wagered = async () => (await reasonsById([uid]))[0]?.wagered
    for (const [key, amount, paid] of [
      ['mixed', 800n, { main: 500n, bonus: 300n }],
      ['real', 400n, { main: 400n, bonus: 0n }],
    ] as const) {
      const stake = await fresh().database.transaction((tx) =>
        play.bet(tx, { ...common, amount, key: `${uid}/${key}` }),
      )
      expect(stake).toMatchObject({ ...paid, counted: amount })
      expect(await wagered()).toBe('0')
      await fresh().database.transaction((tx) =>
        play.settle(tx, { ...common, kind: 'refund', amount, key: `${uid}/${key}/back`, stake }),
      )
      await fresh().database.transaction((tx) => play.finish(tx, common))
      expect(await wagered()).toBe('0')
    }
    events.close()
  })
})

/** What a plan asks for, now that it is known which bets were placed. */
function resolve(plan: BonusPlan, placed: readonly Placed[]): BonusCommand[] {
  if (plan.do === 'wait') return []
  if (plan.do !== 'settle') return [plan]
  const bet = placed.at(-1 - (plan.bet % Math.max(1, placed.length)))
  if (!bet) return []
  const { player, product, round, stake, at } = bet
  const amount = Math.max(1, Math.floor((bet.amount * (plan.what === 'win' ? plan.percent : 100)) / 100))
  return [{ do: plan.what, player, product, round, stake, amount, key: `settle/${at}/${plan.again}` }]
}

/** A state of the model, as it shows in the world. */
function viewOf({ players, rounds }: BonusState): string {
  return JSON.stringify(
    players.map(({ main, bonuses }, player) => {
      const sum = (product: string) =>
        Object.values(bonuses)
          .filter((one) => one.product === product)
          .reduce((total, { remaining }) => total + remaining, 0)
      const told = ({ state, wagered, granted, won, lost, converted, forfeited, remaining }: ModelBonus) =>
        [state, wagered, granted, won, lost, converted, forfeited, remaining] as const
      // Else an order could be taken for right whose rounds will count for something else.
      const open = (reason: string) =>
        Object.entries(rounds)
          .filter(([key]) => key.startsWith(`${player}/${reason}/`))
          .map(([key, { staked, counted }]) => [key.split('/').at(-1), staked, counted])
          .sort()
      const own = Object.entries(bonuses).map(([reason, bonus]) => [reason, ...told(bonus), open(reason)])
      return [main, sum('casino'), sum('betting'), own.sort()]
    }),
  )
}
