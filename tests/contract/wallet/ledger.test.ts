import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { balanceRepository } from '../../../server/platform/wallet/balanceRepository.ts'
import type { Journal } from '../../../server/platform/wallet/Journal.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { bet, bookkeeper, deposit, someKey } from '../../fixtures/wallet/bookkeeper.ts'

describeOnEachDatabase('the ledger', (fresh) => {
  const { ledger, player, post, main, expectSound } = bookkeeper(fresh)
  const hasPostings = (uid: number, executor = fresh().database.drizzle) =>
    balanceRepository.hasPostings(executor, uid)

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
    expect(await hasPostings(uid)).toBe(false)
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
    expect(await hasPostings(uid)).toBe(false)
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
      expect(await hasPostings(uid)).toBe(true)
    })
  })

  describe('the currency of a player', () => {
    const change = (uid: number, currency: string) =>
      fresh().database.transaction(async (tx) => {
        await tx.execute(sql`select from platform.accounts where uid = ${uid} for update`)
        if (await hasPostings(uid, tx)) throw new Error('money has moved')
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
