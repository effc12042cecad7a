import { expect, it } from 'vitest'
import { describeOnEachDatabase, type FreshDatabase } from '../../fixtures/databases/databases.ts'
import { bookkeeper, deposit, someKey } from '../../fixtures/wallet/bookkeeper.ts'

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
