import type { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Database, Executor } from '../../../server/db/Database.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { PipelinedClient } from '../../../server/db/PipelinedClient.ts'
import { given, prepared, preparedRows } from '../../../server/db/prepared.ts'
import { rowsOf } from '../../../server/db/rowsOf.ts'
import { sqlState } from '../../../server/db/sqlErrors.ts'
import { together } from '../../../server/db/together.ts'
import { accounts } from '../../../server/platform/accounts/schema.ts'
import { describeOnEachDatabase, emptyPostgres } from '../../fixtures/databases/databases.ts'

const sum = preparedRows<{ sum: number }>('test_sum', sql`select ${given('one')}::int + 1 as sum`)
const statements = (executor: Executor) =>
  rowsOf<{ name: string }>(
    executor,
    sql`select name from pg_prepared_statements where name like 'test%' order by name`,
  )

describeOnEachDatabase('prepared queries', (fresh) => {
  it('are asked with other values each time, in and outside of transactions, and alone or together', async () => {
    const { database } = fresh()
    expect(await sum(database.drizzle, { one: 1 })).toEqual([{ sum: 2 }])
    for (const one of [5, 6])
      await database.transaction(async (tx) => {
        const both = await together([sum(tx, { one }), sum(tx, { one: one * 10 })])
        expect(both.map(([row]) => row?.sum)).toEqual([one + 1, one * 10 + 1])
      })
  })

  it('are built once for all transactions on a connection to Postgres', async () => {
    const { database } = fresh()
    let built = 0
    const loginOf = prepared('test_login', (executor) => {
      built += 1
      return executor
        .select({ login: accounts.login })
        .from(accounts)
        .where(sql`${given('most')}::int = 1`)
        .limit(1)
    })
    for (let at = 0; at < 3; at += 1)
      await database.transaction(async (tx) => expect(await loginOf(tx, { most: 1 })).toEqual([]))
    expect(built).toBe(database.kind === 'postgres' ? 1 : 3)
  })

  it('asked together in a transaction that fails, are all answered before it ends, and nothing is left of them', async () => {
    const { database } = fresh()
    await database.query('create table kept (one int)')
    const keep = preparedRows('test_keep', sql`insert into kept values (${given('one')}::int) returning one`)
    const work = database.transaction(async (tx) => {
      const late = keep(tx, { one: 1 }).then(() => keep(tx, { one: 2 }))
      await together([late, Promise.reject(new Error('refused'))])
    })
    await expect(work).rejects.toThrow('refused')
    expect((await database.query('select count(*)::int as count from kept')).rows).toEqual([{ count: 0 }])
  })
})

/** Counts what is handed over to the system. */
class CountingSocket extends Socket {
  handedOver = 0
  override _write(...given: Parameters<Socket['_write']>) {
    this.handedOver += 1
    super._write(...given)
  }
  override _writev(...given: Parameters<NonNullable<Socket['_writev']>>) {
    this.handedOver += 1
    super._writev?.(...given)
  }
}

describe('statements of Postgres', () => {
  it('that are asked together are handed over together', async () => {
    const empty = await emptyPostgres()
    const socket = new CountingSocket()
    const config = { connectionString: empty.url, pipeline: true, stream: () => socket }
    const client = new PipelinedClient(config)
    try {
      await client.connect()
      const before = socket.handedOver
      const both = await together([
        client.query('begin'),
        Promise.resolve().then(() => client.query('select $1::int as one', [1])),
        client.query('select $1::int as one', [2]),
      ])
      expect(both.map(({ rows }) => rows)).toEqual([[], [{ one: 1 }], [{ one: 2 }]])
      expect(socket.handedOver - before).toBe(1)
      await client.query('rollback')
      expect(socket.handedOver - before).toBe(2)
    } finally {
      await client.end()
      await empty.drop()
    }
  })

  it('that are asked together in a transaction are answered together, up to the first that fails', async () => {
    const empty = await emptyPostgres()
    const client = new PipelinedClient({ connectionString: empty.url, pipeline: true })
    let answers = 0
    const connection = Reflect.get(client, 'connection') as EventEmitter
    const third = { name: 'test_third', text: 'select $1::int as one' }
    const ask = (one: number) => [
      client.query({ text: 'select $1::int as one' }, [1]),
      client.query({ text: 'select 1 / $1::int as one' }, [one]),
      client.query(third, [3]),
    ]
    try {
      await client.connect()
      connection.on('readyForQuery', () => {
        answers += 1
      })
      await client.query('begin')
      const failed = await Promise.allSettled(ask(0))
      expect(
        failed.map((one) => (one.status === 'rejected' ? sqlState(one.reason) : one.value.rows)),
      ).toEqual([[{ one: 1 }], '22012', '22012'])
      // Its end is said behind what was refused.
      await expect.poll(() => answers).toBe(2)
      await client.query('rollback')
      await client.query('begin')
      const done = await Promise.all(ask(1))
      expect(done.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 3 }]])
      await expect.poll(() => answers).toBe(5)
      expect((await client.query(third, [4])).rows).toEqual([{ one: 4 }])
      await client.query('commit')
      // Each by itself again: what fails undoes nothing else.
      const apart = await Promise.allSettled(ask(0))
      expect(apart.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    } finally {
      await client.end()
      await empty.drop()
    }
  })

  it('that are kept are described once, and refused where their rows are no longer what they were', async () => {
    const empty = await emptyPostgres()
    const client = new PipelinedClient({ connectionString: empty.url, pipeline: true })
    const ask = (least: number) =>
      client.query({ name: 'test_kept', text: 'select * from kept where one >= $1' }, [least])
    try {
      await client.connect()
      const described = vi.spyOn(Reflect.get(client, 'connection') as pg.Connection, 'describe')
      await client.query(
        'create table kept as select one, one || $$ of 2$$ as text from generate_series(1, 2) one',
      )
      await client.query('begin')
      const answers = [await ask(1), ...(await Promise.all([ask(2), ask(3)]))]
      expect(described).toHaveBeenCalledTimes(1)
      const second = { one: 2, text: '2 of 2' }
      expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1, text: '1 of 2' }, second], [second], []])
      await client.query('commit')
      await client.query('alter table kept add column three int')
      await client.query('begin')
      await expect(ask(1)).rejects.toThrow('must not change result type')
    } finally {
      await client.end()
      await empty.drop()
    }
  })

  it.each([
    ['on', ['test_sum']],
    ['off', []],
  ])('have names that it keeps, unless the address says not: %s', async (named, names) => {
    const empty = await emptyPostgres()
    let database: Database | undefined
    try {
      const url = new URL(empty.url)
      url.searchParams.set('named_statements', named)
      database = await openPostgres(url.href)
      const kept = await database.transaction(async (tx) => {
        expect(await sum(tx, { one: 1 })).toEqual([{ sum: 2 }])
        return statements(tx)
      })
      expect(kept.map(({ name }) => name)).toEqual(names)
    } finally {
      await database?.close()
      await empty.drop()
    }
  })
})
