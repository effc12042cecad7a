import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { type GameWallet, gameWallet, some } from '../../fixtures/games/gameWallet.ts'
import type { Answered } from '../../fixtures/games/walletCaller.ts'
import {
  initialWallet,
  percent,
  stepWallet,
  viewOf,
  type WalletCommand,
} from '../../fixtures/games/walletModel.ts'
import { serialOrder } from '../../fixtures/run/serialOrder.ts'

/** More with MONEY_RUNS=1000; on PGlite, where a run takes longer and says less, a third of them. */
const runs = Number(process.env.MONEY_RUNS ?? 40)
const [funds, gift] = [400, 300]

/** Few names, so that they meet again: repeated, late, out of order, and for something else. */
const named = (what: string, most: number) => fc.nat(most).map((number) => `${what}-${number}`)
/** A bet is always told with its own round. */
const roundOf = (bet: string) => `round-${Number(bet.slice(-1)) % 2}`
const amount = fc.constantFrom(120, 120, 120, 333)
const bet = named('bet', 4)
const command: fc.Arbitrary<WalletCommand> = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('bet' as const), name: bet, amount }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('win' as const),
        name: named('win', 4),
        bet,
        amount: fc.constantFrom(0, 100, 250),
        finished: fc.constantFrom(false, false, false, true),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('rollback' as const), name: named('back', 3), target: bet }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('finish' as const), round: named('round', 1) }) },
  )
  .map((one) => ({
    ...one,
    ...(one.do !== 'finish' && {
      round: roundOf(one.do === 'bet' ? one.name : one.do === 'win' ? one.bet : one.target),
    }),
  })) as fc.Arbitrary<WalletCommand>

/** Mostly one after the other; some are sent together, and twice. */
const plan = fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 8 })

describeOnEachDatabase('the wallet and its model', (fresh) => {
  let wallet: GameWallet
  beforeAll(async () => {
    wallet = await gameWallet(fresh())
  })
  afterAll(() => wallet.close())

  async function newRun() {
    const playing = await wallet.playing(BigInt(funds))
    const { uid } = playing
    await fresh().database.transaction(async (tx) => {
      const terms = { contribution: { default: percent } }
      const journals = await wallet.bonuses.grant(tx, {
        ...{
          uid,
          product: 'casino',
          reason: 'gift',
          currency: 'EUR',
          amount: BigInt(gift),
          required: 10n ** 9n,
        },
        ...{ content: {}, days: 9, atOnce: true, terms },
      })
      await wallet.ledger.post(tx, journals)
    })
    return { ...playing, run: some('run') }
  }
  type Run = Awaited<ReturnType<typeof newRun>>

  function send({ bet, win, rollback, finish, run }: Run, one: WalletCommand): Promise<Answered> {
    const [in_, name] = [(text: string) => `${run}/${text}`, one.do === 'finish' ? '' : `${run}/${one.name}`]
    const where = { transaction: name, round: in_(one.round) }
    if (one.do === 'bet') return bet(one.amount, where)
    if (one.do === 'win') return win(in_(one.bet), one.amount, { ...where, finished: one.finished })
    return one.do === 'rollback' ? rollback(in_(one.target), where) : finish({ round: where.round })
  }

  /** An answer in the words of the model. */
  function wordsOf({ status, error, balance, split, outcome }: Answered): string {
    if (error) return error.code
    expect(status).toBe(200)
    return ['ok', balance?.amount, split && `${split.main}/${split.bonus}`, outcome].filter(Boolean).join(' ')
  }

  /** The state of the world, as `viewOf` tells that of the model. */
  async function world({ uid, run }: Run): Promise<string> {
    const { balance_main, balance_bonus } = await wallet.ledger.balances(uid)
    const cents = (sum: { amount: string }) => Math.round(Number(sum.amount) * 100)
    const { database } = fresh()
    const { rows: bonuses } = await database.query('select wagered from platform.bonuses where uid = $1', [
      uid,
    ])
    const { rows } = await database.query('select * from platform.game_rounds where uid = $1', [uid])
    const rounds = rows.map(({ name, staked, won, counted, state }) => [
      ...[String(name).slice(run.length + 1), Number(staked), Number(won)],
      ...[counted === null ? null : Number(counted), state === 'closed'],
    ])
    return JSON.stringify([
      ...[cents(balance_main), cents(balance_bonus), Number(bonuses[0]?.wagered)],
      ...rounds.sort(),
    ])
  }

  /** What must hold of the money, whatever has happened; told by what is kept alone. */
  async function expectIdentities({ uid }: Run): Promise<void> {
    const { rows } = await fresh().database.query(
      `select coalesce(sum(amount) filter (where kind = 'bet'), 0)::int as bets,
         coalesce(sum(amount) filter (where kind = 'win'), 0)::int as wins,
         coalesce(sum(amount) filter (where kind = 'rollback'), 0)::int as backs,
         count(*) filter (where outcome = 'returned')::int as returned,
         count(distinct bet) filter (where outcome = 'returned')::int as bets_returned
       from platform.game_transactions where uid = $1`,
      [uid],
    )
    const { bets, wins, backs, returned, bets_returned } = rows[0] as Record<string, number>
    const { balance_main, balance_bonus } = await wallet.ledger.balances(uid)
    const has = Math.round((Number(balance_main.amount) + Number(balance_bonus.amount)) * 100)
    expect(has).toBe(funds + gift - Number(bets) + Number(wins) + Number(backs))
    expect(returned).toBe(bets_returned)
    const { rows: rounds } = await fresh().database.query(
      `select round.staked::int, coalesce(sum(transaction.amount) filter (where kind = 'bet'), 0)::int
         - coalesce(sum(transaction.amount) filter (where kind = 'rollback'), 0)::int as stands
       from platform.game_rounds round join platform.game_transactions transaction on transaction.round_id = round.id
       where round.uid = $1 group by round.id`,
      [uid],
    )
    for (const { staked, stands } of rounds) expect(staked).toBe(stands)
  }

  it('agree after every permutation of bets, wins, rollbacks, ends and repetitions', {
    timeout: 600_000 + runs * 3_000,
  }, async () => {
    const numRuns = fresh().database.kind === 'postgres' ? runs : Math.ceil(runs / 3)
    await fc.assert(
      fc.asyncProperty(plan, async (groups) => {
        const run = await newRun()
        let state = initialWallet(funds, gift)
        for (const group of groups) {
          const told = await Promise.all(
            group.map(async (one) => ({ command: one, answer: wordsOf(await send(run, one)) })),
          )
          const seen = await world(run)
          const next = serialOrder(state, told, stepWallet, (end) => viewOf(end) === seen)
          expect(next, `No order explains ${JSON.stringify({ told, state, seen })}`).toBeDefined()
          state = next ?? state
        }
        await expectIdentities(run)
      }),
      { numRuns, endOnFailure: true },
    )
    expect(await wallet.ledger.replay()).toEqual([])
    expect(await wallet.ledger.verifyChain()).toEqual([])
  })
})
