import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Executor } from '../../../server/db/Database.ts'
import { createIdempotency } from '../../../server/platform/idempotency/withIdempotency.ts'
import { createRateLimiter } from '../../../server/platform/rateLimits/rateLimiter.ts'
import { invalidRequest, PlatformError } from '../../../server/platform/shared/errors.ts'
import type { CallContext, OperationInput } from '../../../server/platform/shared/operations.ts'
import { createLedger } from '../../../server/platform/wallet/createLedger.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'
import { newPlayer } from '../../fixtures/players/players.ts'
import { deposit } from '../../fixtures/wallet/bookkeeper.ts'

type Deposit = OperationInput<'cashier.cancelwithdrawal'>

describeOnEachDatabase('a command', (fresh) => {
  const idempotency = () => createIdempotency(fresh().database, createRateLimiter(fresh().database))
  const ledger = () => createLedger(fresh().database)
  const player = () => newPlayer(fresh().database)
  const call = (uid: number, key: string) =>
    ({ session: { uid, id: 'test' }, idempotencyKey: key }) as unknown as CallContext
  const done = { value: 1 as const }

  /** Pays in one euro; `id` is what the fields differ in. */
  const payIn = (uid: number, key: string, id = 1, work?: (tx: Executor) => Promise<void>) =>
    idempotency().withIdempotency(
      call(uid, key),
      'cashier.cancelwithdrawal',
      { id } as Deposit,
      async (tx) => {
        await move(tx, uid, 100n)
        await work?.(tx)
        return done
      },
    )
  const move = (tx: Executor, uid: number, amount: bigint) => ledger().post(tx, [deposit(uid, amount)])
  const main = async (uid: number) => (await ledger().balances(uid)).balance_main.amount

  it('has one effect and one answer, though it comes a hundred times at once', async () => {
    const uid = await player()
    const answers = await Promise.all(Array.from({ length: 100 }, () => payIn(uid, 'one-key-100')))
    expect(answers).toEqual(Array.from({ length: 100 }, () => done))
    expect(await main(uid)).toBe('1.00')
  })

  it('is refused where its key was used for something else', async () => {
    const uid = await player()
    await payIn(uid, 'used-for-one')
    await expect(payIn(uid, 'used-for-one', 2)).rejects.toMatchObject({
      type: 'InvalidRequestException',
      status: 409,
    })
    const other = idempotency().withIdempotency(
      call(uid, 'used-for-one'),
      'cashbacks.payout',
      { id: 1 } as OperationInput<'cashbacks.payout'>,
      async () => done,
    )
    await expect(other).rejects.toMatchObject({ status: 409 })
    expect(await main(uid)).toBe('1.00')
  })

  it('is followed by its hints once it is done, and by none where it is refused', async () => {
    const uid = await player()
    const { notifier } = fresh().database
    const heard: string[] = []
    const stop = notifier.subscribe('of a command', (payload) => heard.push(payload))
    const hint = (text: string) => (tx: Executor) => notifier.hint('of a command', text, tx)
    const refused = payIn(uid, 'hint-and-refuse', 1, async (tx) => {
      await hint('refused')(tx)
      throw invalidRequest('Not this one')
    })
    await expect(refused).rejects.toBeInstanceOf(PlatformError)
    await payIn(uid, 'hint-and-do', 1, hint('done'))
    await payIn(uid, 'hint-the-last', 2, hint('the last'))
    await vi.waitFor(() => expect(heard).toContain('the last'))
    stop()
    expect(heard).toEqual(['done', 'the last'])
  })

  it('is another player’s command under another player’s key', async () => {
    const [one, other] = [await player(), await player()]
    await payIn(one, 'the-same-key')
    await payIn(other, 'the-same-key')
    expect([await main(one), await main(other)]).toEqual(['1.00', '1.00'])
  })

  it('stays refused once it was, with the same words, and leaves nothing behind', async () => {
    const uid = await player()
    let tries = 0
    const refuse = () =>
      payIn(uid, 'refused-once', 1, async (tx) => {
        tries += 1
        if (tries === 1) await move(tx, uid, -500n)
      })
    const first = await refuse().catch((error: unknown) => error)
    expect(first).toMatchObject({ type: 'BillingTransactionDeclinedException', status: 409 })
    const { type, status, message } = first as PlatformError
    await expect(refuse()).rejects.toMatchObject({ type, status, message })
    expect(tries).toBe(1)
    expect(await main(uid)).toBe('0.00')
  })

  it('keeps what a refusal says of fields', async () => {
    const uid = await player()
    const details = { invalidParameters: { amount: [{ code: 'min', params: { min: 5 } }] } }
    const refuse = () =>
      payIn(uid, 'refused-fields', 1, async () => {
        throw new PlatformError('InvalidParameterException', 'Wrong: amount', details)
      })
    await expect(refuse()).rejects.toMatchObject(details)
    await expect(refuse()).rejects.toMatchObject({ ...details, type: 'InvalidParameterException' })
  })

  it.each([
    ['a fault', new Error('the disk is full')],
    ['too many calls', new PlatformError('TooManyRequestsException', 'later')],
    ['a provider that does not answer', new PlatformError('BillingUnavailableException', 'later')],
  ])('can be tried again after %s', async (name, error) => {
    const uid = await player()
    const key = `again-${name.replaceAll(' ', '-')}`
    const failing = payIn(uid, key, 1, async () => {
      throw error
    })
    await expect(failing).rejects.toThrow(error.message)
    expect(await main(uid)).toBe('0.00')
    await payIn(uid, key)
    expect(await main(uid)).toBe('1.00')
  })

  it('is refused, and nothing kept of it, once the player has sent hundreds in minutes', async () => {
    const uid = await player()
    const send = (key: string) =>
      idempotency().withIdempotency(
        call(uid, key),
        'cashier.cancelwithdrawal',
        { id: 1 } as Deposit,
        async () => done,
      )
    for (let sent = 0; sent < 300; sent += 50)
      await Promise.all(Array.from({ length: 50 }, (_, at) => send(`often-${sent + at}`)))
    await expect(send('one-too-many')).rejects.toMatchObject({
      type: 'TooManyRequestsException',
      status: 429,
    })
    const { rows } = await fresh().database.query(
      `select count(*)::int as kept from platform.commands where scope = $1`,
      [`player/${uid}`],
    )
    expect(rows).toEqual([{ kept: 300 }])
  })

  it('is kept for three days, and then forgotten', async () => {
    const uid = await player()
    await payIn(uid, 'kept-three-days')
    const { rows } = await fresh().database.query(
      `select extract(epoch from expires_at - now()) / 3600 as hours from platform.commands where key = 'kept-three-days'`,
    )
    expect(Number(rows[0]?.hours)).toBeCloseTo(72, 1)
    await idempotency().sweep()
    await payIn(uid, 'kept-three-days')
    expect(await main(uid)).toBe('1.00')
    await fresh().database.drizzle.execute(
      sql`update platform.commands set expires_at = now() where key = 'kept-three-days'`,
    )
    await idempotency().sweep()
    await expect(
      payIn(uid, 'kept-three-days', 1, () => Promise.reject(invalidRequest('new'))),
    ).rejects.toThrow('new')
  })
})
