import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rebuildBalances } from '../../../server/platform/wallet/replay.ts'
import { verifyChain } from '../../../server/platform/wallet/verifyChain.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { bookkeeper, deposit, someKey } from '../../fixtures/wallet/bookkeeper.ts'

describeOnEachDatabase('the books', (fresh) => {
  const { ledger, player, post, expectSound } = bookkeeper(fresh)
  const behindTheBack = (statement: string) => fresh().database.query(statement)

  it.each([
    `update platform.ledger_postings set amount = amount + 1`,
    `delete from platform.ledger_postings`,
    `update platform.ledger_journals set kind = 'win'`,
    `delete from platform.ledger_journals`,
    `truncate platform.ledger_postings, platform.ledger_journals cascade`,
    `delete from platform.ledger_accounts`,
    `update platform.ledger_accounts set kind = 'bonus'`,
    `update platform.ledger_accounts set currency = 'USD'`,
    `update platform.ledger_accounts set balance = -1 where uid is not null`,
    `update platform.ledger_accounts set may_overdraw = true`,
    `insert into platform.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
      select account_id, 1000, journal_id, 5, 5, '' from platform.ledger_postings limit 1`,
    `update platform.ledger_holds set state = 'pending', resolved_by = null where state <> 'pending'`,
    `update platform.ledger_holds set amount = 1`,
    `delete from platform.ledger_holds`,
  ])('refuse: %s', async (statement) => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const { id } = await fresh().database.transaction((tx) =>
      ledger().hold(tx, { key: someKey(), uid, currency: 'EUR', amount: 10n, at: 'open_bets' }),
    )
    await fresh().database.transaction((tx) =>
      ledger().resolveHold(tx, { hold: id, kind: 'release', outcome: 'voided' }),
    )
    await expect(behindTheBack(statement)).rejects.toThrow()
    await expectSound()
  })

  it('refuse a journal in which two assets meet', async () => {
    const uid = await player()
    await post(deposit(uid, 1n))
    const row = (currency: string, amount: number) =>
      `((select id from platform.ledger_accounts where currency = '${currency}' limit 1), 1000,
        (select max(id) from platform.ledger_journals), ${amount}, ${amount}, '')`
    await post({
      key: someKey(),
      kind: 'bonus',
      currency: 'FUN',
      uid,
      postings: [
        { account: { house: 'promotions' }, amount: -1n },
        { account: { uid, kind: 'main' }, amount: 1n },
      ],
    })
    await expect(
      behindTheBack(
        `insert into platform.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
          values ${row('EUR', -7)}, ${row('FUN', 7)}`,
      ),
    ).rejects.toThrow('do not sum to zero in its currency')
  })

  it('show a balance that was changed behind their back, and are played again to mend it', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    await behindTheBack(`update platform.ledger_accounts set balance = balance + 7 where uid = ${uid}`)
    expect(await ledger().replay()).toMatchObject([{ what: 'balance' }])
    expect(await fresh().database.transaction(rebuildBalances)).toBe(1)
    await expectSound()
  })

  it('show money that was set aside without a hold, and would wait for ever', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const aside = (amount: bigint) =>
      post({
        key: someKey(),
        kind: 'hold',
        currency: 'EUR',
        uid,
        postings: [
          { account: { uid, kind: 'main' }, amount: -amount },
          { account: { uid, kind: 'withdrawal_hold' }, amount },
        ],
      })
    await aside(10n)
    expect(await ledger().replay()).toMatchObject([{ what: 'hold' }])
    await aside(-10n)
    await expectSound()
  })

  it.each([
    ['an amount', `update platform.ledger_postings set amount = amount * 2`, ['chain', 'journal']],
    ['a time', `update platform.ledger_journals set created_at = created_at - interval '1 day'`, ['journal']],
    [
      'a posting that is gone',
      `delete from platform.ledger_postings where sequence = 1`,
      ['chain', 'journal'],
    ],
    ['an end that is gone', `delete from platform.ledger_postings where sequence = 3`, ['chain', 'journal']],
  ])('show %s that was forged with the guards down', async (_, statement, kinds) => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    await post(deposit(uid, 1000n))
    await post(deposit(uid, 1000n))
    const mine = `account_id in (select id from platform.ledger_accounts where uid = ${uid})`
    const scope = statement.includes('journals')
      ? `where uid = ${uid}`
      : `${statement.includes('where') ? 'and' : 'where'} ${mine}`
    const faults = await fresh()
      .database.transaction(async (tx) => {
        await tx.execute(sql`alter table platform.ledger_postings disable trigger user`)
        await tx.execute(sql`alter table platform.ledger_journals disable trigger user`)
        await tx.execute(sql.raw(`${statement} ${scope}`))
        throw Object.assign(new Error('seen'), { faults: await verifyChain(tx) })
      })
      .catch((error: Error & { faults?: { what: string }[] }) => {
        if (!error.faults) throw error
        return error.faults
      })
    expect([...new Set(faults.map(({ what }) => what))].sort()).toEqual(kinds)
    await expectSound()
  })
})
