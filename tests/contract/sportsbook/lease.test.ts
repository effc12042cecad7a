import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLease } from '../../../server/platform/sportsbook/consumer/createLease.ts'
import { leaseRepository } from '../../../server/platform/sportsbook/consumer/leaseRepository.ts'
import { freshPostgres } from '../../fixtures/databases/databases.ts'

it('a holder that stands still in the middle of a transaction is replaced, and what it was writing is not kept', async () => {
  const { database, drop } = await freshPostgres()
  const { drizzle } = database
  const term = (await leaseRepository.take(drizzle, 'paused')) ?? 0
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const began = performance.now()
  const standing = database
    .transaction(async (tx) => {
      await leaseRepository.renew(tx, term)
      await tx.execute(sql`insert into platform.sports_producers (id) values (9)`)
      await asleep
    })
    .catch((error: unknown) => error)
  const held: number[] = []
  const other = createLease(
    database,
    async (next) => void held.push(next),
    () => {},
  )
  other.start()
  await expect.poll(() => held).toEqual([term + 1])
  await other.stop()
  expect(performance.now() - began).toBeLessThan(7_000)
  wake()
  expect(await standing).toBeInstanceOf(Error)
  expect((await database.query('select id from platform.sports_producers')).rows).toEqual([])
  await expect(leaseRepository.renew(drizzle, term)).rejects.toThrow('Another process listens')
  await drop()
})

it('who ends leaves the lease to others at once, and who fails tries again after a while', async () => {
  const { database, drop } = await freshPostgres()
  const heard: string[] = []
  const failed: unknown[] = []
  const first = createLease(
    database,
    async (term, signal) => {
      heard.push(`first ${term}`)
      if (heard.length === 1) throw new Error('on purpose')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
    (error) => failed.push(error),
  )
  first.start()
  await expect.poll(() => heard).toEqual(['first 1', 'first 2'])
  expect(failed).toHaveLength(1)
  const second = createLease(
    database,
    async (term) => void heard.push(`second ${term}`),
    () => {},
  )
  await first.stop()
  second.start()
  await expect.poll(() => heard.at(-1), { timeout: 2_500 }).toBe('second 3')
  await second.stop()
  await drop()
})
