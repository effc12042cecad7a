import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLedger } from '../../server/platform/wallet/createLedger.ts'
import type { Journal } from '../../server/platform/wallet/Journal.ts'
import { rebuildBalances } from '../../server/platform/wallet/replay.ts'
import { verifyChain } from '../../server/platform/wallet/verifyChain.ts'
import { describeOnEachDatabase, type FreshDatabase } from '../fixtures/databases.ts'
import { newPlayer } from '../fixtures/players.ts'

let number = 0
const someKey = () => {
  number += 1
  return `test/${number}`
}

function deposit(uid: number, amount: bigint, key = someKey()): Journal {
  return {
    key,
    kind: 'deposit',
    currency: 'EUR',
    uid,
    postings: [
      { account: { house: 'clearing', ref: 'sandbox' }, amount: -amount },
      { account: { uid, kind: 'main' }, amount },
    ],
  }
}

function bet(uid: number, amount: bigint, key = someKey()): Journal {
  return {
    key,
    kind: 'bet',
    currency: 'EUR',
    uid,
    postings: [
      { account: { uid, kind: 'main' }, amount: -amount },
      { account: { house: 'revenue', ref: 'casino' }, amount },
    ],
  }
}

function bookkeeper(fresh: () => FreshDatabase) {
  const ledger = () => createLedger(fresh().database)
  return {
    ledger,
    player: (currency?: string) => newPlayer(fresh().database, currency),
    post: (...journals: Journal[]) => fresh().database.transaction((tx) => ledger().post(tx, journals)),
    main: async (uid: number) => (await ledger().balances(uid)).balance_main.amount,
    async expectSound() {
      expect(await ledger().replay()).toEqual([])
      expect(await ledger().verifyChain()).toEqual([])
    },
  }
}

