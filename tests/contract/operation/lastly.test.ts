import type { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Executor } from '../../../server/db/Database.ts'
import { awayErrorOf } from '../../../server/db/DatabaseAwayError.ts'
import { lastly } from '../../../server/db/lastly.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { PipelinedClient } from '../../../server/db/PipelinedClient.ts'
import { given, preparedRows } from '../../../server/db/prepared.ts'
import { sqlState } from '../../../server/db/sqlErrors.ts'
import { describeOnEachDatabase, emptyPostgres } from '../../fixtures/databases/databases.ts'

const keep = preparedRows<{ one: number }>(
  'test_keep_last',
  sql`insert into kept values (${given('one')}::int) returning one`,
)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describeOnEachDatabase('what is asked last of a transaction', (fresh) => {
  const prepare = async () => {
    const { database } = fresh()
    await database.query('drop table if exists kept')
    await database.query('create table kept (one int primary key)')
    const rows = async () =>
      (await database.query('select one from kept order by one')).rows.map((row) => row.one)
    return { database, rows }
  }

  it('is kept with all that was asked before, and answered', async () => {
    const { database, rows } = await prepare()
    const answer = await database.transaction(async (tx) => {
      await keep(tx, { one: 1 })
      const [two, three] = await lastly(tx, [() => keep(tx, { one: 2 }), () => keep(tx, { one: 3 })])
      return [two[0]?.one, three[0]?.one]
    })
    expect(answer).toEqual([2, 3])
    expect(await rows()).toEqual([1, 2, 3])
  })

  it.each([1, 2])('is not kept where the database refuses any of it, which is told: %s', async (taken) => {
    const { database, rows } = await prepare()
    await keep(database.drizzle, { one: taken })
    const failing = database.transaction((tx) =>
      lastly(tx, [() => keep(tx, { one: 1 }), () => keep(tx, { one: 2 }), () => keep(tx, { one: 3 })]),
    )
    expect(sqlState(await failureOf(failing))).toBe('23505')
    expect(await rows()).toEqual([taken])
  })

  it('is not kept where any of it fails before it is asked', async () => {
    const { database, rows } = await prepare()
    const failing = database.transaction((tx) =>
      lastly(tx, [() => keep(tx, { one: 1 }), () => Promise.reject(new Error('on purpose'))]),
    )
    await expect(failing).rejects.toThrow('on purpose')
    expect(await rows()).toEqual([])
  })

  it('is not kept where what went ahead of the transaction has failed', async () => {
    const { database, rows } = await prepare()
    const ahead = async (executor: Executor) => {
      await keep(executor, { one: 1 })
      throw new Error('was used before')
    }
    const failing = database.transaction((tx) => lastly(tx, [() => keep(tx, { one: 2 })]), { ahead })
    await expect(failing).rejects.toThrow('was used before')
    expect(await rows()).toEqual([1])
  })

  it('is kept though some of it is asked late', async () => {
    const { database, rows } = await prepare()
    await database.transaction((tx) =>
      lastly(tx, [
        () => keep(tx, { one: 1 }),
        async () => {
          await new Promise((resolve) => setImmediate(resolve))
          return keep(tx, { one: 2 })
        },
      ]),
    )
    expect(await rows()).toEqual([1, 2])
  })

  it('leaves nothing where the transaction had failed before', async () => {
    const { database, rows } = await prepare()
    const failing = database.transaction(async (tx) => {
      await keep(tx, { one: 1 })
      await failureOf(keep(tx, { one: 1 }))
    })
    if (database.kind === 'postgres') await expect(failing).rejects.toThrow('had failed before')
    else await failureOf(failing)
    expect(await rows()).toEqual([])
  })
})

describe('a commit on Postgres', () => {
  it('is one trip with what is asked last', async () => {
    const empty = await emptyPostgres()
    const client = new PipelinedClient({ connectionString: empty.url, pipeline: true })
    let answers = 0
    try {
      await client.connect()
      const connection = Reflect.get(client, 'connection') as EventEmitter
      connection.on('readyForQuery', () => {
        answers += 1
      })
      await client.query('create table kept (one int primary key)')
      await client.query('begin')
      const before = answers
      const [done] = await Promise.all([
        client.commit(() => true),
        client.query({ text: 'insert into kept values ($1)' }, [1]),
      ])
      expect(done?.command).toBe('COMMIT')
      expect((await client.query('select one from kept')).rows).toEqual([{ one: 1 }])
      // That of the question behind it, too.
      await expect.poll(() => answers - before).toBe(2)
    } finally {
      await client.end()
      await empty.drop()
    }
  })

  it('with what is asked last, whose answer is lost, is of unknown fate and not tried again', async () => {
    const empty = await emptyPostgres()
    const [database, other] = [await openPostgres(empty.url), await openPostgres(empty.url)]
    try {
      await database.query(`create table kept (one int primary key);
        create function doze() returns trigger language plpgsql as
          $$ begin perform pg_sleep(60); return null; end $$;
        create constraint trigger dozing after insert on kept deferrable initially deferred
          for each row execute function doze()`)
      let [tries, pid] = [0, 0]
      const committing = failureOf(
        database.transaction(async (tx) => {
          tries += 1
          const [row] = await preparedRows<{ pid: number }>('test_pid', sql`select pg_backend_pid() as pid`)(
            tx,
            {},
          )
          pid = row?.pid ?? 0
          await lastly(tx, [() => keep(tx, { one: 1 })])
        }),
      )
      await expect
        .poll(async () => {
          const { rows } = await other.query('select wait_event from pg_stat_activity where pid = $1', [pid])
          return rows[0]?.wait_event
        })
        .toBe('PgSleep')
      await other.query('select pg_terminate_backend($1, 5000)', [pid])
      expect(awayErrorOf(await committing)?.fate).toBe('unknown')
      expect(tries).toBe(1)
    } finally {
      await database.close()
      await other.close()
      await empty.drop()
    }
  })
})
