import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jurisdictionOf } from '#schemas/runtime/jurisdictionOf.ts'
import { OperatorRefusedError } from '../../../server/platform/cashier/operator/OperatorRefusedError.ts'
import { ProviderError } from '../../../server/platform/cashier/provider/PaymentProvider.ts'
import { LedgerError } from '../../../server/platform/wallet/LedgerError.ts'
import { stepCashier } from '../../fixtures/cashier/cashierModel.ts'
import {
  type CashierCommand,
  type CashierState,
  isRefused,
  isUnanswered,
  type ModelPayment,
  type ProviderWord,
  rules,
} from '../../fixtures/cashier/cashierModelState.ts'
import { type CashierPlan, cashierRounds, resolvePlan } from '../../fixtures/cashier/cashierPlans.ts'
import { modelProvider, ownName, scriptedEvent } from '../../fixtures/cashier/modelProvider.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { payingPlayer } from '../../fixtures/players/players.ts'
import { serialOrder } from '../../fixtures/run/serialOrder.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

/** More with MONEY_RUNS=1000. */
const numRuns = Number(process.env.MONEY_RUNS ?? 5)
const timeout = 600_000 + numRuns * 8_000
const limit = 300_00

describeOnOneDatabase('the cashier and its model', (fresh) => {
  const script = modelProvider({ isRefused, isUnanswered })
  let now = new Date()
  let server: PlatformServer
  let restore: () => unknown = () => undefined
  let send: (payment: number) => Promise<void> = () => Promise.reject(new Error('Nobody sends'))
  beforeAll(async () => {
    server = await platformServer(fresh().database, { clock: () => now, payments: script.provider })
    // The model knows of a sum from which identity is verified.
    const { requirements } = jurisdictionOf(server.platform.live.site(), 'LV')
    const { withdrawal } = requirements
    restore = () => Object.assign(requirements, { withdrawal })
    requirements.withdrawal = {
      ...withdrawal,
      verification: { EUR: String(rules.verifiedFrom / 100) },
    }
    // Nothing happens by itself here.
    server.platform.stop()
    const { jobs } = server.reach
    const { work } = jobs
    jobs.work = async (_name, worker) => {
      send = async (payment) => worker({ payment })
    }
    await server.platform.cashier.start()
    jobs.work = work
  })
  afterAll(() => {
    // Other tests read the same site.
    restore()
    return server.close()
  })

  type Person = { uid: number; sid: string }
  type World = { people: Person[]; run: string; began: Date; before: Sums }
  type Sums = Record<'clearing' | 'suspense', Record<string, number>>

  /** Numbers of payments, by player and key. */
  async function idsOf({ people }: Pick<World, 'people'>): Promise<Map<string, number>> {
    const { rows } = await fresh().database.query(
      `select scope, key, answer::json->'response'->>'id' as id from platform.commands
        where scope = any($1::text[]) and answer::json->'response'->>'id' is not null`,
      [people.map(({ uid }) => `player/${uid}`)],
    )
    const numberOf = (scope: unknown) => people.findIndex(({ uid }) => scope === `player/${uid}`)
    return new Map(rows.map(({ scope, key, id }) => [`${numberOf(scope)}/${key}`, Number(id)]))
  }

  const eventOf = (word: ProviderWord, type: string, id: number | undefined, { run, began }: World) => {
    const reference = id === undefined ? `deposit-99999${parseInt(run, 16)}` : `${type}-${id}`
    const payment = id === undefined ? run : reference
    return scriptedEvent({
      ...{ id: word.event, reference, state: word.state, amount: word.amount, currency: word.currency },
      payment: word.name === 'own' ? ownName(payment) : `other:${payment}`,
      at: new Date(began.getTime() + word.at * 1000),
    })
  }

  async function ask(
    operation: 'cashier.makedeposit' | 'cashier.makewithdrawal' | 'cashier.cancelwithdrawal',
    fields: Record<string, string>,
    { sid }: Person,
    key: string,
  ): Promise<string> {
    const { status, response, error } = await server.call(operation, fields, {
      sid,
      headers: { 'idempotency-key': key },
    })
    if (status !== 200) return error.type
    return operation === 'cashier.cancelwithdrawal' ? 'done' : String(response.status)
  }

  const amountOf = (cents: number) => String(cents / 100)

  async function carryOut(
    command: CashierCommand,
    state: CashierState,
    ids: Map<string, number>,
    world: World,
  ) {
    const { cashier, promotions } = server.platform
    const idOf = (payment: string) => ids.get(payment) ?? 0
    switch (command.do) {
      case 'deposit':
      case 'withdraw': {
        const operation = command.do === 'deposit' ? 'cashier.makedeposit' : 'cashier.makewithdrawal'
        const requisites = JSON.stringify({ email: 'somebody@example.com' })
        const fields = { method: 'e-wallet', amount: amountOf(command.amount), requisites }
        return ask(operation, fields, world.people[command.player] as Person, command.key)
      }
      case 'cancel': {
        const person = world.people[command.player] as Person
        return ask('cashier.cancelwithdrawal', { id: String(idOf(command.payment)) }, person, command.key)
      }
      case 'callback': {
        const { payment, word } = command
        const type = payment === null ? 'deposit' : (state.payments[payment]?.type ?? '')
        const event = eventOf(word, type, payment === null ? undefined : idOf(payment), world)
        return cashier.hear(Buffer.from(JSON.stringify(event)), {})
      }
      case 'decide': {
        const decided = await cashier.operator.decide(idOf(command.payment), command.verdict, 'somebody')
        return decided ? 'done' : 'no'
      }
      case 'send':
        await send(idOf(command.payment))
        return 'done'
      case 'release': {
        const { rows } = await fresh().database.query(
          'select id from platform.payment_suspense where event_id = $1',
          [command.item],
        )
        const amount = command.part === null ? {} : { amount: amountOf(command.part) }
        await cashier.operator.release(Number(rows[0]?.id), { to: command.to, by: 'somebody', ...amount })
        return 'done'
      }
      case 'ban': {
        const { uid } = world.people[command.player] as Person
        await fresh().database.query('update platform.accounts set is_banned = $1 where uid = $2', [
          command.is,
          uid,
        ])
        return 'done'
      }
      case 'bet': {
        const { uid } = world.people[command.player] as Person
        const key = `${world.run}/${randomBytes(6).toString('hex')}`
        const bet = { key, uid, product: 'casino', currency: 'EUR', revenue: 'casino', round: key } as const
        await fresh().database.transaction((tx) =>
          promotions.bonusPlay.bet(tx, { ...bet, amount: BigInt(command.amount) }),
        )
        return 'done'
      }
      case 'collect':
        await cashier.collect()
        return 'done'
      case 'writeOff': {
        const { uid } = world.people[command.player] as Person
        const amount = command.part === null ? {} : { amount: amountOf(command.part) }
        await cashier.operator.writeOff(uid, { by: 'somebody', ...amount })
        return 'done'
      }
      case 'sweep':
        await cashier.sweep()
        return 'done'
    }
  }

  async function answerOf(
    command: CashierCommand,
    state: CashierState,
    ids: Map<string, number>,
    world: World,
  ) {
    try {
      return { command, answer: await carryOut(command, state, ids, world) }
    } catch (error) {
      if (error instanceof LedgerError) return { command, answer: error.refusal }
      if (error instanceof OperatorRefusedError) return { command, answer: 'refused' }
      if (error instanceof ProviderError) return { command, answer: error.kind }
      throw error
    }
  }

  /** What the house has with the provider, and what waits, in cents by currency. */
  async function sums(): Promise<Sums> {
    const { rows } = await fresh().database.query(
      `select kind, currency, sum(balance)::int as balance from platform.ledger_accounts
        where uid is null and (kind = 'suspense' or ref = 'model') group by kind, currency`,
    )
    const of = (kind: string) =>
      Object.fromEntries(
        rows.filter((row) => row.kind === kind).map((row) => [row.currency, Number(row.balance)]),
      )
    return { clearing: of('clearing'), suspense: of('suspense') }
  }

  /** The world, as `viewOf` tells a state of the model. */
  async function seeWorld({ people, run, before }: World): Promise<string> {
    const { query } = fresh().database
    const uids = people.map(({ uid }) => uid)
    const purses = await query(
      `select player.uid::text, kind, balance::int from unnest($1::bigint[]) player(uid)
        join platform.ledger_accounts account on account.uid = player.uid and currency = 'EUR'`,
      [uids],
    )
    const payments = await query(
      `select uid::text, type, amount::int, status, reversed::int, split_part(payment, ':', 1) as name
        from platform.payments where uid = any($1::bigint[])`,
      [uids],
    )
    const items = await query(
      `select event_id, reason, amount::int, currency, journal_id is not null as booked, released_to, released_amount
        from platform.payment_suspense where event_id like $1`,
      [`${run}:%`],
    )
    const after = await sums()
    const change = (kind: 'clearing' | 'suspense') =>
      differences(Object.keys(after[kind]), (one) => (after[kind][one] ?? 0) - (before[kind][one] ?? 0))
    const owing = await query(
      `select ref as uid, -balance::int as owed from platform.ledger_accounts
        where kind = 'receivable' and ref = any($1::text[])`,
      [uids.map(String)],
    )
    return JSON.stringify({
      players: people.map(({ uid }) => [
        ...['main', 'withdrawal_hold'].map((kind) =>
          Number(purses.rows.find((row) => row.uid === String(uid) && row.kind === kind)?.balance ?? 0),
        ),
        Math.abs(Number(owing.rows.find((row) => row.uid === String(uid))?.owed ?? 0)),
      ]),
      payments: people.map(({ uid }) =>
        payments.rows
          .filter((row) => row.uid === String(uid))
          .map(
            ({ type, amount, status, name, reversed }) => `${type} ${amount} ${status} ${name} ${reversed}`,
          )
          .sort(),
      ),
      items: items.rows
        .map(
          (row) =>
            `${row.event_id} ${row.reason} ${row.amount} ${row.currency} ${row.booked} ${row.released_to} ${row.released_amount}`,
        )
        .sort(),
      ...{ clearing: change('clearing'), suspense: change('suspense') },
    })
  }

  /** What the journals say was paid in by the player who has a limit, without what an operator let go. */
  async function paidInByItself({ people }: World): Promise<number> {
    const { rows } = await fresh().database.query(
      `select coalesce(sum(amount), 0)::int as sum from platform.payments
        where uid = $1 and type = 'deposit' and status in ('created', 'pending', 'captured')`,
      [people[0]?.uid],
    )
    return Number(rows[0]?.sum)
  }

  async function oneRun(rounds: readonly (readonly CashierPlan[])[]): Promise<void> {
    const { database } = fresh()
    // Journals have the time of the database, and what was left of other runs is not asked for.
    now = new Date()
    script.forget()
    const people = [
      await payingPlayer(database, 'EUR', 'start'),
      await payingPlayer(database, 'EUR', 'start'),
    ]
    const fields = { kind: 'deposit', amount: amountOf(limit), period: '30' }
    expect((await server.call('account.setLimit', fields, { sid: people[0]?.sid ?? '' })).status).toBe(200)
    const world = { people, run: randomBytes(5).toString('hex'), began: now, before: await sums() }
    let state: CashierState = {
      ...{
        minute: 0,
        payments: {},
        events: [],
        items: {},
        reversals: {},
        used: {},
        clearing: {},
        suspense: {},
      },
      players: [limit, null].map((one) => ({
        ...{ main: 0, held: 0, owed: 0, limit: one, deposited: 0, isBanned: false },
      })),
    }
    for (const round of rounds) {
      for (const plan of round)
        if (plan.do === 'wait') {
          state.minute += plan.minutes
          now = new Date(now.getTime() + plan.minutes * 60_000)
        }
      const ids = await idsOf(world)
      for (const plan of round) {
        const command = plan.do === 'truth' ? resolvePlan(plan, state, world.run) : undefined
        const payment = command?.do === 'callback' && command.payment !== null ? command.payment : undefined
        if (command?.do !== 'callback' || payment === undefined) continue
        const known = state.payments[payment] as ModelPayment
        known.truth = { ...command.word, event: `${command.word.event}/truth` }
        script.know(eventOf(known.truth, known.type, ids.get(payment), world))
      }
      const commands = apart(
        round.flatMap((plan) => (plan.do === 'truth' ? [] : (resolvePlan(plan, state, world.run) ?? []))),
      )
      const told = await Promise.all(commands.map((command) => answerOf(command, state, ids, world)))
      const seen = await seeWorld(world)
      const next = serialOrder(state, told, stepCashier, (end) => viewOf(end) === seen)
      expect(
        next,
        `No order explains ${JSON.stringify({ told, state, seen: JSON.parse(seen) })}`,
      ).toBeDefined()
      state = next as CashierState
      expect(await paidInByItself(world)).toBeLessThanOrEqual(limit)
      expect(await server.platform.ledger.replay()).toEqual([])
      expect(await server.platform.ledger.verifyChain()).toEqual([])
    }
  }

  it('looks after the other payments where one cannot be', async () => {
    now = new Date()
    const person = await payingPlayer(fresh().database)
    const requisites = JSON.stringify({ email: 'somebody@example.com' })
    const begin = async () => {
      const headers = { 'idempotency-key': randomBytes(8).toString('hex') }
      const fields = { method: 'e-wallet', amount: '20', requisites }
      return (await server.call('cashier.makedeposit', fields, { sid: person.sid, headers })).response.id
    }
    const ids = [await begin(), await begin(), await begin()]
    script.breakAt(`deposit-${ids[0]}`)
    now = new Date(now.getTime() + 61 * 60_000)
    await server.platform.cashier.sweep()
    const { rows } = await fresh().database.query(
      'select status from platform.payments where uid = $1 order by id',
      [person.uid],
    )
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'expired', 'expired'])
  })

  it('agree on states, balances, clearing and suspense after each round of random commands and callbacks', {
    timeout,
  }, async () => {
    await fc.assert(fc.asyncProperty(cashierRounds, oneRun), { numRuns, endOnFailure: true })
  })
})