describeOnEachDatabase('the ledger', (fresh) => {
  const { ledger, player, post, main, expectSound } = bookkeeper(fresh)

  it('moves money and tells the balances in decimals of the currency', async () => {
    const uid = await player()
    expect(await ledger().balances(uid)).toEqual({
      balance_main: { amount: '0.00', currency: 'EUR' },
      balance_bonus: { amount: '0.00', currency: 'EUR' },
      balance_betting_bonus: { amount: '0.00', currency: 'EUR' },
      balance_fun: { amount: '0.00', currency: 'FUN' },
    })
    await post(deposit(uid, 1050n))
    await post(bet(uid, 50n))
    expect(await main(uid)).toBe('10.00')
    await expectSound()
  })

  it('refuses to take what is not there, and then writes nothing', async () => {
    const uid = await player()
    await post(deposit(uid, 100n))
    await expect(post(bet(uid, 101n))).rejects.toMatchObject({ refusal: 'insufficient_funds', status: 409 })
    await expect(post(deposit(uid, 500n), bet(uid, 601n))).rejects.toMatchObject({
      refusal: 'insufficient_funds',
    })
    expect(await main(uid)).toBe('1.00')
    await expectSound()
  })

  it('takes from what an earlier journal of the same call gave', async () => {
    const uid = await player()
    await post(deposit(uid, 100n), bet(uid, 100n))
    expect(await main(uid)).toBe('0.00')
  })

  it('lets no jackpot or suspense account give more than it holds', async () => {
    const uid = await player()
    const win = (house: 'jackpot' | 'suspense'): Journal => ({
      key: someKey(),
      kind: 'jackpot',
      currency: 'EUR',
      uid,
      postings: [
        { account: { house, ref: 'mega' }, amount: -1n },
        { account: { uid, kind: 'main' }, amount: 1n },
      ],
    })
    await expect(post(win('jackpot'))).rejects.toMatchObject({ refusal: 'insufficient_funds' })
    await expect(post(win('suspense'))).rejects.toMatchObject({ refusal: 'insufficient_funds' })
  })

  it('posts a key once: again for the same request, refused for another', async () => {
    const uid = await player()
    const journal = deposit(uid, 100n)
    const [first] = await post(journal)
    expect(await post(journal)).toEqual([{ ...first, repeated: true }])
    await expect(post({ ...journal, kind: 'refund' })).rejects.toMatchObject({ refusal: 'key_conflict' })
    await expect(post(deposit(uid, 200n, journal.key))).rejects.toMatchObject({ refusal: 'key_conflict' })
    expect(await main(uid)).toBe('1.00')
  })

  it('answers a repetition even where the money is gone since', async () => {
    const uid = await player()
    const spend = bet(uid, 100n)
    await post(deposit(uid, 100n), spend)
    expect(await post(spend)).toMatchObject([{ repeated: true }])
  })

  it('refuses journals that belong together when some were posted apart', async () => {
    const uid = await player()
    const [one, two] = [deposit(uid, 100n), deposit(uid, 200n)]
    await post(one)
    await expect(post(one, two)).rejects.toMatchObject({ refusal: 'key_conflict' })
    expect(await main(uid)).toBe('1.00')
    await expectSound()
  })

  it.each<[string, (uid: number) => Partial<Journal>]>([
    ['sum to something', (uid) => ({ postings: [{ account: { uid, kind: 'main' }, amount: 1n }] })],
    ['are none', () => ({ postings: [] })],
    ['move nothing', (uid) => ({ postings: [{ account: { uid, kind: 'main' }, amount: 0n }] })],
    ['are in an asset that nobody knows', () => ({ currency: 'ABC' })],
  ])('refuses postings that %s', async (_, wrong) => {
    const uid = await player()
    await expect(post({ ...deposit(uid, 1n), ...wrong(uid) })).rejects.toThrow()
    expect(await ledger().hasPostings(uid)).toBe(false)
  })

  it('keeps play money apart from money', async () => {
    const uid = await player()
    await post({
      key: someKey(),
      kind: 'bonus',
      currency: 'FUN',
      uid,
      postings: [
        { account: { house: 'promotions' }, amount: -100_000n },
        { account: { uid, kind: 'main' }, amount: 100_000n },
      ],
    })
    const balances = await ledger().balances(uid)
    expect(balances.balance_fun).toEqual({ amount: '1000.00', currency: 'FUN' })
    expect(balances.balance_main.amount).toBe('0.00')
    expect(await ledger().hasPostings(uid)).toBe(false)
  })

  it('opens no account of a player in a currency that is not the player’s', async () => {
    const uid = await player('USD')
    await expect(post(deposit(uid, 100n))).rejects.toMatchObject({ refusal: 'wrong_currency' })
  })

  it('adds bonuses of one kind up', async () => {
    const uid = await player()
    const grant = (ref: string): Journal => ({
      key: someKey(),
      kind: 'bonus',
      currency: 'EUR',
      uid,
      postings: [
        { account: { house: 'promotions' }, amount: -500n },
        { account: { uid, kind: 'bonus', ref }, amount: 500n },
      ],
    })
    await post(grant('1'), grant('2'))
    expect((await ledger().balances(uid)).balance_bonus.amount).toBe('10.00')
  })

  describe('reversal', () => {
    it('undoes a journal once, by a new one', async () => {
      const uid = await player()
      const [posted] = await post(deposit(uid, 100n))
      const undo = (key: string) =>
        fresh().database.transaction((tx) => ledger().reverse(tx, { key, journal: posted?.id ?? 0 }))
      const key = someKey()
      expect(await undo(key)).toMatchObject({ repeated: false })
      expect(await undo(key)).toMatchObject({ repeated: true })
      await expect(undo(someKey())).rejects.toMatchObject({ refusal: 'already_reversed' })
      expect(await main(uid)).toBe('0.00')
      await expectSound()
    })

    it('is refused where the player has spent it', async () => {
      const uid = await player()
      const [posted] = await post(deposit(uid, 100n), bet(uid, 1n))
      const undo = fresh().database.transaction((tx) =>
        ledger().reverse(tx, { key: someKey(), journal: posted?.id ?? 0 }),
      )
      await expect(undo).rejects.toMatchObject({ refusal: 'insufficient_funds' })
    })
  })

  describe('deposits', () => {
    it('are counted since a moment, without those that were undone', async () => {
      const uid = await player()
      const start = new Date(Date.now() - 1000)
      const [undone] = await post(deposit(uid, 100n))
      await post(deposit(uid, 250n))
      await post(bet(uid, 50n))
      const undo = (journal: number) =>
        fresh().database.transaction((tx) => ledger().reverse(tx, { key: someKey(), journal }))
      const { id } = await undo(undone?.id ?? 0)
      expect(await ledger().depositedSince(uid, start)).toBe(250n)
      const again = await undo(id)
      expect(await ledger().depositedSince(uid, start)).toBe(350n)
      await undo(again.id)
      expect(await ledger().depositedSince(uid, start)).toBe(250n)
      expect(await ledger().depositedSince(uid, new Date(Date.now() + 60_000))).toBe(0n)
      expect(await ledger().hasPostings(uid)).toBe(true)
    })
  })

  describe('the currency of a player', () => {
    const change = (uid: number, currency: string) =>
      fresh().database.transaction(async (tx) => {
        await tx.execute(sql`select from platform.accounts where uid = ${uid} for update`)
        if (await ledger().hasPostings(uid, tx)) throw new Error('money has moved')
        await tx.execute(sql`update platform.accounts set currency = ${currency} where uid = ${uid}`)
      })

    it('can change until money moves, and then is the one that money moves in', async () => {
      const uid = await player()
      await change(uid, 'USD')
      await expect(post(deposit(uid, 100n))).rejects.toMatchObject({ refusal: 'wrong_currency' })
      await post({ ...deposit(uid, 100n), currency: 'USD' })
      expect(await ledger().balances(uid)).toMatchObject({
        balance_main: { amount: '1.00', currency: 'USD' },
      })
      await expect(change(uid, 'EUR')).rejects.toThrow('money has moved')
    })

    it('leaves no money in the old one when it changes as the first deposit arrives', async () => {
      for (let round = 0; round < 10; round += 1) {
        const uid = await player()
        const [paid, changed] = await Promise.allSettled([post(deposit(uid, 100n)), change(uid, 'USD')])
        expect([paid.status, changed.status].sort()).toEqual(['fulfilled', 'rejected'])
        const { balance_main } = await ledger().balances(uid)
        expect(balance_main).toEqual(
          changed.status === 'fulfilled'
            ? { amount: '0.00', currency: 'USD' }
            : { amount: '1.00', currency: 'EUR' },
        )
      }
      await expectSound()
    })
  })
})

