import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { rebuildBalances } from '../../../server/platform/wallet/replay.ts'
import { describeOnEachDatabase, type FreshDatabase } from '../../fixtures/databases/databases.ts'
import { newPlayer } from '../../fixtures/players/players.ts'
import { createClerk, type Result, releaseSteps } from '../../fixtures/wallet/ledgerClerk.ts'
import { LedgerModel, rounds } from '../../fixtures/wallet/ledgerModel.ts'

/** More with MONEY_RUNS=1000. */
const numRuns = Number(process.env.MONEY_RUNS ?? 6)
const timeout = 600_000 + numRuns * 5_000

describeOnEachDatabase('the ledger and its model', (fresh) => {
  it('agree after each of many random commands that are repeated, mixed up and sent together', {
    timeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (given) => {
        const { database } = fresh()
        const run = randomBytes(6).toString('hex')
        const uids = [await newPlayer(database), await newPlayer(database), await newPlayer(database)]
        const carryOut = createClerk(database, uids, run)
        const model = new LedgerModel()
        for (const round of given) {
          const before = new Map(model.balances)
          const results = await Promise.all(round.map((command) => carryOut(command, model)))
          const told = results.filter((result) => result !== undefined)
          for (const result of told) if (result.outcome === 'done') accept(model, result)
          const expired = round.some((command) => command.do === 'expire')
          await followExpiry(fresh(), model, expired)
          for (const result of told) expectJustified(result, model, told, before)
          expect(model.overdrawn()).toEqual([])
          await expectSame(fresh(), model, uids, run)
        }
        await forgetBalances(fresh())
        expect(await database.transaction(rebuildBalances)).toBeGreaterThan(0)
        await expectSame(fresh(), model, uids, run)
      }),
      { numRuns, endOnFailure: true },
    )
  })
})

/** Leaves nothing to go by but the journals. */
async function forgetBalances({ database }: FreshDatabase): Promise<void> {
  await database.query(
    `update platform.ledger_accounts set balance = 7, sequence = sequence + 3, head = 'nothing'`,
  )
}

/** The model does what the ledger says that it did. */
function accept(model: LedgerModel, result: Result): void {
  const { currency, steps, keyed, journals, holds, hold, resolves, reverses } = result
  for (const { key, body } of keyed) {
    expect(model.used.has(key), `${key} was used before`).toBe(false)
    model.used.set(key, body)
  }
  model.apply(currency, steps)
  if (holds && hold) model.holds.push({ ...holds, id: hold, state: 'pending' })
  if (resolves) {
    expect(resolves.state).toBe('pending')
    resolves.state = 'resolved'
  }
  const undone = model.journals.find(({ id }) => id === reverses)
  if (undone) {
    expect(undone.reversed).toBe(false)
    undone.reversed = true
  }
  journals.forEach((id, at) => {
    const step = reverses === undefined ? steps.slice(at, at + 1) : steps
    model.journals.push({ id, currency, steps: step, reversed: false })
  })
}

/** Which holds expired in a round depends on what came first; that each of them did so once and rightly does not. */
async function followExpiry(
  { database }: FreshDatabase,
  model: LedgerModel,
  expired: boolean,
): Promise<void> {
  const pending = model.holds.filter(({ state }) => state === 'pending')
  const { rows } = await database.query(
    `select id, state from platform.ledger_holds where state <> 'pending' and id = any($1::bigint[])`,
    [pending.map(({ id }) => id)],
  )
  for (const row of rows) {
    const hold = pending.find(({ id }) => id === Number(row.id))
    if (!hold) continue
    expect({ ...hold, state: row.state, expired }).toMatchObject({
      state: 'expired',
      over: true,
      expired: true,
    })
    hold.state = 'expired'
    model.apply('EUR', releaseSteps(hold, 0))
  }
}

/** Every answer must be right in some order of the round. */
function expectJustified(
  result: Result,
  model: LedgerModel,
  round: readonly Result[],
  before: ReadonlyMap<string, number>,
): void {
  const known = result.keyed.filter(({ key }) => model.used.has(key))
  const same = known.filter(({ key, body }) => model.used.get(key) === body)
  const reasons: Record<Result['outcome'], () => boolean> = {
    done: () => true,
    repeated: () => same.length === result.keyed.length,
    key_conflict: () => same.length < known.length || known.length < result.keyed.length,
    hold_resolved: () => result.resolves?.state !== 'pending',
    already_reversed: () => model.journals.some(({ id, reversed }) => id === result.reverses && reversed),
    insufficient_funds: () => lacksFunds(result, model, round, before),
    wrong_currency: () => false,
  }
  expect(reasons[result.outcome](), JSON.stringify(result)).toBe(true)
}

/** Some place held too little at the moment when the round had taken the most from it. */
function lacksFunds(
  result: Result,
  model: LedgerModel,
  round: readonly Result[],
  before: ReadonlyMap<string, number>,
): boolean {
  return result.steps.some((step) => {
    const name = model.name(result.currency, step.from)
    const taken = (from: Result) =>
      from.steps
        .filter((one) => model.name(from.currency, one.from) === name)
        .reduce((total, one) => total + one.amount, 0)
    const others = round.filter(({ outcome }) => outcome === 'done').reduce((all, one) => all + taken(one), 0)
    return (before.get(name) ?? 0) - others < taken(result)
  })
}

/** The database says what the model says, and holds to its own rules. */
async function expectSame(
  { database }: FreshDatabase,
  model: LedgerModel,
  uids: readonly number[],
  run: string,
): Promise<void> {
  const mine = `(uid = any($1::bigint[]) or ref = $2)`
  const { rows } = await database.query(
    `select currency, uid, kind, sum(balance)::int as balance from platform.ledger_accounts where ${mine}
      group by currency, uid, kind`,
    [uids, run],
  )
  const stored = rows.map(({ currency, uid, kind, balance }) => [
    uid === null ? `${currency} house ${kind}` : `${currency} ${uids.indexOf(Number(uid))} ${kind}`,
    balance,
  ])
  const held = [...model.balances].filter(([, balance]) => balance !== 0)
  expect(Object.fromEntries(stored.filter(([, balance]) => balance !== 0))).toEqual(Object.fromEntries(held))
  const { rows: faults } = await database.query(
    `select 'a journal does not sum to zero' as fault, journal_id as id from platform.ledger_postings
        group by journal_id having sum(amount) <> 0
      union all select 'a balance is not the sum of its postings', account.id from platform.ledger_accounts account
        where balance <> (select coalesce(sum(amount), 0) from platform.ledger_postings where account_id = account.id)
      union all select 'a player owes', id from platform.ledger_accounts where uid is not null and balance < 0
      union all select 'a hold is resolved without a journal', id from platform.ledger_holds
        where (state = 'pending') <> (resolved_by is null)`,
  )
  expect(faults).toEqual([])
  expect(await createLedger(database).replay()).toEqual([])
  expect(await createLedger(database).verifyChain()).toEqual([])
}