/**
 * Sending is marked first, done then and noted last; the model does it at once. What the provider says of a payment
 * while it is being sent waits for another round.
 */
function apart(commands: CashierCommand[]): CashierCommand[] {
  const sent = new Set(commands.flatMap((one) => (one.do === 'send' ? [one.payment] : [])))
  return commands.filter((one) => one.do !== 'callback' || one.payment === null || !sent.has(one.payment))
}

const differences = (currencies: string[], difference: (currency: string) => number) =>
  currencies
    .sort()
    .map((currency) => [currency, difference(currency)] as const)
    .filter(([, change]) => change !== 0)

/** A state of the model, as it shows in the world. */
function viewOf({ players, payments, items, clearing, suspense }: CashierState): string {
  return JSON.stringify({
    players: players.map(({ main, held, owed }) => [main, held, owed]),
    payments: players.map((_, number) =>
      Object.values(payments)
        .filter(({ player }) => player === number)
        .map(({ type, amount, status, name, reversed }) => `${type} ${amount} ${status} ${name} ${reversed}`)
        .sort(),
    ),
    items: Object.entries(items)
      .map(
        ([event, one]) =>
          `${event} ${one.reason} ${one.amount} ${one.currency} ${one.booked} ${one.to} ${one.released}`,
      )
      .sort(),
    clearing: differences(Object.keys(clearing), (one) => clearing[one] ?? 0),
    suspense: differences(Object.keys(suspense), (one) => suspense[one] ?? 0),
  })
}