describeOnEachDatabase('holds', (fresh) => {
  const { ledger, player, post, main, expectSound } = bookkeeper(fresh)
  const transaction = <T>(work: Parameters<FreshDatabase['database']['transaction']>[0]) =>
    fresh().database.transaction(work) as Promise<T>
  const setAside = (uid: number, amount: bigint, more: { key?: string; expiresAt?: Date } = {}) =>
    fresh().database.transaction((tx) =>
      ledger().hold(tx, { key: someKey(), uid, currency: 'EUR', amount, at: 'withdrawal_hold', ...more }),
    )
  const pay = (id: number, amount: bigint) =>
    transaction<{ journal: number }>((tx) =>
      ledger().resolveHold(tx, {
        hold: id,
        kind: 'withdrawal',
        outcome: 'posted',
        to: [{ account: { house: 'clearing', ref: 'sandbox' }, amount }],
      }),
    )
  const release = (id: number) =>
    transaction((tx) => ledger().resolveHold(tx, { hold: id, kind: 'release', outcome: 'voided' }))

  it('set money aside, and move it on', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const { id } = await setAside(uid, 400n)
    expect(await main(uid)).toBe('6.00')
    await pay(id, 400n)
    expect(await main(uid)).toBe('6.00')
    await expectSound()
  })

  it('give back what is not moved on', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    await pay((await setAside(uid, 400n)).id, 300n)
    expect(await main(uid)).toBe('7.00')
    await expect(pay((await setAside(uid, 400n)).id, 401n)).rejects.toThrow('does not hold so much')
    await expectSound()
  })

  it('are made once for a key', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const key = someKey()
    const first = await setAside(uid, 400n, { key })
    expect(await setAside(uid, 400n, { key })).toEqual({ ...first, repeated: true })
    await expect(setAside(uid, 500n, { key })).rejects.toMatchObject({ refusal: 'key_conflict' })
    expect(await main(uid)).toBe('6.00')
  })

  it('are resolved once, whoever tries at the same time', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const { id } = await setAside(uid, 400n)
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? pay(id, 400n) : release(id))),
    )
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(11)
    for (const reason of refused) expect(reason).toMatchObject({ refusal: 'hold_resolved', status: 409 })
    expect(['6.00', '10.00']).toContain(await main(uid))
    await expectSound()
  })

  it('expire by themselves when their time is over, and not before', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    await setAside(uid, 100n, { expiresAt: new Date(Date.now() - 1000) })
    await setAside(uid, 200n, { expiresAt: new Date(Date.now() + 60_000) })
    await setAside(uid, 300n)
    expect(await ledger().expireHolds()).toBe(1)
    expect(await ledger().expireHolds()).toBe(0)
    expect(await main(uid)).toBe('5.00')
  })

  it('are not reversed, neither as they are made nor as they are resolved', async () => {
    const uid = await player()
    await post(deposit(uid, 1000n))
    const { id } = await setAside(uid, 400n)
    const { journal } = await pay(id, 400n)
    const undo = transaction((tx) => ledger().reverse(tx, { key: someKey(), journal }))
    await expect(undo).rejects.toMatchObject({ refusal: 'hold_resolved' })
  })
})

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
