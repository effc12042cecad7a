import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlayerEvents } from '../../../server/platform/events/createPlayerEvents.ts'
import type { ClosedRound } from '../../../server/platform/seamless/createRoundCloser.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { euros, hour, type TournamentHouse, tournamentHouse } from '../../fixtures/games/tournamentHouse.ts'

/** More with MONEY_RUNS=1000; on PGlite, where a process is alone anyhow, a quarter of them. */
const runs = Number(process.env.MONEY_RUNS ?? 24)

type Told = { player: number; round: number; staked: number; won: number; at: number }

/** Few players and rounds, so that rounds are told again and points meet. */
const told: fc.Arbitrary<Told[]> = fc.uniqueArray(
  fc.record({
    player: fc.nat(2),
    round: fc.nat(40),
    staked: fc.constantFrom(0, 50, 100, 200),
    won: fc.constantFrom(0, 100, 200, 400),
    at: fc.nat(5),
  }),
  { selector: ({ round }) => round, minLength: 1, maxLength: 12 },
)
const plan = told.chain((rounds) =>
  fc.record({
    by: fc.constantFrom('turnover' as const, 'win' as const, 'factor' as const),
    rounds: fc.constant(rounds),
    // In any order, some of them twice, told by two processes.
    order: fc
      .array(fc.nat(rounds.length - 1), { maxLength: 8 })
      .chain((again) =>
        fc.shuffledSubarray([...rounds.keys(), ...again], { minLength: rounds.length + again.length }),
      ),
  }),
)

/** Places as they must be: the most points first, of equals who had them first, then by number. */
function expected(by: 'turnover' | 'win' | 'factor', rounds: readonly Told[], uids: readonly number[]) {
  const pointsOf = ({ staked, won }: Told) =>
    staked === 0
      ? 0
      : by === 'turnover'
        ? staked
        : by === 'win'
          ? won
          : Math.min(100, Math.floor((won * 100) / staked)) * 100
  return uids
    .map((uid, player) => {
      const own = rounds.filter((one) => one.player === player && pointsOf(one) > 0)
      const best = Math.max(0, ...own.map(pointsOf))
      const points = by === 'turnover' ? own.reduce((sum, one) => sum + pointsOf(one), 0) : best
      const reached =
        by === 'turnover'
          ? Math.max(...own.map(({ at }) => at))
          : Math.min(...own.filter((one) => pointsOf(one) === best).map(({ at }) => at))
      return { uid, points, reached }
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.reached - other.reached || one.uid - other.uid)
    .map(({ uid, points }) => [uid, points / 100])
}

describeOnOneDatabase('tournaments and their model', (fresh) => {
  let house: TournamentHouse
  let uids: number[]
  let number = 500
  let rounds = 0
  beforeAll(async () => {
    house = await tournamentHouse(fresh())
    uids = await Promise.all([1, 2, 3].map(async () => (await house.wallet.player(0n)).uid))
    uids.sort((one, other) => one - other)
  })
  afterAll(() => house.wallet.close())

  it('rank alike in whatever order rounds are told, also twice and by two processes', async () => {
    const events = createPlayerEvents(fresh().database)
    const second = house.open(events)
    const processOf = (at: number) => (at % 2 === 0 ? house.tournaments : second)
    const numRuns = fresh().database.kind === 'postgres' ? runs : Math.ceil(runs / 4)
    await fc.assert(
      fc.asyncProperty(plan, async ({ by, rounds: all, order }) => {
        number += 1
        const factor = { leastStake: euros('0.10'), mostFactor: 1 }
        const run = await house.run(number, { rules: { by, ...(by === 'factor' && factor) } })
        const began = house.wallet.clock()
        const names = all.map(() => {
          rounds += 1
          return rounds
        })
        for (const uid of uids) await house.join(uid, run)
        const tell = async (at: number, which: number) => {
          const { player, staked, won, at: second } = all[at] as Told
          const round: ClosedRound = {
            ...{ id: names[at] as number, provider: 'house', uid: uids[player] as number, game: 'reels' },
            ...{ sysname: 'reels', categories: [], currency: 'EUR', isFree: false },
            ...{ staked: BigInt(staked), won: BigInt(won), openedAt: began },
            closedAt: new Date(began.getTime() + 1000 * second),
          }
          await fresh().database.transaction((tx) => processOf(which).roundClosed(tx, round))
        }
        await Promise.all(order.map(tell))
        const wanted = expected(by, all, uids)
        expect(await house.board(run)).toEqual(wanted)
        await processOf(number).finish(run)
        expect(await house.board(run)).toEqual(wanted)
      }),
      { numRuns },
    )
    events.close()
  })

  it('pay the same sum whoever ends them, and count nothing afterwards', async () => {
    const run = await house.run(499)
    house.wallet.wait(23 * hour - 2000)
    const players = await Promise.all([1, 2, 3, 4].map(() => house.wallet.playing(10_000n)))
    for (const { uid } of players) await house.join(uid, run)
    for (const [at, one] of players.entries()) await house.play(one, 100 * (at + 1), 0)
    const late = house.wallet.clock()
    house.wallet.wait(hour)
    // A round that was closed in time and whose transaction comes after the end of the run.
    const round = (uid: number, id: number): ClosedRound => ({
      ...{ id, provider: 'house', uid, game: 'reels', sysname: 'reels', categories: [], currency: 'EUR' },
      ...{ isFree: false, staked: 900n, won: 0n, openedAt: late, closedAt: late },
    })
    const events = createPlayerEvents(fresh().database)
    const all = [house.tournaments, house.open(events), house.open(events)]
    await Promise.all([
      ...all.map((one) => one.finish(run)),
      ...players.map(({ uid }, at) =>
        fresh().database.transaction((tx) => house.tournaments.roundClosed(tx, round(uid, 1_000_000 + at))),
      ),
    ])
    await house.tournaments.finish(run)
    const paid = await Promise.all(
      players.map(async ({ uid }, at) => Number(await house.main(uid)) - (100 - (at + 1))),
    )
    expect(paid.map((one) => Math.round(one * 100)).sort((one, other) => one - other)).toEqual([
      0, 2550, 2550, 10_000,
    ])
    events.close()
  })
})
