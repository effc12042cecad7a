import { expect, it } from 'vitest'
import type { Executor } from '../../server/db/Database.ts'
import { createLedger } from '../../server/platform/wallet/createLedger.ts'
import type { Journal } from '../../server/platform/wallet/Journal.ts'
import { LedgerError } from '../../server/platform/wallet/LedgerError.ts'
import type { AccountRef } from '../../server/platform/wallet/ledgerAccount.ts'
import { type FreshDatabase, freshPostgres } from '../fixtures/databases/databases.ts'
import { newPlayer } from '../fixtures/players/players.ts'
import { reasonsOf, together } from '../fixtures/run/together.ts'

/** More with MONEY_CREDITS=20000. */
const credits = Number(process.env.MONEY_CREDITS ?? 500)
const timeout = 600_000 + credits * 50

async function onPostgres(work: (fresh: FreshDatabase) => Promise<void>): Promise<void> {
  const fresh = await freshPostgres()
  try {
    await work(fresh)
    expect(await createLedger(fresh.database).replay()).toEqual([])
    expect(await createLedger(fresh.database).verifyChain()).toEqual([])
  } finally {
    await fresh.drop()
  }
}

const move = (key: string, uid: number, from: AccountRef, to: AccountRef, amount: bigint): Journal => ({
  key,
  kind: 'deposit',
  currency: 'EUR',
  uid,
  postings: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
})
const clearing: AccountRef = { house: 'clearing', ref: 'sandbox' }
const main = (uid: number): AccountRef => ({ uid, kind: 'main' })

it(
  `reverses each of ${credits} simultaneous credits once, though it is asked twice at once, and ends at zero`,
  {
    timeout,
  },
  () =>
    onPostgres(async ({ database }) => {
      const ledger = createLedger(database)
      const uids = await Promise.all(Array.from({ length: 20 }, () => newPlayer(database)))
      const posted = await together(
        Array.from({ length: credits }, (_, at) => () => {
          const uid = uids[at % uids.length] as number
          const journal = move(`credit/${at}`, uid, clearing, main(uid), BigInt(at + 1))
          return database.transaction((tx) => ledger.post(tx, [journal]))
        }),
      )
      expect(reasonsOf(posted)).toEqual([])
      const ids = posted.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).map(({ id }) => id)
      const reversals = await together(
        ids.flatMap((id) =>
          ['one', 'other'].map(
            (who) => () =>
              database.transaction((tx) => ledger.reverse(tx, { key: `undo/${id}/${who}`, journal: id })),
          ),
        ),
      )
      const refused = reasonsOf(reversals)
      expect(reversals.length - refused.length).toBe(credits)
      for (const reason of refused) expect(reason).toMatchObject({ refusal: 'already_reversed', status: 409 })
      const { rows } = await database.query(
        `select count(*)::int as journals, (select sum(abs(balance))::int from platform.ledger_accounts) as left
        from platform.ledger_journals`,
      )
      expect(rows).toEqual([{ journals: 2 * credits, left: 0 }])
    }),
)

it(
  'never waits in a circle: transfers in all directions, to accounts that nobody has used yet',
  {
    timeout,
  },
  () =>
    onPostgres(async ({ database }) => {
      const ledger = createLedger(database)
      const uids = await Promise.all(Array.from({ length: 8 }, () => newPlayer(database)))
      // Without the attempts that `database.transaction` makes after a deadlock.
      const once = <T>(work: (tx: Executor) => Promise<T>) => database.drizzle.transaction(work)
      const sent = await together(
        Array.from({ length: 400 }, (_, at) => () => {
          const [one, other] = [uids[at % 8] as number, uids[(at * 5 + 3) % 8] as number]
          const pool: AccountRef = { house: 'jackpot', ref: `pool${at % 5}` }
          const journals = [
            move(`in/${at}`, one, clearing, main(one), 5n),
            move(`there/${at}`, one, main(one), main(other), 3n),
            move(`pool/${at}`, other, main(other), pool, 1n),
          ]
          return once((tx) => ledger.post(tx, at % 2 ? journals : journals.toReversed()))
        }),
      )
      const failed = reasonsOf(sent)
      expect(failed.filter((reason) => !(reason instanceof LedgerError))).toEqual([])
      expect(sent.length - failed.length).toBeGreaterThan(200)
    }),
)
