import { expect, it } from 'vitest'
import { takingTurns } from '../../../server/db/takingTurns.ts'
import { embeddedCopy } from '../../fixtures/databases/databases.ts'

it('a crowd of queries lets the event loop turn, and all are answered', async () => {
  const client = takingTurns(await embeddedCopy())
  await client.exec('create table counts (key text primary key, count integer not null)')
  let turned = 0
  const timer = setInterval(() => {
    turned += 1
  }, 1)
  const count = (key: string) =>
    client.query<{ count: number }>(
      'insert into counts values ($1, 1) on conflict (key) do update set count = counts.count + 1 returning count',
      [key],
    )
  const told = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      await count('all')
      return client.transaction((tx) => tx.query(`select ${at} as at`))
    }),
  )
  clearInterval(timer)
  expect(told.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 100 }, (_, at) => ({ at })))
  expect((await count('all')).rows).toEqual([{ count: 101 }])
  expect(turned).toBeGreaterThan(10)
  await client.close()
})

it('a query that fails does not hold up the others', async () => {
  const client = takingTurns(await embeddedCopy())
  const [failed, fine] = await Promise.allSettled([
    client.query('select nothing'),
    client.query('select 1 as one'),
  ])
  expect([failed.status, fine.status]).toEqual(['rejected', 'fulfilled'])
  await client.close()
})
